import { holds } from '@atalaya/core/auth/roles';
import { RotateCw } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import {
  clearAdminVerification,
  isAdminVerified,
  setAdminVerification,
} from '../../platform/admin-verification';
import { checkSession, useSession, useSessionStore } from '../../platform/session';
import { Button } from '../../ui/button';
import { Spinner } from '../../ui/spinner';

export const TURNED_AWAY =
  'Panel de administración: hace falta una cuenta de administración. Vuelves al inicio.';

/**
 * Spec, point 4: spinner while the user is unknown; admins get the flag and the page, others lose it and go home. The
 * server checks every admin call.
 */
export function AdminGate({ children }: { children: ReactNode }) {
  const { user, isLoading, error } = useSession();
  const checkedAt = useSessionStore((session) => session.lastCheckAt);
  const navigate = useNavigate();
  const isUnknown = isLoading || (user === null && error !== null);
  const isAdmin = holds(user, 'may:enter-admin');
  const [isSpared, setSpared] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every successful check renews the verification
  useEffect(() => {
    if (isUnknown) {
      if (isLoading) setSpared(isAdminVerified());
    } else if (isAdmin) setAdminVerification();
    else {
      clearAdminVerification();
      console.warn(TURNED_AWAY);
      navigate('/', { replace: true });
    }
  }, [isUnknown, isAdmin, checkedAt, navigate]);

  return isAdmin || (isUnknown && isSpared) ? children : <Waiting error={error} />;
}

/** Also while it is unknown whether a second factor is missing. */
export function Waiting({ error }: { error: string | null }) {
  return (
    <main className="grid min-h-dvh place-content-center justify-items-center gap-5 p-6 text-center">
      <h1 className="sr-only">Panel de administración</h1>
      <Spinner label="Comprobando tu sesión" className="size-10 text-navy" />
      {error && (
        <div role="alert" className="grid justify-items-center gap-4">
          <p>{error}</p>
          <Button variant="outline" onClick={() => void checkSession()}>
            <RotateCw />
            Reintentar
          </Button>
        </div>
      )}
    </main>
  );
}
