import { SlidersHorizontal, SquarePen } from 'lucide-react';
import { useState } from 'react';
import { Outlet, useLocation } from 'react-router';
import { from, pageLoader } from '../platform/page-reads';
import { titled } from '../platform/page-title';
import { CampusHead } from '../shell/campus/campus-head';
import { CampusSkeleton } from '../shell/campus/campus-skeleton';
import { IconButton, IconButtonLink } from '../ui/icon-button';
import { lazyDialog } from '../ui/overlays/lazy-dialog';
import { Skeleton } from '../ui/skeleton';
import { ThreadPanel } from './list/thread-panel';

export const meta = titled('Mensajes');

/** One document serves every conversation: the page itself is drawn in the browser, from the list that it asks for. */
export const clientLoader = pageLoader(
  () => from('GET /api/messages/threads', { query: { box: 'inbox' } }),
  () => null,
);

const ROOT = '/campus-estudio/mensajes';
/** As high as the window leaves room for, so that the conversation scrolls and not the page. */
const height = 'h-[calc(100dvh-10.5rem)] min-h-110 md:h-[calc(100dvh-12rem)] lg:h-[calc(100dvh-9.5rem)]';

/** The list beside the conversation; on a phone one or the other. */
export default function MessagesPage() {
  const isList = useLocation().pathname.replace(/\/$/, '') === ROOT;
  return (
    <>
      <CampusHead
        title="Mensajes"
        actions={
          <>
            <SettingsButton />
            <IconButtonLink label="Mensaje nuevo" variant="outline" size="sm" to={`${ROOT}/nuevo`}>
              <SquarePen />
            </IconButtonLink>
          </>
        }
      />
      <div
        className={`grid overflow-hidden rounded-xl border border-line bg-surface grid-cols-[minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)] ${height}`}
      >
        <div className={isList ? 'min-h-0 min-w-0' : 'min-h-0 min-w-0 max-lg:hidden'}>
          <ThreadPanel />
        </div>
        <div className={`min-h-0 min-w-0 border-line lg:border-l ${isList ? 'max-lg:hidden' : ''}`}>
          <Outlet />
        </div>
      </div>
    </>
  );
}

export const HydrateFallback = () => (
  <CampusSkeleton title="Mensajes" above="">
    <Skeleton className={`rounded-xl ${height}`} />
  </CampusSkeleton>
);

const SettingsDialog = lazyDialog(() => import('./settings-dialog'));

function SettingsButton() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label="Ajustes de los mensajes"
        variant="outline"
        size="sm"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal />
      </IconButton>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}
