import type { Answer } from '@atalaya/core/api';
import { limits } from '@atalaya/core/patrols/patrols';
import { dayAndShortMonth } from '@atalaya/core/platform/date-format';
import { dayInSpain, localInSpain } from '@atalaya/core/platform/madrid-time';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Ellipsis, SendHorizontal } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { LazyReport } from '../forum/topic/lazy-report';
import { call } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Avatar } from '../ui/avatar';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { FieldError } from '../ui/forms/field';
import { Input } from '../ui/forms/input';
import { IconButton } from '../ui/icon-button';
import { LazyMenu } from '../ui/overlays/lazy-menu';
import { messagesKey } from './patrol';
import { usePatrolAction } from './use-patrol-action';

type Message = Answer<'GET /api/patrols/mine/messages'>['items'][number];

export function Chat({ isArchived, isCaptain }: { isArchived: boolean; isCaptain: boolean }) {
  const [reported, setReported] = useState<string>();
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: messagesKey,
    queryFn: ({ pageParam }) =>
      call('GET /api/patrols/mine/messages', { query: pageParam ? { after: pageParam } : {} }),
    initialPageParam: '',
    refetchOnMount: 'always',
    getNextPageParam: ({ next }) => next,
  });
  const messages = data?.pages.flatMap(({ items }) => items).reverse();
  return (
    <Card>
      <h2 id="charla" className="text-h3">
        Charla
      </h2>
      {error && !data ? (
        <div className="mt-4">
          <SectionFault error={error} retry={refetch} />
        </div>
      ) : !messages ? (
        <div className="mt-4">
          <SectionLoading label="Cargando la charla" rows={3} height="h-14" />
        </div>
      ) : messages.length === 0 ? (
        <p className="mt-3 text-muted">Nadie ha escrito todavía. Un «hola» basta para empezar.</p>
      ) : (
        // Reversed, so that the newest stay in sight and older ones are added above without a jump.
        <section
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also with the keyboard.
          tabIndex={0}
          aria-labelledby="charla"
          className="mt-3 flex max-h-100 flex-col-reverse overflow-y-auto"
        >
          <ol aria-live="polite">
            {hasNextPage && (
              <li className="text-center">
                <Button variant="quiet" size="sm" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
                  Ver anteriores
                </Button>
              </li>
            )}
            {messages.map((message) => (
              <MessageItem key={message.id} {...{ message, isCaptain }} onReport={setReported} />
            ))}
          </ol>
        </section>
      )}
      {!isArchived && <Writing />}
      {reported && (
        <LazyReport
          send={(body) =>
            call('POST /api/patrols/mine/messages/:id/report', { params: { id: reported }, body })
          }
          onClose={() => setReported(undefined)}
        />
      )}
    </Card>
  );
}

function momentOf(at: string): string {
  const time = localInSpain(at).slice(11);
  return dayInSpain(at) === dayInSpain(new Date()) ? time : `${dayAndShortMonth(dayInSpain(at))}, ${time}`;
}

type ItemProps = { message: Message; isCaptain: boolean; onReport: (id: string) => void };

function MessageItem({ message, isCaptain, onReport }: ItemProps) {
  const { id, author, isMine, text, at } = message;
  const { run } = usePatrolAction(() => call('DELETE /api/patrols/mine/messages/:id', { params: { id } }), {
    failed: 'No se ha borrado',
  });
  const items = [
    ...(isMine ? [] : [{ label: 'Avisar a la moderación', onSelect: () => onReport(id) }]),
    ...(isMine || isCaptain ? [{ label: 'Borrar', danger: true, onSelect: () => run() }] : []),
  ];
  const menu = (
    <LazyMenu label="Acciones del mensaje" items={items}>
      {({ busy, ...pressed }) => (
        <IconButton
          label={`Acciones del mensaje de las ${momentOf(at)}`}
          size="sm"
          className="text-muted"
          aria-busy={busy || undefined}
          {...pressed}
        >
          <Ellipsis />
        </IconButton>
      )}
    </LazyMenu>
  );
  if (isMine)
    return (
      <li className="flex items-center justify-end gap-1 py-1.5">
        {menu}
        <div className="max-w-[80%] rounded-[12px_12px_2px_12px] bg-navy-tint px-3.5 py-2.5">
          <span className="sr-only">Tú: </span>
          <span className="leading-[1.4] wrap-anywhere whitespace-pre-line">{text}</span>{' '}
          <time dateTime={at} className="text-micro text-muted">
            {momentOf(at)}
          </time>
        </div>
      </li>
    );
  return (
    <li className="grid grid-cols-[2.25rem_1fr_auto] gap-3 py-2.5">
      <Avatar
        name={author?.name ?? ''}
        {...(author?.avatar ? { src: author.avatar } : {})}
        className="size-9 text-[1rem]"
      />
      <div className="min-w-0 leading-[1.4]">
        <b>{author?.name}</b>{' '}
        <time dateTime={at} className="text-micro text-muted">
          {momentOf(at)}
        </time>
        <p className="wrap-anywhere whitespace-pre-line">{text}</p>
      </div>
      {menu}
    </li>
  );
}

/** The key stays until the message has arrived, so that sending it again after a failure writes it once. */
function Writing() {
  const [text, setText] = useState('');
  const [key, setKey] = useState(() => crypto.randomUUID());
  const { run, isBusy, faults } = usePatrolAction(
    (written: string) => call('POST /api/patrols/mine/messages', { body: { key, text: written } }),
    {
      done: () => {
        setText('');
        setKey(crypto.randomUUID());
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim()) run(text);
  };
  const fault = faults.text ?? faults.form;
  return (
    <form onSubmit={submit} className="mt-3">
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <Input
          label="Escribe a la patrulla"
          hideLabel
          placeholder="Escribe a la patrulla"
          autoComplete="off"
          maxLength={limits.message}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" aria-label="Enviar" busy={isBusy} className="w-12 px-0!">
          {!isBusy && <SendHorizontal />}
        </Button>
      </div>
      <div role="alert" className="mt-1.5 empty:hidden">
        {fault && <FieldError id="charla-error">{fault}</FieldError>}
      </div>
    </form>
  );
}
