import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { leaveToken, unsubscribeHeaders } from '../platform/mail/leave-token';
import { signature } from '../platform/mail/signature';
import { wants } from '../profile/notifications';
import { notify } from '../push/notifications';

export const CANDIDATE_PATH = '/campus-estudio/acompanamiento';
export const COACH_PATH = '/preparador';

/** `about`: the candidate of whom a coach is told. */
type News = { title: string; body: string; url: string; tag: string; about?: string };

/** A notice, and an email to whoever has not turned them off. */
export async function notifyMember(
  kit: Kit,
  tx: Db,
  userId: string,
  { about, ...news }: News,
): Promise<void> {
  await notify(kit, tx, [userId], { kind: 'coaching', ...news }, about);
  if (!(await wants(tx, userId, 'coaching', 'email'))) return;
  const account = await findAccount(tx, userId, kit.clock.now());
  if (!account || account.deletionRequestedAt) return;
  const { env } = kit;
  const token = leaveToken(kit.secret, 'coaching', userId);
  await kit.mail.send(tx, {
    to: account.email,
    ...(about ? { about } : {}),
    subject: news.title,
    headers: unsubscribeHeaders(linkTo(env, `/api/newsletter/unsubscribe/${token}`)),
    body: [
      `Hola, ${account.displayName ?? account.username}:`,
      news.body,
      linkTo(env, news.url),
      `Para no recibir más este correo: ${linkTo(env, `/avisos/baja?token=${token}`)}`,
      signature(env),
    ].join('\n\n'),
  });
}
