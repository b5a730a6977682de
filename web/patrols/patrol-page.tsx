import { amountText } from '@atalaya/core/patrols/patrols';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { useQueryClient } from '@tanstack/react-query';
import { Check, Settings, UserPlus } from 'lucide-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { onRoom } from '../platform/live';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { whenIdle } from '../platform/when-idle';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton, RowsSkeleton } from '../shell/campus/campus-skeleton';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { Card } from '../ui/card';
import { IconButton } from '../ui/icon-button';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/patrol-page';
import type { Patrol } from './patrol';
import { TowerPanel } from './tower-panel';
import { WeekTable } from './week-table';

// Opened by a press, below the first screen, or not for whoever has a patrol.
const InviteDialog = lazyDialog(async () => ({ default: (await import('./invite-dialog')).InviteDialog }));
const PatrolSettings = lazyDialog(async () => ({
  default: (await import('./settings/patrol-settings')).PatrolSettings,
}));
const Chat = lazy(async () => ({ default: (await import('./chat')).Chat }));
const Together = lazy(async () => ({ default: (await import('./together')).Together }));
const Archived = lazy(async () => ({ default: (await import('./archived')).Archived }));
const LockedPatrol = lazy(async () => ({ default: (await import('./locked-patrol')).LockedPatrol }));
const NoPatrol = lazy(async () => ({ default: (await import('./no-patrol')).NoPatrol }));

export const meta = titled('Patrulla');

export const clientLoader = pageLoader(() => from('GET /api/patrols/mine'));

export default function PatrolPage({ loaderData: { isLocked, name, patrol } }: Route.ComponentProps) {
  if (patrol) return <OwnPatrol key={patrol.id} patrol={patrol} />;
  return (
    <>
      <CampusHead title="Patrulla" above="Compañía" />
      <Suspense fallback={<Skeleton className="h-100 rounded-lg" />}>
        {isLocked ? <LockedPatrol name={name} /> : <NoPatrol />}
      </Suspense>
    </>
  );
}

function OwnPatrol({ patrol }: { patrol: Patrol }) {
  const [dialog, setDialog] = useState<'invite' | 'settings'>();
  usePatrolNews(patrol.id);
  const close = () => setDialog(undefined);
  return (
    <>
      <CampusHead
        title="Patrulla"
        above="Compañía"
        actions={
          <>
            {!patrol.isArchived && (
              <Button
                variant="outline"
                size="sm"
                onClick={() => setDialog('invite')}
                className="max-md:hidden"
              >
                <UserPlus />
                Invitar
              </Button>
            )}
            {!patrol.isArchived && (
              <IconButton
                label="Invitar"
                variant="outline"
                size="sm"
                className="md:hidden"
                onClick={() => setDialog('invite')}
              >
                <UserPlus />
              </IconButton>
            )}
            <IconButton
              label="Ajustes de la patrulla"
              variant="outline"
              size="sm"
              onClick={() => setDialog('settings')}
            >
              <Settings />
            </IconButton>
          </>
        }
      />
      {patrol.isArchived ? (
        <Suspense fallback={<Skeleton className="h-60 rounded-lg" />}>
          <Archived patrol={patrol} />
        </Suspense>
      ) : (
        <TowerPanel patrol={patrol} />
      )}
      <div className="mt-3 grid gap-3 md:mt-5 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="contents min-w-0 content-start gap-5 xl:grid">
          {!patrol.isArchived && <WeekTable patrol={patrol} />}
          <ClosedWeeks weeks={patrol.weeks} className="max-xl:order-last" />
        </div>
        <div className="contents min-w-0 content-start gap-5 xl:grid">
          <Suspense fallback={<Skeleton className="h-100 rounded-lg" />}>
            <Chat isArchived={patrol.isArchived} isCaptain={patrol.role === 'captain'} />
          </Suspense>
          {!patrol.isArchived && (
            <Suspense fallback={<Skeleton className="h-60 rounded-lg" />}>
              <Together patrol={patrol} />
            </Suspense>
          )}
        </div>
      </div>
      {dialog === 'invite' && <InviteDialog patrol={patrol} onClose={close} />}
      {dialog === 'settings' && <PatrolSettings patrol={patrol} onClose={close} />}
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Patrulla" above="Compañía" className="grid min-h-dvh content-start gap-5">
    <Skeleton className="h-100 rounded-lg" />
    <div className="grid gap-5 xl:grid-cols-[7fr_5fr]">
      <RowsSkeleton rows={2} className="h-120" />
    </div>
  </CampusSkeleton>
);

function ClosedWeeks({ weeks, className }: Pick<Patrol, 'weeks'> & { className: string }) {
  if (weeks.length === 0) return null;
  return (
    <Card className={className}>
      <h2 className="text-h3">Semanas cerradas</h2>
      <ul className="mt-3">
        {weeks.map(({ monday, unit, goal, total, mine }) => (
          <li
            key={monday}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3"
          >
            <span className="min-w-0">
              <span className="block font-semibold">Desde el {dayAndMonth(monday)}</span>
              {mine !== null && <span className="text-small text-muted">Tú, {amountText(unit, mine)}</span>}
            </span>
            <span className="flex items-center gap-3">
              {total >= goal && (
                <Badge tone="success">
                  <Check />
                  Objetivo cumplido
                </Badge>
              )}
              <span className="tabular-nums">
                <b className="font-display text-[1.25rem]">{amountText(unit, total)}</b>{' '}
                <span className="text-small text-muted">de {amountText(unit, goal)}</span>
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Reads the page's data again when something changes in the patrol, on any device of any member. */
function usePatrolNews(id: string): void {
  const { revalidate } = useRevalidator();
  const client = useQueryClient();
  useEffect(() => {
    let leave = () => {};
    const look = () => {
      void revalidate();
      void client.invalidateQueries({ queryKey: ['patrol'] });
    };
    const cancel = whenIdle(() => {
      leave = onRoom(`patrol:${id}`, look);
    });
    return () => {
      cancel();
      leave();
    };
  }, [id, revalidate, client]);
}
