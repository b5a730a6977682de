import { LONGEST_MESSAGE } from '@atalaya/core/voice-rooms/voice-rooms';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { cx } from '../../ui/cx';
import { Input } from '../../ui/forms/input';
import { IconButton } from '../../ui/icon-button';
import { Section } from '../../ui/section';
import { hourOf } from '../rooms/room-words';
import { addMessage } from './call-store';
import { type Line, useCall } from './use-voice-call';

/** The small chat beside the call. */
export function ChatPanel({ roomId, line, className }: { roomId: string; line: Line; className?: string }) {
  const messages = useCall(line, (state) => state.messages);
  const selfId = useCall(line, (state) => state.selfId);
  const [text, setText] = useState('');
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when a message comes
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [messages]);
  const { run, isBusy, faults } = useAction(
    (written: string) =>
      call('POST /api/voice-rooms/:id/messages', { params: { id: roomId }, body: { text: written } }),
    {
      stale: [],
      done: (message) => {
        addMessage(line.store, message);
        setText('');
      },
    },
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') run(text);
  };
  return (
    <Section
      id="sala-chat"
      title="Chat de la sala"
      titleClass="text-h4"
      className={cx(
        'flex min-h-0 flex-col rounded-lg bg-surface p-4 text-ink md:p-6 dark:border dark:border-line',
        className,
      )}
    >
      {messages.length === 0 ? (
        <p className="mt-3 flex-1 text-small text-muted">
          Apunta aquí un artículo o un enlace. Se borra al cerrarse la sala.
        </p>
      ) : (
        <ul
          ref={list}
          role="log"
          aria-label="Mensajes"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolled region has to be reachable by keyboard
          tabIndex={0}
          className="mt-3 grid min-h-0 flex-1 content-start gap-2.5 overflow-y-auto"
        >
          {messages.map((message) => (
            <li key={message.id} className="leading-[1.4]">
              <b className="text-small">{message.memberId === selfId ? 'Tú' : message.name}</b>{' '}
              <time dateTime={message.at} className="text-micro text-muted">
                {hourOf(message.at)}
              </time>
              <span className="block wrap-anywhere">{message.text}</span>
            </li>
          ))}
        </ul>
      )}
      <form noValidate onSubmit={submit} className="mt-4">
        <Input
          label="Mensaje"
          hideLabel
          placeholder="Escribe a la sala"
          autoComplete="off"
          maxLength={LONGEST_MESSAGE}
          value={text}
          error={faults.text ?? faults.form}
          onChange={({ target }) => setText(target.value)}
          after={
            <IconButton label="Enviar" type="submit" size="sm" aria-busy={isBusy || undefined}>
              <Send />
            </IconButton>
          }
        />
      </form>
    </Section>
  );
}
