import { useEffect } from 'react';
import { SettingsSection } from '../profile/account-frame';
import { Button } from '../ui/button';
import { Switch } from '../ui/forms/switch';
import { PushDevices } from './push-devices';
import { checkPush, pushWords, subscribePush, unsubscribePush, usePush } from './push-state';
import { QuietHoursForm } from './quiet-hours-form';

export default function PushSection() {
  useEffect(() => void checkPush(), []);
  return (
    <SettingsSection
      id="avisos-navegador"
      title="Avisos en el navegador"
      text="Te llegan aunque no tengas Atalaya abierta. Dejan de llegar cuando cierras la sesión."
    >
      <div className="grid gap-8">
        <ThisBrowser />
        <PushDevices />
        <QuietHoursForm />
      </div>
    </SettingsSection>
  );
}

function ThisBrowser() {
  const { isSupported, isSubscribed, isLoading, error, permission } = usePush();
  const isDenied = permission === 'denied';
  return (
    <div className="grid gap-3">
      <Switch
        label={<span className="font-semibold">Recibir avisos en este navegador</span>}
        hint={
          isDenied
            ? `Has bloqueado las notificaciones de este sitio. ${pushWords.deniedWay}`
            : 'El navegador te pedirá permiso la primera vez.'
        }
        checked={isSubscribed}
        disabled={isLoading || !isSupported || isDenied}
        onChange={({ target }) => void (target.checked ? subscribePush() : unsubscribePush())}
      />
      {error && (
        <div role="alert" className="flex flex-wrap items-center gap-3 text-small text-danger">
          <p>{error}</p>
          {isSupported && error === pushWords.checkFailed && (
            <Button variant="outline" size="sm" onClick={() => void checkPush()}>
              Reintentar
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
