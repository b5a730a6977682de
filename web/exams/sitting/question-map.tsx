import type { Outcome } from '@atalaya/core/exams/exam';

export type MapEntry = {
  position: number;
  isAnswered: boolean;
  flagged: boolean;
  /** Known in study mode and after the end. */
  outcome: Outcome | null;
};

const outcomeWords: Record<Outcome, string> = { right: 'acertada', wrong: 'fallada', blank: 'en blanco' };

export const entryLabel = ({ position, isAnswered, flagged, outcome }: MapEntry): string =>
  [
    `Pregunta ${position}`,
    outcome ? outcomeWords[outcome] : isAnswered ? 'respondida' : 'en blanco',
    ...(flagged ? ['marcada'] : []),
  ].join(', ');

export const entryTone = ({ isAnswered, outcome }: MapEntry): string => {
  if (outcome === 'right') return 'bg-success text-on-status';
  if (outcome === 'wrong') return 'bg-danger text-on-status';
  return isAnswered ? 'bg-navy text-on-navy' : 'text-muted shadow-[inset_0_0_0_1px_var(--line-strong)]';
};

export const flaggedCorner =
  "after:absolute after:top-0 after:right-0 after:rounded-tr-[4px] after:border-[6px] after:border-t-gold after:border-r-gold after:border-b-transparent after:border-l-transparent after:content-['']";

type MapProps = {
  entries: readonly MapEntry[];
  current: number;
  isStudy: boolean;
  onGo: (position: number) => void;
};

export function QuestionMap({ entries, current, isStudy, onGo }: MapProps) {
  const count = (test: (entry: MapEntry) => boolean) => entries.filter(test).length;
  return (
    <>
      <ol className="mt-4 grid grid-cols-10 gap-1 max-sm:gap-1.25">
        {entries.map((entry) => {
          const isCurrent = entry.position === current;
          return (
            <li key={entry.position}>
              <button
                type="button"
                aria-label={entryLabel(entry)}
                aria-current={isCurrent ? 'true' : undefined}
                onClick={() => onGo(entry.position)}
                className={`num relative grid h-7.5 w-full place-items-center rounded-[5px] text-small pointer-coarse:h-9 ${entryTone(entry)} ${entry.flagged ? flaggedCorner : ''} ${isCurrent ? 'z-1 font-bold outline-3 outline-offset-[1.5px] outline-gold' : ''}`}
              >
                {entry.position}
              </button>
            </li>
          );
        })}
      </ol>
      <dl className="mt-6 grid grid-cols-2 gap-x-4 gap-y-2.5 text-small">
        {isStudy ? (
          <>
            <Key swatch="bg-success" word="Aciertos" figure={count(({ outcome }) => outcome === 'right')} />
            <Key swatch="bg-danger" word="Fallos" figure={count(({ outcome }) => outcome === 'wrong')} />
          </>
        ) : (
          <>
            <Key swatch="bg-navy" word="Respondidas" figure={count(({ isAnswered }) => isAnswered)} />
            <Key swatch={outline} word="En blanco" figure={count(({ isAnswered }) => !isAnswered)} />
          </>
        )}
        <Key
          swatch={`${outline} ${flaggedCorner}`}
          word="Marcadas"
          figure={count(({ flagged }) => flagged)}
        />
        <Key swatch="outline-3 -outline-offset-1 outline-gold" word="Actual" figure={current} />
      </dl>
    </>
  );
}

const outline = 'shadow-[inset_0_0_0_1px_var(--line-strong)]';

function Key({ swatch, word, figure }: { swatch: string; word: string; figure: number }) {
  return (
    <div className="flex items-center gap-2.5">
      <span
        aria-hidden="true"
        className={`relative size-4.5 flex-none overflow-hidden rounded-[5px] ${swatch}`}
      />
      <dt>{word}</dt>
      <dd className="num ml-auto text-lead">{figure}</dd>
    </div>
  );
}
