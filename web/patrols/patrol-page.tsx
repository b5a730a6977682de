import { brand } from '@atalaya/core/brand';
import { Settings, UserPlus } from 'lucide-react';
import { useState } from 'react';
import { addressOf, call } from '../platform/api';
import type { PageHandle } from '../platform/page-handle';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { Button } from '../ui/button';
import { IconButton } from '../ui/icon-button';
import { Skeleton } from '../ui/skeleton';
import type { Route } from './+types/patrol-page';
import { Archived } from './archived';
import { Chat } from './chat';
import { ClosedWeeks } from './closed-weeks';
import { InviteDialog } from './invite-dialog';
import { LockedPatrol } from './locked-patrol';
import { NoPatrol } from './no-patrol';
import type { Patrol } from './patrol';
import { PatrolSettings } from './settings/patrol-settings';
import { Together } from './together';
import { TowerPanel } from './tower-panel';
import { usePatrolNews } from './use-patrol-news';
import { WeekTable } from './week-table';

export const meta: Route.MetaFunction = () => [{ title: `Patrulla | ${brand.name}` }];

export const handle: PageHandle = { preload: () => [addressOf('GET /api/patrols/mine')] };

export const clientLoader = () => call('GET /api/patrols/mine');

export default function PatrolPage({ loaderData: { isLocked, name, patrol } }: Route.ComponentProps) {
  if (patrol) return <OwnPatrol key={patrol.id} patrol={patrol} />;
  return (
    <>
      <CampusHead title="Patrulla" above="Compañía" />
      {isLocked ? <LockedPatrol name={name} /> : <NoPatrol />}
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
                <UserPlus aria-hidden="true" />
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
                <UserPlus aria-hidden="true" />
              </IconButton>
            )}
            <IconButton
              label="Ajustes de la patrulla"
              variant="outline"
              size="sm"
              onClick={() => setDialog('settings')}
            >
              <Settings aria-hidden="true" />
            </IconButton>
          </>
        }
      />
      {patrol.isArchived ? <Archived patrol={patrol} /> : <TowerPanel patrol={patrol} />}
      <div className="mt-3 grid gap-3 md:mt-5 md:gap-5 xl:grid-cols-[7fr_5fr]">
        <div className="contents min-w-0 content-start gap-5 xl:grid">
          {!patrol.isArchived && <WeekTable patrol={patrol} />}
          <ClosedWeeks weeks={patrol.weeks} className="max-xl:order-last" />
        </div>
        <div className="contents min-w-0 content-start gap-5 xl:grid">
          <Chat isArchived={patrol.isArchived} isCaptain={patrol.role === 'captain'} />
          {!patrol.isArchived && <Together patrol={patrol} />}
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
      <Skeleton className="h-120 rounded-lg" />
      <Skeleton className="h-120 rounded-lg" />
    </div>
  </CampusSkeleton>
);
