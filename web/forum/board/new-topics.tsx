import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { listenLater } from '../listen-later';

/** Says that there are new topics, in all categories or in this one; nothing moves until it is pressed. */
export function NewTopics({ category }: { category: number | undefined }) {
  const [count, setCount] = useState(0);
  const { revalidate } = useRevalidator();
  const room = category === undefined ? 'forum:lista' : `forum:lista-${category}`;
  useEffect(() => {
    setCount(0);
    return listenLater(room, (isHeard) => isHeard && setCount((before) => before + 1));
  }, [room]);
  return (
    <div aria-live="polite">
      {count > 0 && (
        <button
          type="button"
          onClick={() => {
            setCount(0);
            void revalidate();
          }}
          className="mt-2 flex min-h-11 w-full items-center justify-center gap-2.5 rounded-md bg-navy-tint text-small font-semibold text-navy"
        >
          <ArrowUp aria-hidden="true" className="size-5!" />
          {count === 1 ? '1 tema nuevo desde que entraste' : `${count} temas nuevos desde que entraste`}
        </button>
      )}
    </div>
  );
}
