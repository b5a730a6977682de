import { call } from '../platform/api';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/leave-reminders-page';
import { NewsletterPage, stageAfter } from './newsletter-page';

export const handle = { audience: 'guest' };

export const meta = titled('Dejar de recibir el aviso de estudio', {
  robots: 'noindex',
  referrer: 'same-origin',
});

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return stageAfter(callFrom(context)('POST /api/newsletter/unsubscribe/:token', { params: { token } }));
}

export default function LeaveRemindersPage({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      answer={actionData}
      title="Dejar de recibir el aviso de estudio"
      text="No te enviaremos más el correo que te avisa de que aún no has estudiado. Tu plan y los demás avisos siguen igual."
      button="No recibirlo más"
      send={(token) => call('POST /api/newsletter/unsubscribe/:token', { params: { token } })}
      done={(email) => ({
        title: 'Hecho: no te avisaremos más por correo',
        text: `Lo hemos apuntado para ${email}. Si cambias de idea, actívalo en los avisos de tu configuración.`,
        after: <ButtonLink to="/configuracion">Ir a la configuración</ButtonLink>,
      })}
    />
  );
}
