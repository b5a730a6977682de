import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { useHydrated } from '../platform/use-hydrated';
import { buttonClass } from '../ui/button-class';
import { SecretAddress } from '../ui/forms/secret-address';

export function FeedPanel({ feedPath }: { feedPath: string }) {
  const isAlive = useHydrated();
  const { run } = useAction(() => call('POST /api/calendar/feed'), { failed: 'No se ha podido cambiar' });
  return (
    <div className="grid gap-4">
      <p className="text-small text-muted">
        Suscríbete desde Google Calendar, Apple o Outlook con esta dirección: se actualiza sola cuando el plan
        cambia. Quien la tenga puede ver tu plan; si la has compartido sin querer, cámbiala.
      </p>
      <SecretAddress
        path={feedPath}
        warning="Los calendarios que usan la de ahora dejarán de ver tu plan hasta que pongas la nueva."
        renew={run}
      >
        <a
          href={isAlive ? `webcal://${window.location.host}${feedPath}` : feedPath}
          className={buttonClass({ variant: 'outline', size: 'sm' })}
        >
          Abrir en mi calendario
        </a>
      </SecretAddress>
    </div>
  );
}
