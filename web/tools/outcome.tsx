import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../ui/card';
import { cx } from '../ui/cx';

export type Tone = 'success' | 'warning' | 'danger' | 'neutral';

const looks = {
  success: { box: 'bg-success-tint', ink: 'text-success', Icon: CircleCheck },
  warning: { box: 'bg-warning-tint', ink: 'text-warning', Icon: TriangleAlert },
  danger: { box: 'bg-danger-tint', ink: 'text-danger', Icon: OctagonAlert },
  neutral: { box: 'bg-navy-tint', ink: 'text-navy', Icon: Info },
} as const;

type OutcomeProps = {
  tone: Tone;
  above?: ReactNode;
  title: ReactNode;
  text?: ReactNode;
  figures?: ReactNode;
};

/** The answer of a tool, announced when it changes. */
export function Outcome({
  tone,
  above,
  title,
  text,
  figures,
  children,
}: OutcomeProps & { children?: ReactNode }) {
  const { box, ink, Icon } = looks[tone];
  return (
    <Card pad="none" className="overflow-hidden">
      <div role="status" className={cx('grid gap-2 p-5 md:px-7 md:py-6', box)}>
        <p className={cx('flex items-center gap-2 text-small font-semibold', ink)}>
          <Icon className="size-5" />
          {above}
        </p>
        <p className={cx('font-display text-h2 font-bold', ink)}>{title}</p>
        {text && <div className="max-w-[56ch]">{text}</div>}
        {figures && <div className="mt-2 flex flex-wrap gap-x-10 gap-y-3">{figures}</div>}
      </div>
      {children && <div className="grid gap-5 p-5 md:p-7">{children}</div>}
    </Card>
  );
}

export const Figure = ({ value, of }: { value: ReactNode; of: ReactNode }) => (
  <p>
    <span className="num block text-[2rem] leading-tight font-bold">{value}</span>
    <span className="text-small text-muted">{of}</span>
  </p>
);

/** Shown until there is something to answer. */
export const Waiting = ({ children }: { children: ReactNode }) => (
  <Card className="grid min-h-40 place-content-center text-center text-muted">
    <p role="status" className="max-w-[44ch]">
      {children}
    </p>
  </Card>
);
