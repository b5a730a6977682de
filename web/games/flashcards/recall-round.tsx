import { type CardsState, isRepetition } from '@atalaya/core/games/flashcards/cards-round';
import type { FlashPuzzle } from '@atalaya/core/games/flashcards/deck';
import type { FlashStep } from '@atalaya/core/games/flashcards/flashcards';
import type { StudyGrade } from '@atalaya/core/review/study-answer';
import { Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useVoice } from '../../platform/speech/use-voice';
import { CardGrades } from '../../review/card-grades';
import { Button } from '../../ui/button';
import { Kbd } from '../../ui/kbd';
import { RoundFoot } from './round-foot';
import { SwipeCard } from './swipe-card';
import { useCardKeys } from './use-card-keys';
import type { SwipeDirection } from './use-swipe';

type RecallProps = { puzzle: FlashPuzzle; state: CardsState; onMove: (move: FlashStep) => void };

const swipeGrades: Record<SwipeDirection, StudyGrade> = { left: 'again', right: 'good', up: 'easy' };

/** Recall, listen and against the clock: the card is turned and graded. */
export function RecallRound({ puzzle, state, onMove }: RecallProps) {
  const entry = puzzle.entries[state.queue[state.at] ?? -1];
  const isHeard = puzzle.mode === 'listen';
  const [readings, setReadings] = useState(0);
  const top = useRef<HTMLElement>(null);
  const onTurn = () => onMove({ type: 'turn' });
  const onGrade = (grade: StudyGrade) => onMove({ type: 'grade', grade });
  useCardKeys({
    isTurned: state.isTurned,
    onTurn,
    onGrade,
    onRepeat: isHeard ? () => setReadings(readings + 1) : undefined,
  });

  // A new card begins at its beginning, for the eye and for the screen reader.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new card moves the focus
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [state.at]);

  if (!entry) return null;
  return (
    <section
      ref={top}
      tabIndex={-1}
      aria-label={`Tarjeta ${state.at + 1} de ${state.queue.length}`}
      className="w-full outline-none"
    >
      <SwipeCard
        key={state.at}
        entry={entry}
        isTurned={state.isTurned}
        isRepetition={isRepetition(state)}
        onSwipe={(direction) => onGrade(swipeGrades[direction])}
        {...(isHeard && !state.isTurned && { front: <HeardFront text={entry.front} readings={readings} /> })}
      />
      <p className="mt-7 text-center text-small text-muted pointer-fine:hidden">
        {state.isTurned
          ? 'Desliza: izquierda, otra vez; derecha, bien; arriba, fácil.'
          : 'Piensa la respuesta antes de girarla.'}
      </p>
      <RoundFoot>
        <RecallControls state={state} onMove={onMove} />
      </RoundFoot>
    </section>
  );
}

function RecallControls({ state, onMove }: Pick<RecallProps, 'state' | 'onMove'>) {
  if (state.isTurned) return <CardGrades onGrade={(grade) => onMove({ type: 'grade', grade })} />;
  return (
    <div className="flex items-center justify-end gap-4">
      <span className="flex items-center gap-2 text-small text-muted max-md:hidden pointer-coarse:hidden">
        <Kbd>Espacio</Kbd> girar
      </span>
      <Button size="lg" className="max-md:w-full" onClick={() => onMove({ type: 'turn' })}>
        Girar la tarjeta
      </Button>
    </div>
  );
}

/** The front of a card as sound; its text is one press away. */
function HeardFront({ text, readings }: { text: string; readings: number }) {
  const { speak, canSpeak, isSpeaking } = useVoice('es');
  const [isShown, setShown] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every reading that is asked for is a new one
  useEffect(() => speak(text), [text, speak, readings]);
  if (isShown || !canSpeak)
    return (
      <h2 className="font-sans text-question font-semibold tracking-normal text-pretty wrap-anywhere">
        {text}
      </h2>
    );
  return (
    <div className="grid justify-items-center gap-5 pt-4">
      <h2 className="sr-only">Escucha la tarjeta</h2>
      <Volume2 className={`size-16 text-navy transition-opacity ${isSpeaking ? '' : 'opacity-55'}`} />
      <div className="flex flex-wrap justify-center gap-2.5">
        <Button variant="outline" onClick={() => speak(text)}>
          Oír otra vez <Kbd>R</Kbd>
        </Button>
        <Button variant="quiet" onClick={() => setShown(true)}>
          Ver el texto
        </Button>
      </div>
    </div>
  );
}
