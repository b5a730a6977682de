import type { Outcome } from '@atalaya/core/exams/exam';
import { Check, X } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { cx } from '../../ui/cx';
import { Kbd } from '../../ui/kbd';
import type { OptionEntry } from './question-view';

type OptionProps = {
  option: OptionEntry;
  hint: string;
  isChosen: boolean;
  /** Null until the answer is known. */
  outcome: Outcome | null;
  isClosed: boolean;
  /** A drawing needs the whole width: the outcome stands below it and there is no key hint. */
  isFigure?: boolean;
  onChoose: () => void;
  onNext: () => void;
};

const shape =
  'grid w-full grid-cols-[2.75rem_1fr] items-center gap-x-3.5 rounded-lg border-[1.5px] py-3 pr-3.5 pl-3 text-left min-h-17 text-body leading-[1.4] transition-colors md:min-h-19 md:gap-x-5 md:py-3.5 md:pr-5 md:pl-3.5 md:text-reading md:leading-[1.4]';

const looks: Record<Outcome | 'chosen' | 'rest', { box: string; plate: string }> = {
  rest: { box: 'border-line-strong bg-surface hover:bg-navy-tint', plate: 'bg-line text-ink' },
  chosen: {
    box: 'border-navy bg-navy-tint font-semibold shadow-[inset_0_0_0_1.5px_var(--navy)]',
    plate: 'bg-navy text-on-navy',
  },
  right: {
    box: 'border-success bg-success-tint shadow-[inset_0_0_0_1.5px_var(--success)]',
    plate: 'bg-success text-on-status',
  },
  wrong: {
    box: 'border-danger bg-danger-tint shadow-[inset_0_0_0_1.5px_var(--danger)]',
    plate: 'bg-danger text-on-status',
  },
  blank: { box: 'border-line bg-surface text-muted', plate: 'bg-line text-ink' },
};

/** Pressing the chosen option again clears the answer. */
export function AnswerOption(props: OptionProps) {
  const { option, hint, isChosen, outcome, isClosed, isFigure = false, onChoose, onNext } = props;
  const look = looks[outcome ?? (isChosen ? 'chosen' : 'rest')];
  // Enter on the option just chosen goes on instead of clearing it.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(isChosen || isClosed)) return;
    event.preventDefault();
    event.stopPropagation();
    onNext();
  };
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      aria-disabled={isClosed || undefined}
      onClick={isClosed ? undefined : onChoose}
      onKeyDown={onKeyDown}
      className={cx(
        shape,
        isFigure ? 'md:grid-cols-[3.25rem_1fr]' : 'md:grid-cols-[3.25rem_1fr_auto]',
        look.box,
        isClosed && 'cursor-default',
      )}
    >
      <OptionPlate className={look.plate}>{option.plate}</OptionPlate>
      <span className="min-w-0 wrap-anywhere">{option.text}</span>
      {outcome === null && !isFigure && (
        <Kbd aria-hidden="true" className="max-md:hidden">
          {hint}
        </Kbd>
      )}
      {outcome !== null && (
        <OutcomeWord outcome={outcome} isChosen={isChosen} className={isFigure ? 'col-start-2 mt-1' : ''} />
      )}
    </button>
  );
}

export const OptionPlate = ({ className, children }: { className: string; children: ReactNode }) => (
  <span
    className={`grid h-11 place-items-center self-start rounded-[7px] font-display text-[1.5rem] leading-none font-bold md:h-12 md:text-[1.75rem] ${className}`}
  >
    {children}
  </span>
);

type WordProps = { outcome: Outcome; isChosen: boolean; className?: string };

/** Text beside the colour, for users who do not see the colour. */
export function OutcomeWord({ outcome, isChosen, className = '' }: WordProps) {
  const place = `${className} flex items-center gap-2 text-small font-semibold max-md:col-start-2 max-md:mt-1 [&_svg]:size-4.5`;
  if (outcome === 'right')
    return (
      <span className={`${place} text-success`}>
        <Check />
        {isChosen ? 'Correcta, tu respuesta' : 'Correcta'}
      </span>
    );
  if (outcome === 'wrong')
    return (
      <span className={`${place} text-danger`}>
        <X />
        Tu respuesta
      </span>
    );
  return null;
}
