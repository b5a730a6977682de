import { type LoadCompanion, OnceIdle } from '../platform/once-idle';
import { useSession } from '../platform/session';

/** What accompanies a signed-in user on every page; another user has another one. */
export function WhenSignedIn({ load }: { load: LoadCompanion }) {
  const userId = useSession().user?.id;
  return userId ? <OnceIdle key={userId} load={load} /> : null;
}
