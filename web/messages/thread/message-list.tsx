import type { Shown } from '@atalaya/core/messages/shown';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { ArrowDown } from 'lucide-react';
import { Fragment, useState } from 'react';
import { SectionFault } from '../../platform/section-states';
import { Button } from '../../ui/button';
import type { KeptMessage } from '../outbox/outbox';
import { Bubble } from './bubble';
import type { Thread } from './thread-view';
import type { Message } from './use-messages';
import { useScroll } from './use-scroll';
import { WaitingBubble } from './waiting-bubble';

type ListProps = {
  thread: Thread;
  shown: Shown<Message>;
  waiting: readonly KeptMessage[];
  around: number | undefined;
  isOld: boolean;
  olderFault: unknown;
  onOlder: () => Promise<void>;
  onEnd: () => Promise<void>;
  onChanged: () => Promise<void>;
};

export function MessageList(props: ListProps) {
  const { thread, shown, waiting, around, isOld, olderFault, onOlder, onEnd, onChanged } = props;
  const { items, hasMore } = shown;
  const { frame, onScroll, isAtEnd, toEnd } = useScroll(items, waiting.length, {
    around,
    onOlder: hasMore ? onOlder : undefined,
  });
  // The line stays where it was when the conversation was opened, until one answers.
  const [readBefore] = useState(thread.lastRead);
  const last = items.at(-1);
  const firstNew = last?.isMine
    ? undefined
    : items.find(({ number, isMine }) => number > readBefore && !isMine)?.number;
  return (
    <div className="relative min-h-0 flex-1">
      <section
        ref={frame}
        onScroll={onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        aria-label="Mensajes"
        className="h-full overflow-y-auto px-3 py-4 [overflow-anchor:none] md:px-5"
      >
        {olderFault !== undefined && <SectionFault error={olderFault} retry={onOlder} />}
        {hasMore && olderFault === undefined && (
          <div className="mb-3 text-center">
            <Button variant="quiet" size="sm" onClick={() => void onOlder()}>
              Ver anteriores
            </Button>
          </div>
        )}
        <ol className="grid gap-1.5">
          {items.map((message, at) => {
            const day = dayInSpain(message.createdAt);
            const isNewDay = at === 0 || dayInSpain(items[at - 1]?.createdAt ?? '') !== day;
            return (
              <Fragment key={message.id}>
                {isNewDay && (
                  <li className="py-2 text-center text-micro font-semibold text-muted">{dayWords(day)}</li>
                )}
                {message.number === firstNew && <NewLine />}
                <Bubble
                  message={message}
                  thread={thread}
                  isHit={message.number === around}
                  onChanged={onChanged}
                />
              </Fragment>
            );
          })}
          {!isOld && waiting.map((kept) => <WaitingBubble key={kept.id} kept={kept} />)}
        </ol>
      </section>
      <p role="status" className="sr-only">
        {last && !last.isMine && last.number > readBefore
          ? `Mensaje nuevo: ${last.text || 'una imagen'}`
          : ''}
      </p>
      {(isOld || !isAtEnd) && (
        <div className="pointer-events-none absolute inset-x-0 bottom-3 text-center">
          <Button
            variant="outline"
            size="sm"
            className="pointer-events-auto bg-surface shadow-float"
            onClick={() => void (isOld ? onEnd().then(toEnd) : toEnd())}
          >
            <ArrowDown />
            Ir a los últimos
          </Button>
        </div>
      )}
    </div>
  );
}

/** «Hoy», «Ayer», «3 de marzo de 2026». */
function dayWords(day: string): string {
  const today = dayInSpain(new Date());
  if (day === today) return 'Hoy';
  return day === plusDays(today, -1) ? 'Ayer' : longDay(day);
}

const NewLine = () => (
  <li className="flex items-center gap-3 py-1.5 text-micro font-semibold text-danger before:h-px before:flex-1 before:bg-danger after:h-px after:flex-1 after:bg-danger">
    Sin leer
  </li>
);
