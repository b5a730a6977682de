import { brand } from '@atalaya/core/brand';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { linkTo } from '../auth/emails';
import type { Env } from '../env';
import type { Email } from '../platform/mail/mail';
import { signature } from '../platform/mail/signature';

type Reader = { email: string; displayName: string | null; username: string };

const greeted = (env: Env, reader: Reader, subject: string, ...paragraphs: string[]): Email => ({
  to: reader.email,
  subject,
  body: [`Hola, ${reader.displayName ?? reader.username}:`, ...paragraphs, signature(env)].join('\n\n'),
});

export const deletionEmail = (env: Env, reader: Reader, end: Date): Email => ({
  ...greeted(
    env,
    reader,
    `Tu cuenta de ${brand.name} se borrará el ${longDay(dayInSpain(end))}`,
    `Has pedido borrar tu cuenta. Lo haremos el ${longDay(dayInSpain(end))}, con todo lo que guardamos sobre ti.`,
    'Si cambias de idea antes de ese día, inicia sesión y elige «Recuperar mi cuenta»:',
    linkTo(env, '/login'),
    'Si no has sido tú, entra y cambia tu contraseña cuanto antes.',
  ),
  isSecurity: true,
});

export const adminDeletionEmail = (env: Env, reader: Reader, end: Date): Email =>
  greeted(
    env,
    reader,
    `Tu cuenta de ${brand.name} se borrará el ${longDay(dayInSpain(end))}`,
    `El equipo de ${brand.name} va a borrar tu cuenta el ${longDay(dayInSpain(end))}, con todo lo que guardamos sobre ti.`,
    'Si quieres conservarla, inicia sesión antes de ese día y elige «Recuperar mi cuenta»:',
    linkTo(env, '/login'),
  );

export const suspendedEmail = (env: Env, reader: Reader, reason: string): Email =>
  greeted(
    env,
    reader,
    `Tu cuenta de ${brand.name} está suspendida`,
    `Hemos suspendido tu cuenta por este motivo: ${reason}`,
    'No hemos borrado nada. Si tienes una suscripción, no se renovará ni se te cobrará mientras tanto.',
    `Si crees que es un error, escríbenos: ${linkTo(env, '/contacto')}`,
  );

export const suspensionLiftedEmail = (env: Env, reader: Reader): Email =>
  greeted(
    env,
    reader,
    `Tu cuenta de ${brand.name} vuelve a estar activa`,
    `Ya puedes iniciar sesión, con todo como lo dejaste: ${linkTo(env, '/login')}`,
    `Si tenías una suscripción, quedó sin renovación: puedes reactivarla en ${linkTo(env, '/perfil/compras')}`,
  );
