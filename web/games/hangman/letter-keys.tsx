import { type WordState, wordStatus } from '@atalaya/core/games/hangman/hangman';
import { lettersOf } from '@atalaya/core/games/hangman/letters';

const rows = ['QWERTYUIOP', 'ASDFGHJKLÑ', 'ZXCVBNM'];

type KeysProps = { word: string; state: WordState; onLetter: (letter: string) => void };

/** The page's own keyboard: it never covers or moves the word. */
export function LetterKeys({ word, state, onLetter }: KeysProps) {
  const letters = lettersOf(word);
  return (
    <fieldset className="grid gap-1.5" aria-label="Letras">
      {rows.map((row) => (
        <div key={row} className="flex justify-center gap-1 lg:justify-start">
          {[...row].map((letter) => {
            const isUsed = state.used.includes(letter);
            const isIn = isUsed && letters.includes(letter);
            return (
              <button
                key={letter}
                type="button"
                aria-label={wordStatus.letter(letter, isUsed, isIn)}
                aria-disabled={isUsed || undefined}
                onClick={() => !isUsed && onLetter(letter)}
                className={`h-12 w-[9.2%] max-w-12 rounded-md border font-display text-[1.375rem] font-bold uppercase ${
                  isIn
                    ? 'border-transparent bg-navy text-on-navy'
                    : isUsed
                      ? 'border-line bg-sunken text-muted line-through'
                      : 'border-line-strong bg-surface text-ink hover:bg-navy-tint'
                }`}
              >
                {letter}
              </button>
            );
          })}
        </div>
      ))}
    </fieldset>
  );
}
