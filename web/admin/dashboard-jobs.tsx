import type { Answer } from '@atalaya/core/api';
import { formatNumber } from '@atalaya/core/platform/number-format';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Badge, type BadgeTone } from '../ui/badge';
import { Button } from '../ui/button';
import { toast } from '../ui/overlays/toast-store';
import { Panel, Quiet, row, Unread } from './dashboard-lists';
import { recently } from './moments';

type Jobs = Answer<'GET /api/admin/dashboard'>['jobs'];
type Kind = NonNullable<Jobs>[number];
type Retry = { retry: () => unknown };

const states: readonly { of: (kind: Kind) => number; word: string; tone: BadgeTone }[] = [
  { of: ({ failed }) => failed, word: 'fallidas', tone: 'danger' },
  { of: ({ retrying }) => retrying, word: 'por repetir', tone: 'warning' },
  { of: ({ waiting }) => waiting, word: 'en espera', tone: 'navy' },
  { of: ({ running }) => running, word: 'en curso', tone: 'navy' },
  { of: ({ done }) => done, word: 'hechas', tone: 'neutral' },
];

const words: Record<string, string> = { fallidas: 'fallida', hechas: 'hecha' };

export function DashboardJobs({ jobs, retry }: { jobs: Jobs } & Retry) {
  return (
    <Panel title="Tareas en segundo plano">
      {!jobs ? (
        <Unread retry={retry} />
      ) : jobs.length === 0 ? (
        <Quiet>No hay ninguna en la cola.</Quiet>
      ) : (
        <ul>
          {jobs.map((kind) => (
            <JobKind key={kind.name} kind={kind} retry={retry} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** Another admin may have retried them first. */
function backWords(retried: number): string {
  if (retried === 0) return 'Ya no queda ninguna fallida';
  return retried === 1 ? '1 tarea vuelve a la cola' : `${formatNumber(retried)} tareas vuelven a la cola`;
}

function JobKind({ kind, retry }: { kind: Kind } & Retry) {
  const again = useAction(() => call('POST /api/admin/jobs/:name/retry', { params: { name: kind.name } }), {
    stale: [],
    done: ({ retried }) => toast({ title: backWords(retried) }),
    failed: 'No se ha podido repetir',
    settled: () => retry(),
  });
  return (
    <li className={`${row} flex-wrap`}>
      <span className="min-w-0 flex-1 basis-40">
        <code className="block truncate font-mono text-micro">{kind.name}</code>
        {kind.oldestAt && (
          <span className="block text-muted">La más antigua espera desde {recently(kind.oldestAt)}</span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-1.5">
        {states.map(({ of, word, tone }) => {
          const count = of(kind);
          return count === 0 ? null : (
            <Badge key={word} tone={tone}>
              {formatNumber(count)} {count === 1 ? (words[word] ?? word) : word}
            </Badge>
          );
        })}
        {kind.failed > 0 && (
          <Button
            size="sm"
            variant="outline"
            busy={again.isBusy}
            busyLabel="Repitiendo…"
            onClick={() => again.run()}
          >
            Repetir<span className="sr-only"> {kind.name}</span>
          </Button>
        )}
      </span>
    </li>
  );
}
