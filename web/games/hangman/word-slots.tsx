import { shownOf, type WordState } from '@atalaya/core/games/hangman/hangman';

/** The word with its gaps; each part stays on one line. */
export function WordSlots({ word, state }: { word: string; state: WordState }) {
  const shown = shownOf(word, state);
  const parts = partsOf(
    [...word.normalize('NFC')].map((character, index) => ({ character, shown: shown[index] ?? null })),
  );
  return (
    <div aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-3">
      {parts.map((part) => (
        <span
          key={part.map(({ index }) => index).join()}
          className="grid w-full max-w-max gap-1"
          style={{ gridTemplateColumns: `repeat(${part.length}, minmax(0, 2.25rem))` }}
        >
          {part.map(({ index, shown }) => (
            <span
              key={index}
              className="grid h-12 w-full min-w-4 place-items-center border-b-3 border-line-strong font-display text-[1.75rem] leading-none font-bold uppercase"
            >
              {shown ?? ''}
            </span>
          ))}
        </span>
      ))}
    </div>
  );
}

type Slot = { index: number; shown: string | null };

function partsOf(slots: readonly { character: string; shown: string | null }[]): Slot[][] {
  const parts: Slot[][] = [[]];
  for (const [index, { character, shown }] of slots.entries())
    if (character === ' ') parts.push([]);
    else parts.at(-1)?.push({ index, shown });
  return parts.filter((part) => part.length > 0);
}
