import {
  type CardsState,
  isRepetition,
  isTypedOpen,
  type Typed,
} from '@atalaya/core/games/flashcards/cards-round';
import type { FlashPuzzle } from '@atalaya/core/games/flashcards/deck';
import type { FlashStep } from '@atalaya/core/games/flashcards/flashcards';
import { ArrowRight, CircleCheck, CircleX, Mic, SpellCheck } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDictation } from '../../platform/speech/use-dictation';
import { Badge } from '../../ui/badge';
import { Button } from '../../ui/button';
import { Input } from '../../ui/forms/input';
import { IconButton } from '../../ui/icon-button';
import { Note } from '../../ui/note';
import { Plate } from '../../ui/plate';
import { RoundFoot } from './round-foot';

type TypedProps = { puzzle: FlashPuzzle; state: CardsState; onMove: (move: FlashStep) => void };

/** The answer is written or, where the browser can, dictated. */
export function TypedRound({ puzzle, state, onMove }: TypedProps) {
  const entry = puzzle.entries[state.queue[state.at] ?? -1];
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const next = useRef<HTMLButtonElement>(null);
  const dictation = useDictation(setText);
  const isOpen = isTypedOpen(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new card or a judged answer moves the focus
  useEffect(() => {
    if (isOpen) field.current?.focus();
    else next.current?.focus();
  }, [state.at, isOpen]);

  if (!entry) return null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') onMove({ type: 'answer', text: text.trim().slice(0, 200) });
  };
  return (
    <form onSubmit={send} className="mx-auto grid w-full max-w-[42rem] gap-5">
      <p className="flex items-center gap-2.5 text-small font-semibold text-muted">
        <Plate size="sm" variant="outline">
          {entry.topic}
        </Plate>
        Tarjeta {state.at + 1} de {state.queue.length}
        {isRepetition(state) && <Badge tone="gold">Otra vez</Badge>}
      </p>
      <h2 className="font-sans text-question font-semibold tracking-normal text-pretty wrap-anywhere">
        {entry.front}
      </h2>
      <Input
        ref={field}
        label="Tu respuesta"
        value={text}
        onChange={(event) => setText(event.target.value)}
        readOnly={!isOpen}
        maxLength={200}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="send"
        after={
          dictation.isSupported && isOpen ? (
            <IconButton
              label={dictation.isListening ? 'Escuchando…' : 'Responder con la voz'}
              size="sm"
              aria-pressed={dictation.isListening}
              onClick={dictation.listen}
            >
              <Mic className={dictation.isListening ? 'text-danger' : ''} />
            </IconButton>
          ) : undefined
        }
        hint={dictation.isSupported && isOpen ? voiceSentence(dictation.hasFailed) : undefined}
      />
      <TypedVerdict answer={entry.back} typed={state.typed} />
      <RoundFoot>
        {isOpen ? (
          <Button type="submit" size="lg" full>
            Comprobar
          </Button>
        ) : (
          <Button ref={next} size="lg" full onClick={() => onMove({ type: 'next' })}>
            Siguiente <ArrowRight />
          </Button>
        )}
      </RoundFoot>
    </form>
  );
}

const voiceSentence = (hasFailed: boolean): string =>
  hasFailed
    ? 'No te hemos oído. Comprueba el permiso del micrófono o escribe la respuesta.'
    : 'Si respondes con la voz, tu navegador puede enviar el audio a su propio servicio; a nosotros solo nos llega el texto.';

const plain = (text: string): string => text.trim().toLowerCase();

/** What was written against the answer, in words. */
function TypedVerdict({ answer, typed }: { answer: string; typed: Typed | null }) {
  return (
    <div aria-live="polite">
      {typed?.verdict === 'right' && (
        <Note tone="success" icon={<CircleCheck />}>
          <b>Correcto.</b> {plain(typed.text) !== plain(answer) && <>Se escribe «{answer}».</>}
        </Note>
      )}
      {typed?.verdict === 'near' && !typed.isSecond && (
        <Note tone="warning" icon={<SpellCheck />}>
          <b>Casi.</b> «{typed.text}» se parece a la respuesta. Tienes otro intento.
        </Note>
      )}
      {typed && typed.verdict !== 'right' && (typed.verdict === 'wrong' || typed.isSecond) && (
        <Note tone="danger" icon={<CircleX />}>
          <p>
            Has escrito «{typed.text}». La respuesta es <b>«{answer}»</b>.
          </p>
          <p>Volverá al final de la ronda y en tus repasos.</p>
        </Note>
      )}
    </div>
  );
}
