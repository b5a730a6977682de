import type { FlashPuzzle } from '@atalaya/core/games/flashcards/deck';
import { type FlashState, flashcardRules } from '@atalaya/core/games/flashcards/flashcards';
import { CircleCheck, CircleX } from 'lucide-react';
import { Section } from '../../ui/section';
import { ReportPlayed } from '../play/report-played';

type ReviewProps = { playId: string; puzzle: FlashPuzzle; state: FlashState };

/** What was answered, with its solution; what was not known first. */
export function FlashcardsReview({ playId, puzzle, state }: ReviewProps) {
  const { items } = flashcardRules.resultOf(puzzle, state);
  const outcomes = new Map(items.map(({ kind, itemId, outcome }) => [`${kind} ${itemId}`, outcome]));
  const rows = puzzle.entries
    .flatMap((entry) => {
      const outcome = outcomes.get(`${entry.kind} ${entry.id}`);
      return outcome ? [{ ...entry, isRight: outcome === 'right' }] : [];
    })
    .sort((a, b) => Number(a.isRight) - Number(b.isRight));
  if (rows.length === 0) return null;
  return (
    <Section id="respuestas" title="Las tarjetas de la ronda" titleClass="mb-2 text-h4">
      <ul>
        {rows.map(({ kind, id, front, back, isRight }) => (
          <li key={`${kind} ${id}`} className="flex gap-3 border-t border-line py-3">
            {isRight ? (
              <CircleCheck aria-label="Acertada" className="mt-0.5 size-5 text-success" />
            ) : (
              <CircleX aria-label="Vuelve a tus repasos" className="mt-0.5 size-5 text-danger" />
            )}
            <span className="min-w-0">
              <span className="block text-small text-muted">{front}</span>
              <b className="wrap-anywhere">{back}</b>
            </span>
            <ReportPlayed playId={playId} kind={kind} itemId={id} name={back} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
