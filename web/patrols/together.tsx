import type { Answer } from '@atalaya/core/api';
import { shortWeekday } from '@atalaya/core/platform/date-format';
import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { call } from '../platform/api';
import { SectionFault, SectionLoading } from '../platform/section-states';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { Switch } from '../ui/forms/switch';
import { calendarKey, type Patrol } from './patrol';
import { usePatrolAction } from './use-patrol-action';

type Entry = Answer<'GET /api/patrols/mine/calendar'>['entries'][number];

const SHOWN = 6;

/** What the others have planned for the next days; one's own plan is shared with a switch. */
export function Together({ patrol }: { patrol: Patrol }) {
  const { data, error, refetch } = useQuery({
    queryKey: calendarKey,
    queryFn: () => call('GET /api/patrols/mine/calendar'),
    refetchOnMount: 'always',
  });
  const status = patrol.board.members.find(({ isMe }) => isMe)?.status ?? '';
  const sharing = usePatrolAction(
    (sharesPlan: boolean) => call('PUT /api/patrols/mine/me', { body: { status, sharesPlan } }),
    { failed: 'No se ha guardado' },
  );
  return (
    <Card>
      <h2 className="text-h3">Juntos</h2>
      {error && !data ? (
        <div className="mt-4">
          <SectionFault error={error} retry={refetch} />
        </div>
      ) : !data ? (
        <div className="mt-4">
          <SectionLoading label="Cargando los planes" rows={2} height="h-16" />
        </div>
      ) : data.entries.length === 0 ? (
        <p className="mt-3 text-muted">
          Nadie comparte su plan todavía. Cuando alguien lo haga, verás aquí qué estudia cada día.
        </p>
      ) : (
        <ul className="mt-3">
          {data.entries.slice(0, SHOWN).map((entry) => (
            <EntryItem key={`${entry.day} ${entry.kind} ${entry.topic}`} entry={entry} today={patrol.today} />
          ))}
        </ul>
      )}
      <div className="mt-4 border-t border-line pt-4">
        <Switch
          label="Compartir mi plan"
          hint="Solo los temas y simulacros de los próximos siete días."
          checked={patrol.sharesPlan}
          disabled={sharing.isBusy}
          onChange={({ target }) => sharing.run(target.checked)}
        />
      </div>
    </Card>
  );
}

const listOf = new Intl.ListFormat('es', { type: 'conjunction' });

function EntryItem({ entry, today }: { entry: Entry; today: string }) {
  const { day, kind, topic, title, who, isMine, ownKey } = entry;
  const { run, isBusy } = usePatrolAction(
    (key: string) => call('PUT /api/calendar/entries/:key', { params: { key }, body: { day } }),
    { failed: 'No se ha cambiado tu plan' },
  );
  const label = kind === 'mock' ? 'Simulacro' : `Tema ${topic}: ${title}`;
  return (
    <li className="grid grid-cols-[3rem_1fr] items-center gap-4 border-t border-line py-3.5 leading-[1.35]">
      <span className="text-center text-micro leading-[1.1] text-muted">
        {day === today ? 'hoy' : shortWeekday(day)}
        <b className="block font-display text-[1.75rem] leading-none text-ink">{Number(day.slice(8))}</b>
      </span>
      <span className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <span className="min-w-40 flex-1">
          <b>{label}</b>
          <span className="block text-small text-muted">{listOf.format(who)}</span>
        </span>
        {isMine ? (
          <Badge tone="success">
            <Check />
            Vas
          </Badge>
        ) : (
          ownKey && (
            <Button
              variant="outline"
              size="sm"
              busy={isBusy}
              aria-label={`Apuntarme: ${label}, pasarlo a ese día en mi plan`}
              onClick={() => run(ownKey)}
            >
              Apuntarme
            </Button>
          )
        )}
      </span>
    </li>
  );
}
