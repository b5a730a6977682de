import type { Answer } from '@atalaya/core/api';
import { avatarFault, avatarTypes } from '@atalaya/core/profile/avatar';
import { Camera, Trash2 } from 'lucide-react';
import type { ChangeEvent } from 'react';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { UserAvatar } from '../shell/user-avatar';
import { Button } from '../ui/button';
import { buttonClass } from '../ui/button-class';
import { FieldError } from '../ui/forms/field';
import { toast } from '../ui/overlays/toast-store';
import { Spinner } from '../ui/spinner';
import { SettingsSection } from './account-frame';
import { useRefresh } from './use-refresh';

export function AvatarSection({ profile }: { profile: Answer<'GET /api/profile'> }) {
  const refresh = useRefresh();
  const action = useAction(
    (file: File | null): Promise<unknown> =>
      file ? call('POST /api/profile/avatar', { file }) : call('DELETE /api/profile/avatar'),
    {
      stale: [],
      done: async (_, file) => {
        await refresh();
        if (file) toast({ title: 'Foto cambiada', description: 'Ya se ve en tu cuenta y en el foro.' });
      },
    },
  );
  const { run, isBusy, refuse } = action;
  const fault = action.fault ?? action.faults.form;

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    // Allows choosing the same file again.
    event.target.value = '';
    if (!file || isBusy) return;
    const wrong = avatarFault(file);
    if (wrong) refuse({ form: wrong });
    else void run(file);
  };

  return (
    <SettingsSection
      id="foto"
      title="Foto"
      text="JPEG, PNG o WebP de hasta 2 MB. Guardamos solo la imagen: ni el lugar ni la cámara."
    >
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <span className="relative">
          <UserAvatar user={profile} className="size-24 text-[3rem]" />
          {isBusy && (
            <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim text-white">
              <Spinner label="Guardando la foto" className="size-7" />
            </span>
          )}
        </span>
        <div className="flex flex-wrap gap-3">
          <span>
            <input
              id="avatar"
              type="file"
              accept={avatarTypes.join(',')}
              onChange={choose}
              aria-describedby={fault ? 'avatar-error' : undefined}
              className="peer sr-only"
            />
            <label
              htmlFor="avatar"
              className={buttonClass(
                { variant: 'outline', size: 'sm' },
                'peer-focus-visible:outline-3 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-gold',
              )}
            >
              <Camera />
              {profile.avatar ? 'Cambiar la foto' : 'Subir una foto'}
            </label>
          </span>
          {profile.avatar && (
            <Button variant="quiet" size="sm" onClick={() => void run(null)}>
              <Trash2 />
              Quitar la foto
            </Button>
          )}
        </div>
      </div>
      <div role="alert" className="mt-3 empty:mt-0">
        {fault && <FieldError id="avatar-error">{fault}</FieldError>}
      </div>
    </SettingsSection>
  );
}
