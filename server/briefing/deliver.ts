import { longDay } from '@atalaya/core/platform/date-format';
import { formatCount } from '@atalaya/core/platform/number-format';
import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { leaveToken, unsubscribeHeaders } from '../platform/mail/leave-token';
import { signature } from '../platform/mail/signature';
import { wanting } from '../profile/notifications';
import { notify } from '../push/notifications';
import type { BriefingContent } from './briefing.tables';

const PATH = '/campus-estudio/briefing';

/** A notice and an email to those who asked for them: both are off at first. */
export async function deliver(
  kit: Kit,
  tx: Db,
  day: string,
  pages: ReadonlyMap<string, BriefingContent | undefined>,
): Promise<void> {
  const ids = [...pages.keys()];
  if (ids.length === 0) return;
  const byPush = await wanting(tx, ids, 'briefing', 'push');
  const byEmail = await wanting(tx, ids, 'briefing', 'email');
  await notify(kit, tx, [...byPush], {
    kind: 'briefing',
    title: 'Tu briefing de hoy',
    body: 'Repasos, plan y el tema donde diez minutos valen más.',
    url: PATH,
    tag: `briefing-${day}`,
  });
  for (const userId of byEmail) {
    const content = pages.get(userId);
    if (content) await write(kit, tx, userId, day, content);
  }
}

async function write(kit: Kit, tx: Db, userId: string, day: string, content: BriefingContent): Promise<void> {
  const { env } = kit;
  const account = await findAccount(tx, userId, kit.clock.now());
  if (!account) return;
  const token = leaveToken(kit.secret, 'briefing', userId);
  await kit.mail.send(tx, {
    to: account.email,
    subject: `Tu briefing del ${longDay(day)}`,
    headers: unsubscribeHeaders(linkTo(env, `/api/newsletter/unsubscribe/${token}`)),
    body: [
      `Hola, ${account.displayName ?? account.username}:`,
      ...linesOf(content),
      `Léelo entero: ${linkTo(env, PATH)}`,
      `Para no recibir más este correo: ${linkTo(env, `/avisos/baja?token=${token}`)}`,
      signature(env),
    ].join('\n\n'),
  });
}

function linesOf({ exam, due, plan, topic, laws, question, patrol }: BriefingContent): string[] {
  const minutes = plan.reduce((sum, entry) => sum + entry.minutes, 0);
  return [
    [
      exam ? `Faltan ${formatCount(exam.days, 'día', 'días')} para el examen.` : '',
      due > 0 ? `Tienes ${formatCount(due, 'repaso', 'repasos')} para hoy.` : 'Hoy no tienes repasos.',
      minutes > 0 ? `Tu plan de hoy son ${minutes} minutos.` : '',
    ]
      .filter(Boolean)
      .join(' '),
    ...(topic ? [`Tema ${topic.number}, ${topic.title}. ${topic.why}`] : []),
    ...laws.map(({ title }) => `Ha cambiado algo que estudiaste: ${title}`),
    ...(question ? [`En el foro nadie ha contestado a «${question.title}», y es un tema que dominas.`] : []),
    ...(patrol ? [`${patrol.name} sigue con su objetivo de la semana.`] : []),
  ];
}
