import type { Answer } from '@atalaya/core/api';
import { useMutation } from '@tanstack/react-query';
import { ShieldCheck, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { call } from '../platform/api';
import { sentenceFor } from '../platform/http-error';
import { Badge } from '../ui/badge';
import { Button } from '../ui/button';
import { FieldError } from '../ui/forms/field';
import { Note } from '../ui/note';
import { SettingsSection } from './account-frame';
import { RecoveryCodes } from './recovery-codes';
import { DisableTwoSteps, RenewCodes } from './two-steps-changes';
import { TwoStepsSetup } from './two-steps-setup';
import { useRefresh } from './use-refresh';

type Profile = Answer<'GET /api/profile'>;
type Started = Answer<'POST /api/profile/second-factor'>;

export function TwoSteps({ profile }: { profile: Profile }) {
  const refresh = useRefresh();
  const [started, setStarted] = useState<Started | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const start = useMutation({
    retry: false,
    mutationFn: () => call('POST /api/profile/second-factor'),
    onSuccess: setStarted,
  });
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
          <Note tone="warning" icon={<TriangleAlert aria-hidden="true" />}>
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
              busy={start.isPending}
              busyLabel="Preparando…"
              onClick={() => start.mutate()}
              className="justify-self-start max-sm:w-full"
            >
              <ShieldCheck aria-hidden="true" />
              Activar la verificación en dos pasos
            </Button>
            <div role="alert">
              {start.isError && <FieldError id="dos-pasos-error">{sentenceFor(start.error)}</FieldError>}
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
  const [doing, setDoing] = useState<'renew' | 'disable' | null>(null);
  const left = profile.recoveryCodesLeft;
  const back = () => setDoing(null);
  if (doing === 'renew') return <RenewCodes onCodes={onCodes} onCancel={back} />;
  if (doing === 'disable') return <DisableTwoSteps onOff={onOff} onCancel={back} />;
  return (
    <div className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone="success">
          <ShieldCheck aria-hidden="true" />
          Activada
        </Badge>
        <span className={left < 3 ? 'text-warning' : 'text-muted'}>
          {left === 1 ? 'Te queda 1 código de recuperación.' : `Te quedan ${left} códigos de recuperación.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" onClick={() => setDoing('renew')}>
          Hacer códigos nuevos
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDoing('disable')}>
          Desactivar
        </Button>
      </div>
    </div>
  );
}
