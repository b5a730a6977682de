import { ArrowDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { call } from '../../platform/api';
import { listenLater } from '../listen-later';
import type { Topic } from './topic-data';

/** Spreads the requests of many readers of one topic. */
const SPREAD_MS = 700;

/** Says how many answers came meanwhile; nothing moves until it is pressed. */
export function LiveAnswers({ topic, onShow }: Pick<Topic, 'topic'> & { onShow: () => Promise<void> }) {
  const [lastNumber, setLastNumber] = useState(topic.lastNumber);
  const { id } = topic;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = (_: boolean, news?: number) => {
      if (news !== undefined) {
        setLastNumber((known) => Math.max(known, news));
        return;
      }
      clearTimeout(timer);
      timer = setTimeout(() => {
        call('GET /api/forum/topics/:id', { params: { id } }).then(
          (found) => setLastNumber(found.topic.lastNumber),
          // The next message asks again.
          () => {},
        );
      }, Math.random() * SPREAD_MS);
    };
    const leave = listenLater(`forum:${id}`, look);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [id]);
  const count = lastNumber - topic.lastNumber;
  return (
    <div aria-live="polite">
      {count > 0 && (
        <button
          type="button"
          onClick={() => void onShow()}
          className="flex min-h-11 w-full items-center justify-center gap-2.5 rounded-md bg-navy-tint text-small font-semibold text-navy"
        >
          <ArrowDown className="size-5!" />
          {count === 1 ? '1 respuesta nueva' : `${count} respuestas nuevas`}
        </button>
      )}
    </div>
  );
}
