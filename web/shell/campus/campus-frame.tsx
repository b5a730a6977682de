import type { SessionUser } from '@atalaya/core/auth/user';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { OfflineLine } from '../../platform/offline/offline-line';
import { OnDemand } from '../../platform/on-demand';
import { OnceIdle } from '../../platform/once-idle';
import { loadCampusMenu, loadMenu, loadNotifications, loadSearch } from '../panels';
import { closePanel, useShell } from '../shell-store';
import { SkipLink } from '../skip-link';
import { useSearchKey } from '../use-search-key';
import { BottomBar } from './bottom-bar';
import { CampusRail } from './rail';

const loadCelebrations = () => import('../../ranks/celebrations');
const loadUnreadMessages = () => import('../../messages/unread-watch');
const loadRunningExam = () => import('../../exams/running/running-exam');

type FrameProps = { user: SessionUser | null; alone: boolean; children: ReactNode };

/** Rail on desktops, bottom bar on phones; standalone pages have neither. */
export function CampusFrame({ user, alone, children }: FrameProps) {
  useSearchKey();
  return (
    <>
      <SkipLink />
      <OfflineLine />
      {/* Turns on the colour that the user chose for the campus, in accents.css. */}
      <span data-campus="" hidden />
      {alone ? (
        children
      ) : (
        <div className="min-h-dvh max-lg:pb-19 lg:grid lg:grid-cols-[248px_minmax(0,1fr)] print:block print:p-0">
          <CampusRail user={user} />
          <main
            id="contenido"
            tabIndex={-1}
            className="w-full min-w-0 max-w-[1240px] px-5 pt-5 pb-8 outline-none md:px-8 md:pt-9 md:pb-18 xl:px-12 print:max-w-none print:p-0"
          >
            <OnceIdle load={loadRunningExam} />
            {children}
          </main>
          <BottomBar />
        </div>
      )}
      {user && <OnceIdle load={loadCelebrations} />}
      {user && <OnceIdle load={loadUnreadMessages} />}
      <Panels />
    </>
  );
}

function Panels() {
  const { pathname } = useLocation();
  const panel = useShell((shell) => shell.panel);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on every navigation, to close the panels
  useEffect(() => closePanel, [pathname]);

  return (
    <>
      <OnDemand open={panel === 'campus'} load={loadCampusMenu} onFail={closePanel} />
      <OnDemand open={panel === 'menu'} load={loadMenu} onFail={closePanel} />
      <OnDemand open={panel === 'notifications'} load={loadNotifications} onFail={closePanel} />
      <OnDemand open={panel === 'search'} load={loadSearch} onFail={closePanel} />
    </>
  );
}
