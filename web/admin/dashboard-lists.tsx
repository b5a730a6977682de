import { actionLabel } from '@atalaya/core/admin/audit-labels';
import type { Answer } from '@atalaya/core/api';
import { unsentNames, unsentStatuses } from '@atalaya/core/platform/mail-status';
import { formatNumber } from '@atalaya/core/platform/number-format';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { MailStatus } from './mail-status';
import { recently } from './moments';

type Dashboard = Answer<'GET /api/admin/dashboard'>;

export function Panel({
  title,
  to,
  all,
  children,
}: {
  title: string;
  to?: string;
  all?: string;
  children: ReactNode;
}) {
  return (
    <Card pad="sm">
      <div className="mb-2 flex items-center justify-between gap-4">
        <h2 className="text-h4">{title}</h2>
        {to && (
          <Link to={to} className="link text-small">
            {all}
          </Link>
        )}
      </div>
      {children}
    </Card>
  );
}

export const row = 'flex min-h-9.5 items-center gap-3 border-t border-line py-1.5 text-small leading-[1.35]';
export const Quiet = ({ children }: { children: ReactNode }) => (
  <p className="py-3 text-small text-muted">{children}</p>
);

export function DashboardAudit({ entries }: { entries: Dashboard['audit'] }) {
  return (
    <Panel title="Últimos cambios" to="/admin/auditoria" all="Ver la auditoría">
      {entries.length === 0 && <Quiet>Aún no se ha cambiado nada.</Quiet>}
      <ul>
        {entries.map((entry) => (
          <li key={entry.id} className={row}>
            <span className="min-w-0 flex-1">
              <span className="font-semibold">{actionLabel(entry.action)}</span>
              {entry.subjectName && <span className="text-muted"> · {entry.subjectName}</span>}
            </span>
            <span className="flex-none text-right text-muted sm:flex sm:gap-4">
              <span className="block">{entry.actor?.name ?? 'El servidor'}</span>
              <span className="block sm:w-20">{recently(entry.at)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

type Retry = { retry: () => unknown };

type Content = NonNullable<Dashboard['panels'][number]['content']>;

/** A panel registered by a feature. */
export function RoomPanel({ panel, retry }: { panel: Dashboard['panels'][number] } & Retry) {
  const { title, path, all, content } = panel;
  return (
    <Panel title={title} to={path} all={all}>
      {!content ? (
        <Unread retry={retry} />
      ) : (
        <>
          {content.figures.length > 0 && <Sums figures={content.figures} />}
          <p className="pb-2 text-small text-muted">{content.note}</p>
          <ul>
            {content.rows.map((entry) => (
              <RoomRow key={entry.id} entry={entry} />
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}

function RoomRow({ entry }: { entry: Content['rows'][number] }) {
  const title = 'block truncate font-semibold';
  return (
    <li className={row}>
      <span className="min-w-0 flex-1">
        {entry.path ? (
          <Link to={entry.path} className={`${title} hover:underline`}>
            {entry.title}
          </Link>
        ) : (
          <span className={title}>{entry.title}</span>
        )}
        <span className="line-clamp-2 text-muted wrap-anywhere">{entry.text}</span>
      </span>
      {entry.at && <span className="flex-none text-right text-muted">{recently(entry.at)}</span>}
      {entry.value && <span className="flex-none text-right font-semibold tabular-nums">{entry.value}</span>}
    </li>
  );
}

/** Shown for a panel that could not be loaded; the others stay. */
export function Unread({ retry }: Retry) {
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center justify-between gap-3 border-t border-line py-3 text-small"
    >
      <p className="text-danger">No se ha podido leer.</p>
      <Button size="sm" variant="outline" onClick={() => retry()}>
        Volver a intentarlo
      </Button>
    </div>
  );
}

function Sums({ figures }: { figures: Content['figures'] }) {
  return (
    <ul
      className={`mb-3 grid gap-x-4 gap-y-3 border-t border-line pt-3 sm:grid-cols-3 ${figures.length === 3 ? 'grid-cols-3' : 'grid-cols-2'}`}
    >
      {figures.map(({ label, value, path, change }) => (
        <li key={label}>
          <Link to={path} className="group block">
            <span className="num mb-0.5 block text-[1.5rem] sm:text-[2rem]">{value}</span>{' '}
            <span className="block text-small leading-[1.3] text-muted group-hover:underline">{label}</span>{' '}
            {change && <span className="block text-small leading-[1.3] tabular-nums">{change}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function DashboardMail({
  emails,
  unsent,
}: {
  emails: Dashboard['mail'];
  unsent: Dashboard['unsent'];
}) {
  const some = unsentStatuses.filter((status) => unsent[status] > 0);
  return (
    <Panel title="Últimos correos" to="/admin/correo" all="Ver el correo">
      {some.length > 0 && (
        <Sums
          figures={some.map((status) => ({
            label: unsentNames[status].toLowerCase(),
            value: formatNumber(unsent[status]),
            path: `/admin/correo?estado=${status}`,
          }))}
        />
      )}
      {emails.length === 0 && <Quiet>Aún no se ha escrito ningún correo.</Quiet>}
      <ul>
        {emails.map((email) => (
          <li key={email.id} className={row}>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{email.subject}</span>
              <span className="block truncate text-muted">{email.recipient}</span>
            </span>
            <span className="flex flex-none items-center gap-4 text-right text-muted max-sm:flex-col max-sm:items-end max-sm:gap-0.5">
              <MailStatus status={email.status} />
              <span className="sm:w-20">{recently(email.createdAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
