import { brand } from '@atalaya/core/brand';
import { longDay } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { linkTo } from '../auth/emails';
import type { Env } from '../env';
import type { Email } from '../platform/mail/mail';
import { signature } from '../platform/mail/signature';

export const deletionEmail = (
  env: Env,
  reader: { email: string; displayName: string | null; username: string },
  end: Date,
): Email => ({
  to: reader.email,
  subject: `Tu cuenta de ${brand.name} se borrará el ${longDay(dayInSpain(end))}`,
  body: [
    `Hola, ${reader.displayName ?? reader.username}:`,
    `Has pedido borrar tu cuenta. Lo haremos el ${longDay(dayInSpain(end))}, con todo lo que guardamos sobre ti.`,
    'Si cambias de idea antes de ese día, inicia sesión y elige «Recuperar mi cuenta»:',
    linkTo(env, '/login'),
    'Si no has sido tú, entra y cambia tu contraseña cuanto antes.',
    signature(env),
  ].join('\n\n'),
});
