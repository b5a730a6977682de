import { brand } from '@atalaya/core/brand';
import { contactFaults } from '@atalaya/core/contact/contact';
import { data, type MetaDescriptor, redirect } from 'react-router';
import { HttpError } from '../platform/http-error';
import { callFrom } from '../platform/page-context';
import { pageMeta } from '../platform/page-meta';
import { HONEYPOT_FIELD } from '../ui/forms/honeypot';
import type { Route } from './+types/contact-page';
import { ContactBoard } from './contact-board';
import { posted, postedForm } from './posted';
import { questions } from './questions';

export const handle = { audience: 'guest', query: ['asunto', 'enviado'] } as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { contact } = await callFrom(context)('GET /api/config');
  return { contact, head: contactMeta(new URL(request.url).origin) };
}

/** Handles a submit without JavaScript, with the same rules and messages. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const values = postedForm(form);
  const faults = contactFaults(values);
  if (Object.keys(faults).length > 0) return data({ values, faults, failed: false }, { status: 400 });
  try {
    await callFrom(context)('POST /api/contact', {
      body: { ...values, acceptPrivacy: true, website: posted(form, HONEYPOT_FIELD) },
    });
  } catch (error) {
    const wrong = error instanceof HttpError ? error : undefined;
    return data({ values, faults: wrong?.fields ?? {}, failed: true }, { status: wrong?.status ?? 500 });
  }
  return redirect('/contacto?enviado=si', 303);
}

export const shouldRevalidate = () => false;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData?.head ?? [];

export default ContactBoard;

const contactMeta = (origin: string): MetaDescriptor[] =>
  pageMeta({
    origin,
    path: '/contacto',
    title: 'Contacto',
    description: `Habla con el equipo de ${brand.name}: chat a cualquier hora, correo con respuesta en menos de 24 horas y teléfono de lunes a viernes de 10:00 a 19:00.`,
    crumb: 'Contacto',
    data: [
      {
        '@type': 'FAQPage',
        mainEntity: questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ],
  });
