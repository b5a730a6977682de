import { emailFault } from '@atalaya/core/contact/contact';
import { data, redirect } from 'react-router';
import { HttpError, sentenceFor } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { HONEYPOT_FIELD } from '../ui/forms/honeypot';
import type { Route } from './+types/newsletter-join-page';
import { NewsletterBoard } from './newsletter-board';
import { posted } from './posted';

export const handle = { audience: 'guest', query: ['enviado'] } as const;

export const loader = ({ request }: Route.LoaderArgs) => ({
  head: pageMeta({
    origin: new URL(request.url).origin,
    path: '/boletin',
    title: 'El repaso de los martes',
    description:
      'Un correo cada martes: un artículo, tres preguntas y la fecha que no debes olvidar. Te das de baja con un clic.',
    crumb: 'Boletín',
  }),
});

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

/** The target of newsletter forms without JavaScript. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const email = posted(form, 'email');
  const fault = emailFault(email);
  if (fault) return data({ email, fault }, { status: 400 });
  try {
    await callFrom(context)('POST /api/newsletter/subscriptions', {
      body: { email, website: posted(form, HONEYPOT_FIELD) },
    });
  } catch (error) {
    const wrong = error instanceof HttpError ? error : undefined;
    return data(
      { email, fault: wrong?.fields.email ?? sentenceFor(error) },
      { status: wrong?.status ?? 500 },
    );
  }
  return redirect('/boletin?enviado=si', 303);
}

export default NewsletterBoard;
