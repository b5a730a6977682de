import { brand } from '@atalaya/core/brand';
import { CONFIRM_HOURS } from '@atalaya/core/contact/newsletter';
import { linkTo } from '../auth/emails';
import type { Env } from '../env';
import type { Email } from '../platform/mail/mail';
import { signature } from '../platform/mail/signature';

type Message = { id: string; name: string; phone: string; email: string; subject: string; message: string };

/** Removes line breaks, which would inject email headers. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Sent to the team, with the sender's address as Reply-To. */
export const messageEmail = (env: Env, { id, name, phone, email, subject, message }: Message): Email => ({
  to: env.BRAND_EMAIL,
  subject: `Contacto: ${oneLine(subject)}`,
  body: [
    `${name} ha escrito desde la página de contacto.`,
    `Correo: ${email}\nTeléfono: ${phone}`,
    message,
    `Responder: ${linkTo(env, `/admin/contacto?mensaje=${id}`)}`,
  ].join('\n\n'),
  headers: { 'Reply-To': email },
});

export const replyEmail = (
  env: Env,
  { name, email, subject, message }: Pick<Message, 'name' | 'email' | 'subject' | 'message'>,
  reply: string,
): Email => ({
  to: email,
  subject: `Re: ${oneLine(subject)}`,
  body: [`Hola, ${name}:`, reply, signature(env), `Nos escribiste:\n${message.replace(/^/gm, '> ')}`].join(
    '\n\n',
  ),
  headers: { 'Reply-To': env.BRAND_EMAIL },
});

export const subscriptionEmail = (env: Env, email: string, token: string): Email => ({
  to: email,
  subject: 'Confirma tu suscripción al repaso de los martes',
  body: [
    'Hola:',
    `Alguien, esperamos que tú, ha pedido recibir el boletín de ${brand.name} en este correo. Confírmalo con este enlace, que vale ${CONFIRM_HOURS} horas:`,
    linkTo(env, `/boletin/confirmar?token=${token}`),
    'Si no has sido tú, no tienes que hacer nada: sin confirmar no te escribiremos más.',
    signature(env),
  ].join('\n\n'),
});

/** The unsubscribe link is in the text and in the headers (RFC 2369, RFC 8058). */
export const issueEmail = (
  env: Env,
  email: string,
  { subject, body }: { subject: string; body: string },
  leaveToken: string,
): Email => ({
  to: email,
  subject: oneLine(subject),
  body: [
    body,
    signature(env),
    `Recibes este correo porque te suscribiste al boletín. Date de baja con un clic: ${linkTo(env, `/boletin/baja?token=${leaveToken}`)}`,
  ].join('\n\n'),
  headers: {
    'List-Unsubscribe': `<${linkTo(env, `/api/newsletter/unsubscribe/${leaveToken}`)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});
