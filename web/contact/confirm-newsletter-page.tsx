import { call } from '../platform/api';
import { callFrom } from '../platform/page-context';
import { titled } from '../platform/page-title';
import { ButtonLink } from '../ui/button';
import type { Route } from './+types/confirm-newsletter-page';
import { NewsletterPage, stageAfter } from './newsletter-page';

export const handle = { audience: 'guest' };

export const meta = titled('Confirmar el boletín', { robots: 'noindex', referrer: 'same-origin' });

export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  return stageAfter(callFrom(context)('POST /api/newsletter/confirmations', { body: { token } }));
}

export default function ConfirmNewsletterPage({ actionData }: Route.ComponentProps) {
  return (
    <NewsletterPage
      answer={actionData}
      title="Confirma tu suscripción"
      text="Un correo cada martes: un artículo, tres preguntas y la fecha que no debes olvidar."
      button="Confirmar mi suscripción"
      send={(token) => call('POST /api/newsletter/confirmations', { body: { token } })}
      done={(email) => ({
        title: 'Suscripción confirmada',
        text: `El próximo martes te escribimos a ${email}.`,
        after: <ButtonLink to="/blog">Leer el blog mientras tanto</ButtonLink>,
      })}
    />
  );
}
