import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import type { Registration } from './registrations-page';

type Act = { done: string; run: () => Promise<unknown> };
type Question = Act & { label: string; title: string; consequence: string; danger?: boolean };

export function RegistrationActions({
  registration: { id, email, hasAccount },
}: {
  registration: Registration;
}) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Question | null>(null);
  const params = { id };
  const act = useAction(({ run }: Act) => run(), {
    stale: [],
    done: (_, { done }) => toast({ title: done, description: email }),
    failed: 'No se ha hecho',
    settled: () => {
      setAsked(null);
      void client.invalidateQueries({ queryKey: ['/api/admin/registrations'] });
    },
  });
  const create: Question = {
    label: 'Crear la cuenta',
    title: `¿Crear la cuenta de ${email}?`,
    consequence:
      'Recibe una invitación para elegir su contraseña, que vale siete días. El enlace de confirmación y la contraseña que escribió dejan de valer.',
    done: 'Cuenta creada e invitación enviada',
    run: async () => {
      const created = await call('POST /api/admin/registrations/:id/invite', { params });
      await navigate(`/admin/usuarios/${created.id}`);
    },
  };
  const remove: Question = {
    label: 'Borrar',
    title: `¿Borrar el alta de ${email}?`,
    consequence: 'Su enlace de confirmación deja de valer. Puede volver a registrarse cuando quiera.',
    danger: true,
    done: 'Alta borrada',
    run: () => call('DELETE /api/admin/registrations/:id', { params }),
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        {!hasAccount && (
          <>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Reenviar la confirmación a ${email}`}
              disabled={act.isBusy}
              onClick={() =>
                act.run({
                  done: 'Confirmación reenviada',
                  run: () => call('POST /api/admin/registrations/:id/resend', { params }),
                })
              }
            >
              Reenviar
            </Button>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Crear la cuenta de ${email}`}
              onClick={() => setAsked(create)}
            >
              Crear la cuenta
            </Button>
          </>
        )}
        <Button
          variant="outline"
          size="sm"
          className="text-danger!"
          aria-label={`Borrar el alta de ${email}`}
          onClick={() => setAsked(remove)}
        >
          Borrar
        </Button>
      </div>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked?.title}
        description={asked?.consequence}
        confirmLabel={asked?.label ?? ''}
        danger={asked?.danger}
        busy={act.isBusy}
        onConfirm={() => asked && act.run(asked)}
      />
    </>
  );
}
