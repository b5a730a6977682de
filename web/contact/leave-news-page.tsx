import { call } from '../platform/api';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/leave-news-page';
import { NewsletterPage, stageAfter } from './newsletter-page';

export const handle = { audience: 'guest' };

export const meta = titled('Dejar de recibir novedades', { robots: 'noindex', referrer: 'same-origin' });

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return stageAfter(callFrom(context)('POST /api/newsletter/unsubscribe/:token', { params: { token } }));
}

/** For accounts that get news by email; subscribers of the newsletter have leave-newsletter-page.tsx. */
export default function LeaveNewsPage({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      answer={actionData}
      title="Dejar de recibir novedades"
      text="No te enviaremos más correos con novedades y ofertas. Tu cuenta y los demás avisos siguen igual."
      button="Darme de baja"
      send={(token) => call('POST /api/newsletter/unsubscribe/:token', { params: { token } })}
      done={(email) => ({
        title: 'Hecho: no te enviaremos más novedades',
        text: `Lo hemos apuntado para ${email}. Si cambias de idea, actívalo en los avisos de tu configuración.`,
        after: <ButtonLink to="/configuracion">Ir a la configuración</ButtonLink>,
      })}
    />
  );
}
