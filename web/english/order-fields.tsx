import { useState } from 'react';
import { cx } from '../ui/cx';

type OrderProps = { words: readonly string[]; onChange: (words: string[] | null) => void };

const tile = 'inline-flex min-h-11 items-center rounded-md border-[1.5px] px-3.5 text-lead font-semibold';

/** Words to put in order: pressing one adds it to the sentence, pressing it again takes it out. */
export function OrderFields({ words, onChange }: OrderProps) {
  // Indexes, because a word may occur twice.
  const [chosen, setChosen] = useState<number[]>([]);
  const change = (next: number[]) => {
    setChosen(next);
    onChange(next.length === words.length ? next.map((index) => words[index] ?? '') : null);
  };
  const tiles = words.map((word, index) => ({ word, index, isChosen: chosen.includes(index) }));
  return (
    <div>
      <p role="status" lang="en" className="flex min-h-14 flex-wrap gap-2 border-b-2 border-line-strong pb-3">
        {chosen.map((index) => (
          <span key={index} className={cx(tile, 'border-navy bg-navy-tint')}>
            {words[index]}
          </span>
        ))}
        {chosen.length === 0 && (
          <span lang="es" className="self-center text-small text-muted">
            Tu frase
          </span>
        )}
      </p>
      <ul
        aria-label="Palabras"
        className="mt-4 flex flex-wrap gap-2"
        onKeyDown={(event) => {
          if (event.key !== 'Backspace' || chosen.length === 0) return;
          event.preventDefault();
          change(chosen.slice(0, -1));
        }}
      >
        {tiles.map(({ word, index, isChosen }) => (
          <li key={index}>
            <button
              type="button"
              lang="en"
              aria-pressed={isChosen}
              onClick={() => change(isChosen ? chosen.filter((one) => one !== index) : [...chosen, index])}
              className={cx(
                tile,
                isChosen
                  ? 'border-dashed border-line-strong text-muted'
                  : 'border-line-strong bg-surface shadow-[0_2px_0_var(--line-strong)] hover:border-navy',
              )}
            >
              {word}
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-small text-muted">
        Pulsa las palabras en orden; otra vez, y salen de la frase.
      </p>
    </div>
  );
}
