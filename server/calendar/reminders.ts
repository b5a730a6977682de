import { dayInSpain, hourInSpain } from '@atalaya/core/platform/madrid-time';
import { minutesOn } from '@atalaya/core/profile/study-settings';
import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { leaveToken, unsubscribeHeaders } from '../platform/mail/leave-token';
import { signature } from '../platform/mail/signature';
import { wanting } from '../profile/notifications';
import { takeReminder, usersToRemind } from '../profile/study-settings';
import { notify } from '../push/notifications';
import { studiedOn } from '../review/studied-on';

const remind = defineJob<Record<string, never>>('calendar.remind');

/** Every quarter of an hour, so that a restart at the full hour forgets nobody. */
export async function reminderJob(kit: Kit): Promise<void> {
  await kit.jobs.repeat(remind, '*/15 * * * *', async () => void (await remindOfStudy(kit)));
}

/** A notice and, if wanted, an email to whoever asked for it at this hour and has not studied today; days of rest are left in peace. */
export async function remindOfStudy(kit: Kit): Promise<number> {
  const { db, clock, env } = kit;
  const now = clock.now();
  const today = dayInSpain(now);
  const waiting = await usersToRemind(db, hourInSpain(now), today);
  const ids = waiting.map(({ userId }) => userId);
  const [studied, byEmail] = await Promise.all([
    studiedOn(db, today, ids),
    wanting(db, ids, 'study-reminder', 'email'),
  ]);
  let written = 0;
  for (const { userId, weekMinutes } of waiting) {
    if (studied.has(userId)) continue;
    const account = await findAccount(db, userId, now);
    if (!account || account.deletionRequestedAt) continue;
    const minutes = minutesOn(weekMinutes, account.studyMinutes, today);
    if (minutes === 0) continue;
    const token = leaveToken(kit.secret, 'study-reminder', userId);
    await db.transaction(async (tx) => {
      if (!(await takeReminder(tx, userId, today))) return;
      written += 1;
      await notify(kit, tx, [userId], {
        kind: 'study-reminder',
        title: `Hoy tocan ${minutes} minutos`,
        body: 'Aún no has estudiado hoy. Si no puedes, el plan se reparte solo.',
        url: '/study',
        tag: `study-reminder-${today}`,
      });
      if (byEmail.has(userId))
        await kit.mail.send(tx, {
          to: account.email,
          subject: `Hoy tocan ${minutes} minutos`,
          headers: unsubscribeHeaders(linkTo(env, `/api/newsletter/unsubscribe/${token}`)),
          body: [
            `Hola, ${account.displayName ?? account.username}:`,
            `Pediste que te avisáramos a esta hora si aún no habías estudiado. Tu sesión de hoy son ${minutes} minutos:`,
            linkTo(env, '/study'),
            `Si hoy no puedes, no pasa nada: el plan se reparte solo. Cambia la hora en ${linkTo(env, '/campus-estudio/atalaya')}`,
            `Para no recibir más este correo: ${linkTo(env, `/avisos/baja?token=${token}`)}`,
            signature(env),
          ].join('\n\n'),
        });
    });
  }
  return written;
}
