import { brand } from '@atalaya/core/brand';
import { mailingEmail } from '@atalaya/core/contact/mailing-email';
import type { MailingContent } from '@atalaya/core/contact/mailings';
import { CONFIRM_HOURS } from '@atalaya/core/contact/newsletter';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { linkTo } from '../auth/emails';
import type { Env } from '../env';
import { unsubscribeHeaders } from '../platform/mail/leave-token';
import type { Email } from '../platform/mail/mail';
import { signature } from '../platform/mail/signature';

type Message = { id: string; name: string; phone: string; email: string; subject: string; message: string };

/** Removes line breaks, which would inject email headers. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Sent to the team, with the sender's address as Reply-To. */
export const messageEmail = (env: Env, { id, name, phone, email, subject, message }: Message): Email => ({
  to: env.BRAND_EMAIL,
  about: id,
  subject: `Contacto: ${oneLine(subject)}`,
  body: [
    `${name} ha escrito desde la página de contacto.`,
    `Correo: ${email}\nTeléfono: ${phone}`,
    message,
    `Responder: ${linkTo(env, `/admin/contacto?mensaje=${id}`)}`,
  ].join('\n\n'),
  headers: { 'Reply-To': email },
});

type Answered = Pick<Message, 'name' | 'email' | 'subject' | 'message'> & { createdAt: Date };

/** Quotes the message only to an address that its account has confirmed: anybody can type another's. */
export function replyEmail(env: Env, message: Answered, reply: string, isConfirmed: boolean): Email {
  const { name, email, subject, message: words, createdAt } = message;
  const headers = { 'Reply-To': env.BRAND_EMAIL };
  if (isConfirmed)
    return {
      to: email,
      subject: `Re: ${oneLine(subject)}`,
      body: [`Hola, ${name}:`, reply, signature(env), `Nos escribiste:\n${words.replace(/^/gm, '> ')}`].join(
        '\n\n',
      ),
      headers,
    };
  return {
    to: email,
    unconfirmed: 'contact',
    subject: 'Respuesta a tu mensaje',
    body: [
      'Hola:',
      reply,
      signature(env),
      `Contestamos al mensaje que nos llegó el ${longDay(dayInSpain(createdAt))} desde nuestra página de contacto con esta dirección.`,
    ].join('\n\n'),
    headers,
  };
}

export const subscriptionEmail = (env: Env, email: string, token: string): Email => ({
  to: email,
  unconfirmed: 'newsletter',
  subject: 'Confirma tu suscripción al repaso de los martes',
  body: [
    'Hola:',
    `Alguien, esperamos que tú, ha pedido recibir el boletín de ${brand.name} en este correo. Confírmalo con este enlace, que vale ${CONFIRM_HOURS} horas:`,
    linkTo(env, `/boletin/confirmar?token=${token}`),
    'Si no has sido tú, no tienes que hacer nada: sin confirmar no te escribiremos más.',
    signature(env),
  ].join('\n\n'),
});

/** Only the page differs: both end with the same request. */
const unsubscribePage = ({ audience }: MailingContent): string =>
  audience === 'newsletter' ? '/boletin/baja' : '/novedades/baja';

/** The unsubscribe link is in the texts and in the headers (RFC 2369, RFC 8058). */
export function mailingEmailTo(env: Env, to: string, content: MailingContent, leaveToken: string): Email {
  const { subject, html, text } = mailingEmail(content, {
    origin: linkTo(env, ''),
    contact: env.BRAND_EMAIL,
    unsubscribeUrl: linkTo(env, `${unsubscribePage(content)}?token=${leaveToken}`),
  });
  return {
    to,
    subject,
    body: text,
    html,
    headers: unsubscribeHeaders(linkTo(env, `/api/newsletter/unsubscribe/${leaveToken}`)),
  };
}

/** What the recipients would get; its unsubscribe link belongs to nobody. */
export function mailingTestEmail(env: Env, to: string, content: MailingContent): Email {
  const { subject, body, html = '' } = mailingEmailTo(env, to, content, 'prueba');
  return { to, subject: `[Prueba] ${subject}`, body, html };
}
