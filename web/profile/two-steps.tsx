import type { Answer } from '@atalaya/core/api';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { Note } from '../ui/note';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { toast } from '../ui/overlays/toast-store';
import { SettingsSection } from './account-frame';
import { RecoveryCodes } from './recovery-codes';
import { TwoStepsSetup } from './two-steps-setup';
import { useRefresh } from './use-refresh';

type Profile = Answer<'GET /api/profile'>;
type Started = Answer<'POST /api/profile/second-factor'>;

export function TwoSteps({ profile }: { profile: Profile }) {
  const refresh = useRefresh();
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = useAction(() => call('POST /api/profile/second-factor'), { stale: [], done: setStarted });
  const show = async (recoveryCodes: string[]) => {
    setStarted(null);
    setCodes(recoveryCodes);
    await refresh();
  };

  return (
    <SettingsSection
      id="dos-pasos"
      title="Verificación en dos pasos"
      text="Además de la contraseña, un código de tu móvil. Quien robe tu contraseña no podrá entrar."
    >
      <div className="grid gap-5">
        {profile.needsSecondFactor && !profile.hasSecondFactor && (
          <Note tone="warning" icon={<TriangleAlert />}>
            <p className="font-semibold">Para administrar la plataforma tienes que activarla.</p>
          </Note>
        )}
        {codes ? (
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />
        ) : profile.hasSecondFactor ? (
          <SwitchedOn profile={profile} onCodes={show} onOff={refresh} />
        ) : started ? (
          <TwoStepsSetup {...started} onCodes={show} onCancel={() => setStarted(null)} />
        ) : (
          <div className="grid gap-3">
            <Button
              variant="outline"
              busy={start.isBusy}
              busyLabel="Preparando…"
              onClick={() => start.run()}
              className="justify-self-start max-sm:w-full"
            >
              <ShieldCheck />
              Activar la verificación en dos pasos
            </Button>
            <div role="alert">
              {start.fault && <FieldError id="dos-pasos-error">{start.fault}</FieldError>}
            </div>
          </div>
        )}
      </div>
    </SettingsSection>
  );
}

type SwitchedOnProps = {
  profile: Profile;
  onCodes: (codes: string[]) => Promise<void>;
  onOff: () => Promise<void>;
};

function SwitchedOn({ profile, onCodes, onOff }: SwitchedOnProps) {
  const [asks, setAsks] = useState<'renew' | 'disable' | null>(null);
  const left = profile.recoveryCodesLeft;
  const change = useAction(
    async (what: typeof asks) => {
      if (what === 'renew')
        return onCodes((await call('POST /api/profile/second-factor/recovery-codes')).recoveryCodes);
      await call('POST /api/profile/second-factor/disable');
      toast({ title: 'Verificación en dos pasos desactivada' });
      await onOff();
    },
    { stale: [], failed: 'No se ha cambiado nada', settled: () => setAsks(null) },
  );
  const question = {
    onOpenChange: () => setAsks(null),
    busy: change.isBusy,
    onConfirm: () => change.run(asks),
  };
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success">
          <ShieldCheck />
          Activada
        </Badge>
        <span className={left < 3 ? 'text-warning' : 'text-muted'}>
          {left === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${left} códigos de recuperación.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => setAsks('renew')}>
          Hacer códigos nuevos
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsks('disable')}>
          Desactivar
        </Button>
      </div>
      <ConfirmDialog
        {...question}
        open={asks === 'renew'}
        title="¿Hacer códigos de recuperación nuevos?"
        description="Los que tenías dejan de valer."
        confirmLabel="Hacer códigos nuevos"
      />
      <ConfirmDialog
        {...question}
        open={asks === 'disable'}
        title="¿Desactivar la verificación en dos pasos?"
        description="Para entrar bastará con tu contraseña. Los códigos de recuperación dejan de valer."
        confirmLabel="Desactivar"
        danger
      />
    </div>
  );
}
