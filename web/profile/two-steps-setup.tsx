import { lazy, Suspense } from 'react';
import { useForm } from 'react-hook-form';
import { useFirstFocus } from '../auth/use-first-focus';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { Button } from '../ui/button';
import { Input } from '../ui/forms/input';
import { Plate } from '../ui/plate';

// Optional: the key can also be typed.
const QrPicture = lazy(() => import('./qr-picture').catch(() => ({ default: () => <></> })));

type TwoStepsSetupProps = {
  secret: string;
  url: string;
  onCodes: (codes: string[]) => Promise<void>;
  onCancel: () => void;
};

const inFours = (key: string): string => key.match(/.{1,4}/g)?.join(' ') ?? key;

/** A valid code activates the second factor. */
export function TwoStepsSetup({ secret, url, onCodes, onCancel }: TwoStepsSetupProps) {
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const heading = useFirstFocus<HTMLHeadingElement>();
  const submit = useSubmit(form, (body) => call('POST /api/profile/second-factor/confirm', { body }), {
    stale: [],
    done: ({ recoveryCodes }) => onCodes(recoveryCodes),
  });
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-7">
      <div className="grid gap-4">
        <h3 ref={heading} tabIndex={-1} className="flex items-center gap-3 text-h4 outline-none">
          <Plate size="sm">1</Plate>
          Añade Atalaya a tu aplicación de códigos
        </h3>
        <div className="flex flex-wrap items-start gap-x-7 gap-y-4">
          <Suspense fallback={<div className="size-52" />}>
            <QrPicture text={url} label="Código QR para tu aplicación de códigos" />
          </Suspense>
          <div className="grid max-w-72 min-w-0 flex-1 basis-56 gap-3 text-small">
            <p>
              Escanéalo con Google Authenticator, Aegis, 1Password o la que uses. En este mismo móvil,{' '}
              <a href={url} className="link">
                ábrela directamente
              </a>
              .
            </p>
            <p>
              Si no puedes escanear, escribe esta clave:
              <code className="mt-1.5 block rounded-sm bg-sunken px-2.5 py-2 font-mono text-[0.9375rem] wrap-anywhere">
                {inFours(secret)}
              </code>
            </p>
          </div>
        </div>
      </div>
      <div className="grid gap-4">
        <h3 className="flex items-center gap-3 text-h4">
          <Plate size="sm">2</Plate>
          Escribe el código que te da
        </h3>
        <Input
          label="Código de seis cifras"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={7}
          fieldClassName="max-w-52"
          className="num text-[1.5rem] tracking-[0.12em]"
          error={errors.code?.message}
          {...form.register('code', {
            validate: (code) => /^\s*\d{3}\s?\d{3}\s*$/.test(code) || 'Escribe las seis cifras.',
          })}
        />
        <FormFault fault={errors.root} />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} busyLabel="Comprobando…">
            Activar
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            Cancelar
          </Button>
        </div>
      </div>
    </form>
  );
}
