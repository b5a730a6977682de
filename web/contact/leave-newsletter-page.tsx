import { call } from '../platform/api';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import type { Route } from './+types/leave-newsletter-page';
import { NewsletterForm } from './newsletter-form';
import { NewsletterPage, stageAfter } from './newsletter-page';

export const handle = { audience: 'guest' };

export const meta = titled('Darse de baja del boletín', { robots: 'noindex', referrer: 'same-origin' });

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return stageAfter(callFrom(context)('POST /api/newsletter/unsubscribe/:token', { params: { token } }));
}

export default function LeaveNewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      answer={actionData}
      title="Darte de baja del boletín"
      text="Dejarás de recibir el repaso de los martes. Tu cuenta, si la tienes, sigue igual."
      button="Darme de baja"
      send={(token) => call('POST /api/newsletter/unsubscribe/:token', { params: { token } })}
      done={(email) => ({
        title: 'Hecho: no te escribiremos más',
        text: `Hemos quitado ${email} del boletín. Si ha sido sin querer, suscríbete de nuevo.`,
        after: <NewsletterForm layout="stacked" />,
      })}
    />
  );
}
