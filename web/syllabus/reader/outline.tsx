import { topicPath } from '@atalaya/core/syllabus/reading/reading';
import { ChevronLeft, CircleCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Plate } from '../../ui/plate';
import { Progress } from '../../ui/progress';

export type OutlineEntry = { id: string; title: string; isRead: boolean };

type OutlineProps = {
  topic: { number: number; shortTitle: string; block: string };
  sections: readonly OutlineEntry[];
  current: string | null;
  percent: number;
  minutesLeft: number;
  /** On a phone the index is a drawer, which this closes. */
  onChoose?: () => void;
};

const row =
  'grid min-h-9.5 grid-cols-[26px_1fr] items-start gap-2 rounded-md px-2.5 py-2 text-small leading-[1.35] no-underline hover:bg-sunken aria-[current]:rounded-l-none aria-[current]:bg-navy-tint aria-[current]:font-semibold aria-[current]:shadow-[inset_4px_0_0_var(--navy)] pointer-coarse:min-h-11 pointer-coarse:items-center';

export function Outline({ topic, sections, current, percent, minutesLeft, onChoose }: OutlineProps) {
  const left = minutesLeft > 0 ? `, ${minutesLeft} min hasta el final` : '';
  return (
    <>
      <Link
        to="/campus-estudio/temario"
        className="mb-4 -ml-1.5 inline-flex min-h-9.5 items-center gap-2 rounded-md px-2 text-small font-semibold text-navy no-underline hover:bg-navy-tint [&_svg]:size-4.5"
      >
        <ChevronLeft />
        Temario
      </Link>
      <div className="mb-4.5 flex items-start gap-3.5">
        <Plate size="xl">{topic.number}</Plate>
        <div className="min-w-0">
          <p className="font-display text-h4 font-bold wrap-anywhere">{topic.shortTitle}</p>
          <p className="mt-1 text-small text-muted">
            Bloque {topic.block}, {sections.length} secciones
          </p>
        </div>
      </div>
      <Progress label="Leído" value={percent} tone="gold" valueText={`${percent} %`} />
      <p className="mt-2 mb-4.5 text-micro text-muted">
        {percent} % leído{left}
      </p>
      <nav aria-label="Secciones del tema">
        <ol className="grid gap-0.5">
          {sections.map(({ id, title, isRead }, index) => (
            <li key={id}>
              <Link
                to={topicPath(topic.number, id)}
                onClick={onChoose}
                aria-current={current === id ? 'location' : undefined}
                className={row}
              >
                {isRead ? (
                  <>
                    <CircleCheck className="mt-px size-4.5 text-success" />
                    <span>
                      <span className="sr-only">Leída: </span>
                      {title}
                    </span>
                  </>
                ) : (
                  <>
                    <span aria-hidden="true" className="num pt-0.75 pl-0.5 text-[1rem] text-muted">
                      {index + 1}
                    </span>
                    <span>{title}</span>
                  </>
                )}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}
