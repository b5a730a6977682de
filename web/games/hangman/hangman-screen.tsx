import {
  canHint,
  type HangmanPuzzle,
  type HangmanState,
  type HangmanStep,
  isDefinitionOpen,
  lightsOf,
  shownOf,
  type WordState,
  wordStatus,
} from '@atalaya/core/games/hangman/hangman';
import { letterOf } from '@atalaya/core/games/hangman/letters';
import { LIGHTS } from '@atalaya/core/games/hangman/lights';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ArrowRight, Lightbulb } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Button } from '../../ui/button';
import { Plate } from '../../ui/plate';
import type { GameScreenProps } from '../play/game-screen';
import { LetterKeys } from './letter-keys';
import { Watchtower } from './watchtower';

export function HangmanScreen({
  puzzle,
  state,
  onMove,
}: GameScreenProps<HangmanPuzzle, HangmanState, HangmanStep>) {
  const number = state.words.length;
  const given = puzzle.words[number - 1];
  const word = state.words.at(-1);
  const next = useRef<HTMLButtonElement>(null);
  const isEnded = word?.outcome !== 'open';
  useEffect(() => {
    if (isEnded) next.current?.focus();
  }, [isEnded]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isEnded || isTyping(event.target)) return;
    const letter = event.key.length === 1 ? letterOf(event.key) : null;
    if (letter) onMove({ type: 'letter', letter });
    else if (event.key === '?' && word && canHint(word)) onMove({ type: 'hint' });
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);

  if (!given || !word) return null;
  const lights = lightsOf(word);
  return (
    <div className="grid gap-6 lg:grid-cols-[20rem_1fr] lg:gap-10">
      <div className="overflow-hidden rounded-lg bg-[#0B1E40] text-white">
        <Watchtower lights={lights} className="mx-auto block h-40 lg:h-auto lg:w-full" />
        <p className="px-5 pb-4 text-center text-small">
          {lights === 0
            ? 'La torre se ha quedado a oscuras'
            : `${formatCount(lights, 'luz', 'luces')} de ${LIGHTS}`}
        </p>
      </div>
      <div className="grid content-start gap-5">
        <p className="flex items-center gap-3 text-small text-muted">
          <Plate variant="outline" size="sm">
            {given.topic}
          </Plate>
          Palabra {number} de {puzzle.words.length}
        </p>
        <p className="text-question font-semibold">
          {given.clue || 'Sin pista: solo el tema y el número de letras.'}
        </p>
        <WordSlots word={given.word} state={word} />
        <p className="sr-only" role="status">
          {wordStatus.whole(given.word, word)}
        </p>
        {isDefinitionOpen(puzzle, given, word) && (
          <p className="max-w-[65ch] text-muted">
            {isEnded && <b className="text-ink">{given.word}. </b>}
            {given.definition}
          </p>
        )}
        {isEnded ? (
          <div>
            <p className="mb-3 font-semibold">
              {word.outcome === 'found' ? 'Acertada.' : 'Esta se queda a oscuras y vuelve a tus repasos.'}
            </p>
            <Button ref={next} onClick={() => onMove({ type: 'next' })}>
              Siguiente palabra
              <ArrowRight />
            </Button>
          </div>
        ) : (
          <>
            <LetterKeys
              word={given.word}
              state={word}
              onLetter={(letter) => onMove({ type: 'letter', letter })}
            />
            <div className="flex flex-wrap items-center gap-3">
              <Button
                variant="outline"
                size="sm"
                disabled={!canHint(word)}
                onClick={() => onMove({ type: 'hint' })}
              >
                <Lightbulb />
                Pista: apaga una luz
              </Button>
              <span className="text-small text-muted">
                Con teclado, escribe la letra. Las tildes se encuentran con su vocal.
              </span>
            </div>
          </>
        )}
      </div>
    </div>
  );
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.matches('input, textarea, select') || target.isContentEditable);

/** The word with its gaps; each part stays on one line. */
function WordSlots({ word, state }: { word: string; state: WordState }) {
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
