import { CircleAlert, Clock } from 'lucide-react';
import { useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { cx } from '../../ui/cx';
import { type KeptMessage, messageOutbox } from '../outbox/outbox';
import { bubbleClass } from './bubble';

/** A message that is on this device only. */
export function WaitingBubble({ kept }: { kept: KeptMessage }) {
  const { user } = useSession();
  const { text, image, refusal } = kept;
  return (
    <li className="flex flex-col items-end gap-1">
      <div className={cx(bubbleClass(true), refusal ? 'bg-danger-tint text-ink' : 'opacity-80')}>
        <span className="sr-only">Tú: </span>
        {image && <i>{image.alt || 'Imagen'} </i>}
        {text}
        {!refusal && (
          <span className="ml-2 inline-flex items-center gap-1 text-micro">
            <Clock className="size-3.5" />
            <span className="sr-only">Sin enviar: se enviará solo cuando haya conexión</span>
          </span>
        )}
      </div>
      {refusal && user && (
        <div
          role="alert"
          className="flex max-w-[34rem] flex-wrap items-center justify-end gap-x-2 gap-y-1 text-small text-danger"
        >
          <CircleAlert className="size-4.5 flex-none" />
          <p>{refusal}</p>
          <Button variant="quiet" size="sm" onClick={() => void messageOutbox.retry(user.id, [kept.id])}>
            Reintentar
          </Button>
          <Button variant="quiet" size="sm" onClick={() => void messageOutbox.drop(user.id, [kept.id])}>
            Descartar
          </Button>
        </div>
      )}
    </li>
  );
}
