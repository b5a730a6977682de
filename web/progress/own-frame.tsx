import type { ReactNode } from 'react';
import { useRouteError } from 'react-router';
import { ErrorMessage } from '../platform/error-boundary';
import { useSession } from '../platform/session';
import { CampusFrame } from '../shell/campus/campus-frame';

/** The campus around a page outside its layout, which sends guests to sign in instead of to a sample. */
export function OwnFrame({ children }: { children: ReactNode }) {
  const { user } = useSession();
  return (
    <CampusFrame user={user} alone={false}>
      {children}
    </CampusFrame>
  );
}

/** Shows the error of one of these pages inside the campus frame, with its menu. */
export function OwnErrorBoundary() {
  return (
    <OwnFrame>
      <ErrorMessage error={useRouteError()} />
    </OwnFrame>
  );
}
