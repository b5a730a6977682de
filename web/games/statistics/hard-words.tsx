import { MIN_ENTRIES } from '@atalaya/core/games/flashcards/deck';
import { MAX_TOPICS } from '@atalaya/core/games/game';
import type { GameStatistics } from '@atalaya/core/games/statistics.contract';
import { capitalize } from '@atalaya/core/platform/capitalize';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { FieldError } from '../../ui/forms/field';
import { Plate } from '../../ui/plate';
import { Section } from '../../ui/section';
import { roundPath } from '../flashcards/round-path';

type Words = GameStatistics['hard'];

/** The words of as many topics as a round can have. */
export function playableWords(words: Words): { items: string[]; topics: number[] } {
  const topics = [...new Set(words.map(({ topic }) => topic))].slice(0, MAX_TOPICS);
  return {
    topics,
    items: words.filter(({ topic }) => topics.includes(topic)).map(({ itemId }) => itemId),
  };
}

export function HardWords({ words }: { words: Words }) {
  const navigate = useNavigate();
  const { items, topics } = playableWords(words);
  const { run, isBusy, fault } = useAction(
    () =>
      call('POST /api/games/plays', {
        body: { game: 'flashcards', mode: 'type', difficulty: 2, topics, items },
      }),
    { stale: [], done: (play) => navigate(roundPath(topics[0] ?? 1, play.id)), retries: true },
  );
  return (
    <Section id="se-resisten" title="Palabras que se te resisten" titleClass="text-h4">
      {words.length === 0 ? (
        <p className="mt-2 text-muted">
          Ninguna por ahora: las que falles más de lo que aciertes saldrán aquí.
        </p>
      ) : (
        <ul className="mt-3">
          {words.map(({ itemId, topic, word, played, right }) => (
            <li key={itemId} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
              <Plate size="sm" variant="outline">
                {topic}
              </Plate>
              <span className="min-w-0 flex-1 font-semibold wrap-anywhere">{capitalize(word)}</span>
              <span className="text-small text-muted">
                {right} de {played}
              </span>
            </li>
          ))}
        </ul>
      )}
      {items.length >= MIN_ENTRIES && (
        <Button variant="outline" className="mt-4" busy={isBusy} onClick={() => run()}>
          Jugar solo con estas
        </Button>
      )}
      {fault && <FieldError id="se-resisten-error">{fault}</FieldError>}
    </Section>
  );
}
