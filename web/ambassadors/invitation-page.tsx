import { REFERRAL_DAYS } from '@atalaya/core/ambassadors/ambassadors';
import { brand } from '@atalaya/core/brand';
import { CircleAlert } from 'lucide-react';
import { useNavigate } from 'react-router';
import { useAction } from '../platform/action/use-action';
import { call } from '../platform/api';
import { orNotFound } from '../platform/not-found';
import { callFrom } from '../platform/page-context';
import { Button, ButtonLink } from '../ui/button';
import { Note } from '../ui/note';
import type { Route } from './+types/invitation-page';

export const meta: Route.MetaFunction = () => [
  { title: `Te han invitado a ${brand.name}` },
  { name: 'robots', content: 'noindex' },
];

export const handle = { audience: 'guest' } as const;

export async function loader({ params, context }: Route.LoaderArgs) {
  return callFrom(context)('GET /api/ambassadors/invitations/:code', { params: { code: params.code } }).catch(
    orNotFound,
  );
}

/** The cookie is set only after the visitor accepts. */
export default function InvitationPage({ loaderData: { code } }: Route.ComponentProps) {
  const navigate = useNavigate();
  const accept = useAction(() => call('POST /api/ambassadors/invitations/:code', { params: { code } }), {
    stale: [],
    done: () => navigate('/planes'),
  });
  return (
    <div className="page-width grid max-w-3xl justify-items-start gap-6 py-14 md:py-20">
      <h1 className="text-h1">Te han invitado a {brand.name}</h1>
      <p className="max-w-[60ch] text-lead">
        Alguien que prepara la Escala Básica te recomienda estudiar aquí: recuerdo activo, repaso espaciado y
        simulacros con el formato oficial.
      </p>
      <p className="max-w-[60ch] text-muted">
        Si aceptas, guardamos en este navegador durante {REFERRAL_DAYS} días una cookie con el código{' '}
        <b>{code}</b>, para que quien te invita reciba su comisión si compras algo. A ti no te cuesta nada.
      </p>
      <div role="alert" className="empty:hidden">
        {accept.error ? (
          <Note tone="danger" icon={<CircleAlert />}>
            {accept.fault}
          </Note>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" busy={accept.isBusy} busyLabel="Un momento…" onClick={() => accept.run()}>
          Aceptar la invitación
        </Button>
        <ButtonLink size="lg" variant="outline" to="/">
          Solo quiero mirar
        </ButtonLink>
      </div>
    </div>
  );
}
