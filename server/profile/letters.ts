import { brand } from '@atalaya/core/brand';
import { linkTo } from '../auth/letters';
import type { Env } from '../env';
import type { Letter } from '../platform/mail';

const longDay = new Intl.DateTimeFormat('es-ES', { dateStyle: 'long', timeZone: 'Europe/Madrid' });

export const deletionLetter = (
  env: Env,
  reader: { email: string; displayName: string | null; username: string },
  end: Date,
): Letter => ({
  to: reader.email,
  subject: `Tu cuenta de ${brand.name} se borrará el ${longDay.format(end)}`,
  body: [
    `Hola, ${reader.displayName ?? reader.username}:`,
    `Has pedido borrar tu cuenta. Lo haremos el ${longDay.format(end)}, con todo lo que guardamos sobre ti.`,
    'Si cambias de idea antes de ese día, inicia sesión y elige «Recuperar mi cuenta»:',
    linkTo(env, '/login'),
    'Si no has sido tú, entra y cambia tu contraseña cuanto antes.',
    `El equipo de ${brand.name}\n${brand.email}`,
  ].join('\n\n'),
});
