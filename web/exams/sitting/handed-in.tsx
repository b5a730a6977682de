import { withReturn } from '@atalaya/core/auth/return-path';
import { Button, ButtonLink } from '../../ui/button';
import { Spinner } from '../../ui/spinner';
import { EmptyState } from '../../ui/state';
import type { SyncState } from './exam-session';

type HandedInProps = { title: string; sync: SyncState; path: string; onRetry: () => void };

/** Handed in on this device, but the server may not have received it yet. */
export function HandedIn({ title, sync, path, onRetry }: HandedInProps) {
  const isStuck = sync === 'waiting' || sync === 'signed-out';
  if (!isStuck)
    return (
      <main id="contenido" className="grid min-h-dvh place-items-center px-5">
        <div role="status" className="flex items-center gap-3 text-muted">
          <Spinner />
          <h1 className="font-sans text-body font-normal">Entregando y corrigiendo</h1>
        </div>
      </main>
    );
  return (
    <main id="contenido" className="grid min-h-dvh content-center">
      <EmptyState
        heading="h1"
        title={`${title}: entregado en este dispositivo`}
        action={
          sync === 'signed-out' ? (
            <ButtonLink to={withReturn('/login', path)} reloadDocument>
              Entrar y enviarlo
            </ButtonLink>
          ) : (
            <Button onClick={onRetry}>Enviar ahora</Button>
          )
        }
      >
        <p role="status">
          {sync === 'signed-out'
            ? 'Tu sesión ha caducado. Entra de nuevo y lo enviamos; cuenta la hora a la que lo has entregado.'
            : 'Ahora no hay conexión. Lo enviaremos en cuanto vuelva, también si cierras esta página; cuenta la hora a la que lo has entregado.'}
        </p>
      </EmptyState>
    </main>
  );
}
