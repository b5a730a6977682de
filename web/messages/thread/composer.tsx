import { LONGEST_MESSAGE, messageFault, TYPING_MS } from '@atalaya/core/messages/messages';
import { formatCount } from '@atalaya/core/platform/number-format';
import { ImagePlus, SendHorizontal, X } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { call } from '../../platform/api';
import { keepDraft, readDraft } from '../../platform/offline/drafts';
import { Button } from '../../ui/button';
import { Textarea } from '../../ui/forms/textarea';
import { IconButton } from '../../ui/icon-button';
import { type KeptMessage, newMessageId, sendLater } from '../outbox/outbox';

const ImageDialog = lazy(() => import('../../uploads/image-dialog'));

/** From here on the page says how many characters are left. */
const NEARLY_FULL = 100;

function roomFor(left: number): string | undefined {
  if (left > NEARLY_FULL) return undefined;
  const count = formatCount(Math.abs(left), 'carácter', 'caracteres');
  return left < 0 ? `De más: ${count}` : `Libres: ${count}`;
}

type ComposerProps = {
  userId: string;
  to: KeptMessage['to'];
  /** Names the draft, which stays on the device. */
  place: string;
  maySendImages: boolean;
  showsTyping: boolean;
  autoFocus?: boolean;
};

/** What is written is stored on the device before it is sent, so that nothing is lost without network. */
export function Composer({ userId, to, place, maySendImages, showsTyping, autoFocus }: ComposerProps) {
  const draft = `mensajes-${place}`;
  const [text, setText] = useState(() => readDraft(userId, draft));
  const [image, setImage] = useState<{ name: string; alt: string }>();
  const [isChoosing, setChoosing] = useState(false);
  const [fault, setFault] = useState<string>();
  const saidAt = useRef(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const left = LONGEST_MESSAGE - text.trim().length;
  const write = (next: string) => {
    setText(next);
    setFault(undefined);
    keepDraft(userId, draft, next);
    if (!showsTyping || !('threadId' in to) || Date.now() - saidAt.current < TYPING_MS) return;
    saidAt.current = Date.now();
    // Nobody misses it.
    call('POST /api/messages/threads/:id/typing', { params: { id: to.threadId } }).catch(() => {});
  };
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    const found = messageFault(text, image !== undefined);
    setFault(found ?? undefined);
    if (found) return;
    const now = Date.now();
    void sendLater(userId, {
      id: newMessageId(now),
      to,
      text: text.trim(),
      image,
      at: new Date(now).toISOString(),
    });
    write('');
    setImage(undefined);
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On a phone the key makes a new line, as everywhere there.
    const isSending = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (!isSending || window.matchMedia('(pointer: coarse)').matches) return;
    event.preventDefault();
    submit();
  };
  return (
    <form method="post" noValidate onSubmit={submit}>
      {image && (
        <p className="mb-2 flex items-center gap-2 text-small">
          <img src={`/api/uploads/${image.name}`} alt="" className="size-11 rounded-md object-cover" />
          <span className="min-w-0 truncate">{image.alt}</span>
          <IconButton label="Quitar la imagen" size="sm" onClick={() => setImage(undefined)}>
            <X />
          </IconButton>
        </p>
      )}
      <div className="flex items-end gap-2">
        {maySendImages && (
          <IconButton label="Añadir una imagen" onClick={() => setChoosing(true)}>
            <ImagePlus />
          </IconButton>
        )}
        <Textarea
          ref={field}
          label="Mensaje"
          hideLabel
          placeholder="Escribe un mensaje"
          rows={1}
          value={text}
          error={fault}
          autoFocus={autoFocus}
          hint={roomFor(left)}
          fieldClassName="min-w-0 flex-1"
          className="max-h-40! resize-none!"
          onChange={({ target }) => write(target.value)}
          onKeyDown={onKeyDown}
        />
        <Button type="submit" aria-label="Enviar" className="px-3.5!">
          <SendHorizontal />
        </Button>
      </div>
      {isChoosing && (
        <Suspense>
          <ImageDialog
            upload={(file) => call('POST /api/messages/images', { file })}
            onAdded={(name, alt) => setImage({ name, alt })}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </form>
  );
}
