import { hangman, hangmanAfter } from '@atalaya/core/home/showcase';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button';
import { ShowcaseStop } from './stop';

const letters = [...'ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'];
const { word, clue, lives } = hangman;

export default function ShowcaseHangman() {
  const [guesses, setGuesses] = useState<readonly string[]>([]);
  const { shown, left, outcome } = hangmanAfter(word, guesses, lives);
  const place = shown.map((letter, index) => ({ letter, key: `${index}-${word}` }));
  return (
    <ShowcaseStop id="ahorcado">
      <p>{clue}</p>
      <p
        role="img"
        aria-label={shown.map((letter) => letter ?? 'hueco').join(' ')}
        className="mt-5 flex flex-wrap gap-1.5"
      >
        {place.map(({ letter, key }) => (
          <span
            key={key}
            className="grid h-13 w-9 place-items-center border-b-3 border-ink font-display text-h3 font-bold md:w-12"
          >
            {letter}
          </span>
        ))}
      </p>
      <p role="status" className="mt-4 text-muted">
        {outcome === 'won' && 'La tienes. En el campus, acertarla contaría como repaso del tema 21.'}
        {outcome === 'lost' && 'Era esa palabra. En el campus volvería a salirte pronto.'}
        {outcome === 'playing' && `Te quedan ${left} ${left === 1 ? 'fallo' : 'fallos'}`}
      </p>
      {outcome === 'playing' ? (
        <fieldset className="mt-5 flex flex-wrap gap-1.5 noscript:hidden">
          <legend className="sr-only">Letras</legend>
          {letters.map((letter) => (
            <button
              key={letter}
              type="button"
              disabled={guesses.includes(letter)}
              onClick={() => setGuesses([...guesses, letter])}
              className="grid size-11 place-items-center rounded-md border-[1.5px] border-line-strong font-semibold hover:bg-navy-tint disabled:border-line disabled:text-muted disabled:line-through"
            >
              {letter}
            </button>
          ))}
        </fieldset>
      ) : (
        <Button variant="outline" className="mt-5" onClick={() => setGuesses([])}>
          <RotateCcw />
          Jugar otra vez
        </Button>
      )}
    </ShowcaseStop>
  );
}
