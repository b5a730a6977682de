import { cx } from '../../ui/cx';
import { CellMark, type CellMarks, lookOf } from './cell-look';

const none = { isWrong: false, isRevealed: false, isPencil: false };
const marks: readonly { letter: string; words: string; look: CellMarks }[] = [
  { letter: 'E', words: 'Fallo comprobado', look: { ...none, isWrong: true } },
  { letter: 'O', words: 'Letra revelada', look: { ...none, isRevealed: true } },
  { letter: 'I', words: 'A lápiz', look: { ...none, isPencil: true } },
];

/** What the marks mean. A phone has no room for it, where each cell says it only by its label. */
export function Legend() {
  return (
    <ul className="flex flex-wrap justify-center gap-x-4.5 gap-y-1.5 text-micro text-muted max-md:hidden">
      {marks.map(({ letter, words, look }) => (
        <li key={letter} className="inline-flex items-center gap-1.5">
          <span
            aria-hidden="true"
            className={cx(
              'relative grid size-5 place-items-center rounded-[4px] border-[1.5px] font-display font-bold',
              lookOf(look),
            )}
          >
            {letter}
            <CellMark {...look} />
          </span>
          {words}
        </li>
      ))}
    </ul>
  );
}
