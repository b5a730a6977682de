import { actionWord } from '@atalaya/core/admin/audit-words';
import type { Answer } from '@atalaya/core/api';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { MailStatus } from './mail-status';
import { figure, recently } from './moments';

type Dashboard = Answer<'GET /api/admin/dashboard'>;

function Panel({
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

const row = 'flex min-h-9.5 items-center gap-3 border-t border-line py-1.5 text-small leading-[1.35]';
const Quiet = ({ children }: { children: ReactNode }) => (
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
              <span className="font-semibold">{actionWord(entry.action)}</span>
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

/** The newest of a room, as the room itself tells it. */
export function RoomPanel({ panel }: { panel: Dashboard['panels'][number] }) {
  return (
    <Panel title={panel.title} to={panel.path} all={panel.all}>
      <p className="pb-2 text-small text-muted">{panel.rows.length === 0 ? panel.empty : panel.note}</p>
      <ul>
        {panel.rows.map((entry) => (
          <li key={entry.id} className={row}>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{entry.title}</span>
              <span className="block truncate text-muted">{entry.text}</span>
            </span>
            <span className="flex-none text-right text-muted">{recently(entry.at)}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

export function DashboardMail({ letters }: { letters: Dashboard['mail'] }) {
  return (
    <Panel title="Últimos correos" to="/admin/correo" all="Ver el correo">
      {letters.length === 0 && <Quiet>Aún no se ha escrito ningún correo.</Quiet>}
      <ul>
        {letters.map((letter) => (
          <li key={letter.id} className={row}>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-semibold">{letter.subject}</span>
              <span className="block truncate text-muted">{letter.recipient}</span>
            </span>
            <span className="flex flex-none items-center gap-4 text-right text-muted max-sm:flex-col max-sm:items-end max-sm:gap-0.5">
              <MailStatus status={letter.status} />
              <span className="sm:w-20">{recently(letter.createdAt)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const stateWords: Record<string, string> = {
  created: 'en espera',
  retry: 'por repetir',
  active: 'en curso',
  completed: 'hechas',
  cancelled: 'anuladas',
  failed: 'fallidas',
};

/** Background work by kind; what failed is what one looks for. */
export function DashboardJobs({ jobs }: { jobs: Dashboard['jobs'] }) {
  const names = [...new Set(jobs.map(({ name }) => name))];
  return (
    <Panel title="Tareas en segundo plano">
      {names.length === 0 && <Quiet>No hay ninguna en la cola.</Quiet>}
      <ul>
        {names.map((name) => (
          <li key={name} className={row}>
            <code className="min-w-0 flex-1 truncate font-mono text-micro">{name}</code>
            {jobs
              .filter((job) => job.name === name)
              .map(({ state, count }) => (
                <Badge
                  key={state}
                  tone={state === 'failed' ? 'danger' : state === 'retry' ? 'warning' : 'neutral'}
                >
                  {figure(count)} {stateWords[state] ?? state}
                </Badge>
              ))}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
