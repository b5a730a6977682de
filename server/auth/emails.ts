import { withReturn } from '@atalaya/core/auth/return-path';
import { brand } from '@atalaya/core/brand';
import type { Env } from '../env';
import type { Email } from '../platform/mail/mail';
import { signature } from '../platform/mail/signature';

type Reader = { email: string; displayName: string | null; username: string };

/** An absolute URL for an email. */
export const linkTo = (env: Env, path: string): string =>
  (env.ORIGIN ?? `http://${env.HOST}:${env.PORT}`) + path;

const signed = (env: Env, to: string, subject: string, ...paragraphs: string[]): Email => ({
  to,
  subject,
  body: [...paragraphs, signature(env)].join('\n\n'),
});

const greeted = (
  env: Env,
  { email, displayName, username }: Reader,
  subject: string,
  ...paragraphs: string[]
): Email => signed(env, email, subject, `Hola, ${displayName ?? username}:`, ...paragraphs);

const secure = (...given: Parameters<typeof greeted>): Email => ({ ...greeted(...given), isSecurity: true });

/** Without the name typed in the form: anybody could use it to send their own text to this address. */
export const confirmationEmail = (env: Env, email: string, token: string, volver?: string | null): Email => ({
  ...signed(
    env,
    email,
    `Confirma tu correo en ${brand.name}`,
    'Hola:',
    `Has pedido una cuenta en ${brand.name} con este correo. Confírmalo con este enlace, que vale 48 horas:`,
    linkTo(env, withReturn(`/confirmar-correo?token=${token}`, volver)),
    'Si no has sido tú, no abras el enlace: sin él no se crea ninguna cuenta.',
  ),
  unconfirmed: 'account',
});

/** Only the owner learns that the account exists; the form shows the same message for every address. */
export const alreadyRegisteredEmail = (env: Env, reader: Reader): Email =>
  greeted(
    env,
    reader,
    `Ya tienes una cuenta en ${brand.name}`,
    'Alguien ha intentado crear una cuenta con este correo, pero ya tienes una. Si has sido tú, entra con tu contraseña:',
    linkTo(env, '/login'),
    `Si no la recuerdas, pide otra aquí: ${linkTo(env, '/recuperar')}`,
    'Si no has sido tú, no tienes que hacer nada: tu cuenta sigue igual.',
  );

export const newPasswordEmail = (env: Env, reader: Reader, token: string): Email =>
  secure(
    env,
    reader,
    'Elige una contraseña nueva',
    'Has pedido cambiar tu contraseña. Hazlo con este enlace, que vale 30 minutos y una sola vez:',
    linkTo(env, `/nueva-contrasena?token=${token}`),
    'Si no has sido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  );

/** Sent when an admin starts the reset. */
export const passwordLinkEmail = (env: Env, reader: Reader, token: string): Email =>
  secure(
    env,
    reader,
    'Elige una contraseña nueva',
    'El equipo te envía este enlace para que elijas otra contraseña. Vale 30 minutos y una sola vez:',
    linkTo(env, `/nueva-contrasena?token=${token}`),
    'Si no lo esperabas, no tienes que hacer nada: tu contraseña sigue siendo la misma.',
  );

/** Choosing a password accepts the terms, so the email and its page link to them. */
export const invitationEmail = (env: Env, reader: Reader, token: string): Email =>
  greeted(
    env,
    reader,
    `Te damos la bienvenida a ${brand.name}`,
    `Hemos creado una cuenta para ti en ${brand.name}. Elige tu contraseña con este enlace, que vale siete días:`,
    linkTo(env, `/nueva-contrasena?invitacion=1&token=${token}`),
    `Al elegirla aceptas las condiciones de uso: ${linkTo(env, '/legal/terminos')}`,
    'Si no esperabas esta invitación, no tienes que hacer nada.',
  );

export const passwordChangedEmail = (env: Env, reader: Reader): Email =>
  secure(
    env,
    reader,
    'Tu contraseña ha cambiado',
    'Acabamos de cambiar la contraseña de tu cuenta y de cerrar sus otras sesiones.',
    `Si no has sido tú, recupera la cuenta cuanto antes: ${linkTo(env, '/recuperar')}`,
  );

export const secondFactorOnEmail = (env: Env, reader: Reader): Email =>
  secure(
    env,
    reader,
    'Verificación en dos pasos activada',
    'Desde ahora te pediremos un código de tu aplicación al iniciar sesión. Guarda los códigos de recuperación en un lugar seguro.',
    `Si no has sido tú, cambia tu contraseña cuanto antes: ${linkTo(env, '/recuperar')}`,
  );

export const secondFactorOffEmail = (env: Env, reader: Reader): Email =>
  secure(
    env,
    reader,
    'Verificación en dos pasos desactivada',
    'Tu cuenta vuelve a pedir solo la contraseña.',
    `Si no has sido tú, cambia tu contraseña cuanto antes: ${linkTo(env, '/recuperar')}`,
  );
