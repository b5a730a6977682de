import { type LoadCompanion, OnceIdle } from '../platform/once-idle';
import { useSession } from '../platform/session';

/** Loads a component for signed-in users when idle; remounted for another user. */
export function WhenSignedIn({ load }: { load: LoadCompanion }) {
  const userId = useSession().user?.id;
  return userId ? <OnceIdle key={userId} load={load} /> : null;
}
