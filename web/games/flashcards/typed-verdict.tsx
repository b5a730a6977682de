import type { Typed } from '@atalaya/core/games/flashcards/cards-round';
import { CircleCheck, CircleX, SpellCheck } from 'lucide-react';
import { Note } from '../../ui/note';

const plain = (text: string): string => text.trim().toLowerCase();

/** What was written against the answer, in words. */
export function TypedVerdict({ answer, typed }: { answer: string; typed: Typed | null }) {
  return (
    <div aria-live="polite">
      {typed?.verdict === 'right' && (
        <Note tone="success" icon={<CircleCheck aria-hidden="true" />}>
          <b>Correcto.</b> {plain(typed.text) !== plain(answer) && <>Se escribe «{answer}».</>}
        </Note>
      )}
      {typed?.verdict === 'near' && !typed.isSecond && (
        <Note tone="warning" icon={<SpellCheck aria-hidden="true" />}>
          <b>Casi.</b> «{typed.text}» se parece a la respuesta. Tienes otro intento.
        </Note>
      )}
      {typed && typed.verdict !== 'right' && (typed.verdict === 'wrong' || typed.isSecond) && (
        <Note tone="danger" icon={<CircleX aria-hidden="true" />}>
          <p>
            Has escrito «{typed.text}». La respuesta es <b>«{answer}»</b>.
          </p>
          <p>Volverá al final de la ronda y en tus repasos.</p>
        </Note>
      )}
    </div>
  );
}
