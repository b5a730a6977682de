import { toTheSecond } from '../../admin/moments';
import { cx } from '../../ui/cx';
import type { AdminCase } from './admin-case';

/** Copies that the report brought along: the moderator has no access to the conversation. */
export const AttachedMessages = ({ items }: { items: AdminCase['attached'] }) => (
  <ol className="grid gap-2.5">
    {items.map(({ author, body, image, createdAt, isReported }) => (
      <li
        key={createdAt + body}
        className={cx('rounded-md px-3.5 py-2.5 wrap-anywhere', isReported ? 'bg-danger-tint' : 'bg-sunken')}
      >
        <p className="text-micro text-muted">
          <b className="font-semibold text-ink">{author}</b>, {toTheSecond(createdAt)}
          {isReported && ' · el mensaje del aviso'}
        </p>
        {body && <p className="whitespace-pre-wrap">{body}</p>}
        {image && (
          <img src={image} alt="Imagen adjunta al mensaje" loading="lazy" className="mt-2 max-h-60" />
        )}
      </li>
    ))}
  </ol>
);
