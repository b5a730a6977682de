import { brand } from '@atalaya/core/brand';
import { GRACE_DAYS, MONEY_BACK_DAYS } from '@atalaya/core/checkout/subscription';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatEuros } from '@atalaya/core/platform/number-format';
import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { signature } from '../platform/mail/signature';

const dayOf = (date: Date): string => longDay(dayInSpain(date));

type Text = { subject: string; paragraphs: readonly string[] };

/** Queued in the caller's transaction, so that the email is sent only if it commits. */
export async function emailBuyer(
  kit: Kit,
  db: Db,
  userId: string,
  { subject, paragraphs }: Text,
): Promise<void> {
  const account = await findAccount(db, userId, kit.clock.now());
  if (!account) return;
  await kit.mail.send(db, {
    to: account.email,
    subject,
    body: [
      `Hola, ${account.displayName ?? account.username}:`,
      ...paragraphs,
      `Tus pedidos y facturas: ${linkTo(kit.env, '/perfil')}`,
      signature(kit.env),
    ].join('\n\n'),
  });
}

export const paidEmail = (what: string, cents: number, invoice: string | null): Text => ({
  subject: `Tu compra en ${brand.name}`,
  paragraphs: [
    `Hemos recibido tu pago de ${formatEuros(cents)} (IVA incluido) por: ${what}.`,
    ...(invoice ? [`Tu factura es la ${invoice}.`] : []),
    `Si no es lo que esperabas, tienes ${MONEY_BACK_DAYS} días para pedir la devolución con un clic.`,
  ],
});

export const refundedEmail = (cents: number, note: string | null): Text => ({
  subject: 'Te hemos devuelto el dinero',
  paragraphs: [
    `Hemos devuelto ${formatEuros(cents)} a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
    ...(note ? [`La factura rectificativa es la ${note}.`] : []),
    'Todo lo que hiciste (notas, progreso, resultados) sigue en tu cuenta.',
  ],
});

type PartialRefund = { cents: number; note: string | null; hasAccess: boolean };

export const partlyRefundedEmail = (what: string, { cents, note, hasAccess }: PartialRefund): Text => ({
  subject: 'Te hemos devuelto una parte del dinero',
  paragraphs: [
    `Hemos devuelto ${formatEuros(cents)} de tu compra (${what}) a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.`,
    ...(note ? [`La factura rectificativa es la ${note}.`] : []),
    hasAccess
      ? 'Conservas el acceso a todo lo que compraste.'
      : 'El acceso que abrió esta compra se ha cerrado. Todo lo que hiciste (notas, progreso, resultados) sigue en tu cuenta.',
  ],
});

export const returnedEmail = (cents: number): Text => ({
  subject: 'Te devolvemos un pago repetido',
  paragraphs: [
    `Hemos recibido un pago de ${formatEuros(cents)} por algo que ya tenías. Lo devolvemos entero a tu tarjeta.`,
  ],
});

export const noPlaceEmail = (cents: number): Text => ({
  subject: 'No quedaba plaza: te devolvemos el pago',
  paragraphs: [
    `Tu pago de ${formatEuros(cents)} llegó cuando la última plaza ya era de otra persona. Lo devolvemos entero a tu tarjeta y no se te cobrará nada más.`,
    'Escríbenos y te avisamos cuando se libere una.',
  ],
});

export const renewalEmail = (name: string, cents: number, on: Date): Text => ({
  subject: `Tu suscripción se renueva el ${dayOf(on)}`,
  paragraphs: [
    `${name} se renovará el ${dayOf(on)} por ${formatEuros(cents)}, IVA incluido.`,
    'Si quieres seguir, no tienes que hacer nada. Si no, cancélala en tu perfil con dos clics antes de ese día: no se te cobrará nada más.',
  ],
});

export const graceEmail = (name: string, until: Date): Text => ({
  subject: 'No hemos podido cobrar tu suscripción',
  paragraphs: [
    `El banco ha rechazado la renovación de ${name}. Lo intentaremos de nuevo durante ${GRACE_DAYS} días.`,
    `Hasta el ${dayOf(until)} conservas todo tu acceso.`,
  ],
});

export const endedEmail = (name: string): Text => ({
  subject: 'Tu suscripción ha terminado',
  paragraphs: [
    `${name} ha terminado. No se te cobrará nada más.`,
    'Tus notas, tu progreso y tus resultados siguen aquí: vuelve cuando quieras.',
  ],
});

export const cancelledEmail = (name: string, until: Date): Text => ({
  subject: 'Has cancelado tu suscripción',
  paragraphs: [
    `${name} sigue abierta hasta el ${dayOf(until)}, que ya está pagado. Después no se te cobrará nada más.`,
  ],
});
