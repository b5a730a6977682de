import { type Delivery, deliveryOf, type MessageRemoval } from '@atalaya/core/messages/messages';
import { localInSpain } from '@atalaya/core/platform/madrid-time';
import { Check, CheckCheck } from 'lucide-react';
import { cx } from '../../ui/cx';
import { MessageMenu } from './message-menu';
import type { Thread } from './thread-view';
import type { Message } from './use-messages';

const removalWords: Record<MessageRemoval, string> = {
  moderator: 'La moderación ha retirado este mensaje.',
  account: 'Se borró con la cuenta de quien lo escribió.',
};
const deliveryWords: Record<Delivery, string> = { sent: 'enviado', delivered: 'entregado', read: 'leído' };

type BubbleProps = { message: Message; thread: Thread; isHit: boolean; onChanged: () => Promise<void> };

export const bubbleClass = (isMine: boolean) =>
  cx(
    'max-w-[min(34rem,82%)] rounded-xl px-3.5 py-2 leading-[1.45] wrap-anywhere whitespace-pre-wrap',
    isMine ? 'rounded-br-sm bg-navy text-on-navy' : 'rounded-bl-sm bg-sunken',
  );

export function Bubble({ message, thread, isHit, onChanged }: BubbleProps) {
  const { isMine, text, image, removal, createdAt, number } = message;
  const delivery = deliveryOf(number, thread.marks);
  return (
    <li
      data-hit={isHit || undefined}
      className={cx('group flex items-center gap-1', isMine ? 'flex-row-reverse' : '')}
    >
      <div className={cx(bubbleClass(isMine), isHit && 'outline-2 outline-offset-2 outline-gold')}>
        <span className="sr-only">
          {isMine ? 'Tú: ' : `${thread.person.username ?? 'Cuenta eliminada'}: `}
        </span>
        {image && (
          <a href={image.src} target="_blank" rel="noreferrer" className="block">
            <img
              src={image.src}
              alt={image.alt || 'Imagen sin descripción'}
              width={image.width}
              height={image.height}
              loading="lazy"
              className="my-1 h-auto max-h-80 w-auto max-w-full rounded-md"
            />
          </a>
        )}
        {removal ? <i>{removalWords[removal]}</i> : text}
        <span
          className={cx(
            'ml-2 inline-flex items-center gap-1 text-micro',
            isMine ? 'text-on-navy' : 'text-muted',
          )}
        >
          <time dateTime={createdAt}>{localInSpain(createdAt).slice(11)}</time>
          {isMine && <DeliveryIcon delivery={delivery} />}
        </span>
      </div>
      {!removal && <MessageMenu message={message} onChanged={onChanged} />}
    </li>
  );
}

const DeliveryIcon = ({ delivery }: { delivery: Delivery }) => (
  <>
    {delivery === 'sent' ? (
      <Check className="size-4" />
    ) : (
      <CheckCheck className={cx('size-4', delivery === 'read' && 'stroke-3')} />
    )}
    <span className={delivery === 'read' ? '' : 'sr-only'}>{deliveryWords[delivery]}</span>
  </>
);
