import { holds } from '@atalaya/core/auth/roles';
import { type ReactNode, useState } from 'react';
import { inFull } from '../../admin/moments';
import { useConflict } from '../../admin/resource/conflict';
import { RecordSection } from '../../admin/resource/record-drawer';
import { useAction } from '../../platform/action/use-action';
import { call } from '../../platform/api';
import { checkSession, useSession } from '../../platform/session';
import { Button } from '../../ui/button';
import { ConfirmDialog } from '../../ui/overlays/confirm-dialog';
import { toast } from '../../ui/overlays/toast-store';
import type { OnChanged, UserDetail } from './use-user';

type Act = {
  label: string;
  /** The confirmation question. */
  question: string;
  consequence: string;
  danger?: boolean;
  done: string;
  /** Sends the version that was read, where the change needs one. */
  run: (etag: string) => Promise<UserDetail>;
};

export function AdminUserAccess({ user, onChanged }: { user: UserDetail; onChanged: OnChanged }) {
  const me = useSession().user;
  const onConflict = useConflict();
  const [asked, setAsked] = useState<Act | null>(null);
  const params = { id: user.id };
  const act = useAction(({ run }: Act) => run(user.etag), {
    stale: [],
    done: (changed, { done }) => {
      onChanged(changed);
      toast({ title: done });
      if (changed.id === me?.id) void checkSession();
    },
    failed: 'No se ha hecho',
    caught: (error, { run }) => onConflict(error, run),
    settled: () => setAsked(null),
  });
  const name = user.displayName ?? user.username;
  const fixedUntil =
    user.devicesFixedUntil && new Date(user.devicesFixedUntil) > new Date() ? user.devicesFixedUntil : null;

  const endSessions: Act = {
    label: 'Cerrar todas',
    question: `¿Cerrar las sesiones de ${name}?`,
    consequence: 'Tendrá que volver a iniciar sesión en todos sus dispositivos.',
    done: 'Sesiones cerradas',
    run: () => call('POST /api/admin/users/:id/end-sessions', { params }),
  };
  const freeDevices: Act = {
    label: 'Liberar',
    question: `¿Liberar los dispositivos de ${name}?`,
    consequence: 'Podrá entrar desde cualquier dispositivo y la cuenta de cambios empieza de cero.',
    done: 'Dispositivos liberados',
    run: () => call('POST /api/admin/users/:id/free-devices', { params }),
  };
  const changeAdmin: Act = user.isAdmin
    ? {
        label: 'Retirar',
        question: `¿Retirar la administración a ${name}?`,
        consequence: 'Dejará de ver el panel en cuanto cambie de página.',
        danger: true,
        done: 'Ya no administra',
        run: (etag) => call('PUT /api/admin/users/:id/admin', { params, body: { etag, isAdmin: false } }),
      }
    : {
        label: 'Dar administración',
        question: `¿Dar la administración a ${name}?`,
        consequence: 'Podrá cambiarlo todo, también las cuentas de los demás.',
        done: 'Ahora administra',
        run: (etag) => call('PUT /api/admin/users/:id/admin', { params, body: { etag, isAdmin: true } }),
      };

  return (
    <RecordSection title="Acceso">
      <ul className="grid gap-1.5">
        <Row text={user.sessions === 1 ? '1 sesión abierta' : `${user.sessions} sesiones abiertas`}>
          {user.sessions > 0 && <ActButton act={endSessions} onAsk={setAsked} />}
        </Row>
        <Row
          text={
            fixedUntil ? `Fijada a dos dispositivos hasta el ${inFull(fixedUntil)}` : 'Dispositivos libres'
          }
        >
          {fixedUntil && <ActButton act={freeDevices} onAsk={setAsked} />}
        </Row>
        <Row text={user.isAdmin ? 'Administra la plataforma' : 'No administra la plataforma'}>
          {holds(me, 'may:administer') && <ActButton act={changeAdmin} onAsk={setAsked} />}
        </Row>
      </ul>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => open || setAsked(null)}
        title={asked?.question}
        description={asked?.consequence}
        confirmLabel={asked?.label ?? ''}
        danger={asked?.danger}
        busy={act.isBusy}
        onConfirm={() => asked && act.run(asked)}
      />
    </RecordSection>
  );
}

const Row = ({ text, children }: { text: string; children: ReactNode }) => (
  <li className="flex min-h-9.5 flex-wrap items-center justify-between gap-x-4 gap-y-2 text-small">
    <span>{text}</span>
    {children}
  </li>
);

const ActButton = ({ act, onAsk }: { act: Act; onAsk: (act: Act) => void }) => (
  <Button variant="outline" size="sm" onClick={() => onAsk(act)}>
    {act.label}
  </Button>
);
