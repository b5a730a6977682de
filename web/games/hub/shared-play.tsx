import { gameFacts, MAX_SEED } from '@atalaya/core/games/game';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button';
import { playCode, topicsSentence } from '../play/play-words';
import { useStartPlay } from '../play/use-start-play';
import type { HubGame } from './hub-words';

const wholeNumbers = (text: string | null): number[] =>
  (text ?? '').split('-').flatMap((part) => (/^\d{1,10}$/.test(part) ? [Number(part)] : []));

/** A friend's puzzle, from the address that was shared. */
export function SharedPlay({ games, canPlay }: { games: readonly HubGame[]; canPlay: boolean }) {
  const [search] = useSearchParams();
  const start = useStartPlay();
  const game = games.find((one) => gameFacts[one.game].slug === search.get('juego'))?.game;
  const topics = wholeNumbers(search.get('temas')).filter((topic) => topic >= 1 && topic <= 45);
  const [seed] = wholeNumbers(search.get('semilla'));
  const [level] = wholeNumbers(search.get('nivel'));
  const mode = search.get('modo');
  const difficulty = level === 1 || level === 3 ? level : 2;
  if (!game || seed === undefined || seed > MAX_SEED || topics.length === 0) return null;
  return (
    <section
      aria-label="Partida compartida"
      className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-lg border border-line bg-surface px-4 py-4 md:px-6"
    >
      <p>
        <b>Te han pasado una partida de {gameFacts[game].name}.</b>{' '}
        <span className="text-muted">
          {topicsSentence(topics)}, partida {playCode(seed)}: las mismas palabras para ti.
        </span>
      </p>
      {canPlay ? (
        <Button
          variant="outline"
          size="sm"
          busy={start.isBusy}
          onClick={() => start.run({ game, topics, difficulty, seed, ...(mode ? { mode } : {}) })}
        >
          Jugarla
        </Button>
      ) : (
        <span className="text-small text-muted">Ya has jugado tu partida de hoy.</span>
      )}
    </section>
  );
}
