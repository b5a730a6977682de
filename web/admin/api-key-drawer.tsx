import { type ApiScope, apiKeyLimits, apiScopes, scopeNames } from '@atalaya/core/admin/api-key';
import { dayInSpain, momentInSpain } from '@atalaya/core/platform/madrid-time';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '../platform/api';
import { FormFault } from '../platform/form/form-fault';
import { useSubmit } from '../platform/form/use-submit';
import { Button } from '../ui/button';
import { Checkbox } from '../ui/forms/checkbox';
import { Input } from '../ui/forms/input';
import { ConfirmDialog } from '../ui/overlays/confirm-dialog';
import { Drawer } from '../ui/overlays/drawer';
import { FreshSecret } from './fresh-secret';

type Wish = { name: string; scopes: ApiScope[]; perMinute: string; expiresOn: string };
type DrawerProps = { open: boolean; onClose: () => void; onMade: () => void };

const END_OF_DAY_MINUTES = 24 * 60;

/** The key is shown once, right after it is created. */
export function ApiKeyDrawer({ open, onClose, onMade }: DrawerProps) {
  const [key, setKey] = useState<string | null>(null);
  const [isCopied, setCopied] = useState(false);
  const [asks, setAsks] = useState(false);
  const close = () => {
    setKey(null);
    setCopied(false);
    setAsks(false);
    onClose();
  };
  return (
    <>
      <Drawer
        open={open}
        onOpenChange={(next) => next || (key && !isCopied ? setAsks(true) : close())}
        title={key ? 'Clave creada' : 'Nueva clave'}
        width="520px"
      >
        {key ? (
          <FreshSecret
            label="Clave"
            secret={key}
            done="Ya la he guardado"
            onCopied={() => setCopied(true)}
            onDone={close}
          >
            Cópiala ahora: <b>no se volverá a mostrar</b>. Se envía en la cabecera{' '}
            <code className="font-mono text-small">Authorization: Bearer</code>.
          </FreshSecret>
        ) : (
          <KeyForm
            onMade={(made) => {
              setKey(made);
              onMade();
            }}
          />
        )}
      </Drawer>
      <ConfirmDialog
        open={asks}
        onOpenChange={setAsks}
        title="¿Cerrar sin copiar la clave?"
        description="No se volverá a mostrar. Si la pierdes, tendrás que anularla y crear otra."
        confirmLabel="Cerrar sin copiar"
        cancelLabel="Volver"
        danger
        onConfirm={close}
      />
    </>
  );
}

function KeyForm({ onMade }: { onMade: (key: string) => void }) {
  const form = useForm<Wish>({ defaultValues: { name: '', scopes: [], perMinute: '60', expiresOn: '' } });
  const { errors, isSubmitting } = form.formState;
  const submit = useSubmit(
    form,
    ({ name, scopes, perMinute, expiresOn }) => {
      const expiresAt = expiresOn ? momentInSpain(expiresOn, END_OF_DAY_MINUTES).toISOString() : null;
      return call('POST /api/admin/api-keys', {
        body: { name, scopes, perMinute: Number(perMinute), expiresAt },
      });
    },
    { stale: [], done: ({ key }) => onMade(key) },
  );
  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <Input
        label="Nombre"
        hint="Para saber quién la usa."
        maxLength={apiKeyLimits.name}
        error={errors.name?.message}
        {...form.register('name', { validate: (name) => name.trim() !== '' || 'Obligatorio' })}
      />
      <fieldset aria-describedby="scopes-fault">
        <legend className="mb-2 font-semibold">Qué puede hacer</legend>
        <div className="grid gap-2">
          {apiScopes.map((scope) => (
            <Checkbox
              key={scope}
              value={scope}
              label={scopeNames[scope]}
              {...form.register('scopes', {
                validate: (chosen) => chosen.length > 0 || 'Elige al menos un permiso.',
              })}
            />
          ))}
        </div>
        <p id="scopes-fault" role="alert" className="mt-1.5 text-small text-danger empty:hidden">
          {errors.scopes?.message}
        </p>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-2">
        <Input
          type="number"
          label="Peticiones por minuto"
          min={1}
          max={apiKeyLimits.perMinute}
          error={errors.perMinute?.message}
          {...form.register('perMinute', {
            validate: (text) =>
              (Number(text) >= 1 && Number(text) <= apiKeyLimits.perMinute) ||
              `De 1 a ${apiKeyLimits.perMinute}.`,
          })}
        />
        <Input
          type="date"
          label="Último día"
          hint="Vacío: sin fin."
          min={dayInSpain(new Date())}
          error={errors.expiresOn?.message}
          {...form.register('expiresOn', {
            validate: (day) =>
              day === '' || day >= dayInSpain(new Date()) || 'Elige un día de hoy en adelante.',
          })}
        />
      </div>
      <FormFault fault={errors.root} />
      <Button type="submit" busy={isSubmitting} className="justify-self-start max-sm:w-full">
        Crear la clave
      </Button>
    </form>
  );
}
