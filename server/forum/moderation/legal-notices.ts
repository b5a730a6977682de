import { normalizeEmail } from '@atalaya/core/auth/account-fields';
import { postPath } from '@atalaya/core/forum/forum';
import { noticeAllowance, postAt } from '@atalaya/core/forum/legal-notice';
import type { CaseDecision } from '@atalaya/core/forum/moderation';
import { linkTo } from '../../auth/emails';
import { spend } from '../../platform/allowance/allowance';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { newId } from '../../platform/ids';
import type { Kit } from '../../platform/kit';
import { signature } from '../../platform/mail/signature';
import { selectPostAt } from '../posts.queries';
import { selectTopic } from '../topics.queries';
import { insertNotice, openCase, selectNotices } from './cases.queries';

type Notice = { address: string; text: string; name: string; email: string };

/** Opens a case and confirms the receipt by email. */
export async function fileLegalNotice(kit: Kit, given: Notice, network: string): Promise<void> {
  const { db, clock, env } = kit;
  const now = clock.now();
  const place = postAt(given.address);
  const topic = place && (await selectTopic(db, place.topicId));
  const post = topic && (await selectPostAt(db, topic.id, place.number));
  if (!post || post.removal)
    throw new AppError('forum.no-such-post', {
      fields: { address: 'Ese mensaje no existe o ya no se ve.' },
    });
  const [name, email] = [given.name.trim(), normalizeEmail(given.email)];
  await db.transaction(async (tx) => {
    await spend(kit, tx, noticeAllowance, { subject: network });
    await insertNotice(tx, {
      id: newId(now),
      postId: post.id,
      name,
      email,
      text: given.text.trim(),
      createdAt: now,
    });
    await openCase(tx, {
      id: newId(now),
      subjectId: post.id,
      postId: post.id,
      authorId: post.authorId,
      state: 'open',
      reason: 'ilegal',
      openedAt: now,
    });
    await kit.mail.send(tx, {
      to: email,
      unconfirmed: 'notice',
      subject: 'Hemos recibido tu denuncia',
      body: [
        'Hola:',
        `Hemos recibido tu denuncia del mensaje ${linkTo(env, postPath(topic.id, post.number))}.`,
        'La revisará una persona y te escribiremos con lo que decida. Al autor no le decimos quién la envía.',
        signature(env),
      ].join('\n\n'),
    });
  });
}

/** The result, and where to turn with it. */
export async function notifySenders(kit: Kit, tx: Db, postId: string, decision: CaseDecision): Promise<void> {
  for (const { email } of await selectNotices(tx, [postId]))
    await kit.mail.send(tx, {
      to: email,
      unconfirmed: 'notice',
      subject: 'Hemos decidido sobre tu denuncia',
      body: [
        'Hola:',
        decision === 'remove'
          ? 'Hemos retirado el mensaje del foro que denunciaste.'
          : 'Hemos revisado el mensaje del foro que denunciaste y se queda: no hemos visto en él nada ilegal.',
        'Lo ha decidido una persona, sin medios automáticos.',
        `Si no estás de acuerdo, contesta a este correo o escríbenos: ${linkTo(kit.env, '/contacto')}. También puedes acudir a los tribunales.`,
        signature(kit.env),
      ].join('\n\n'),
    });
}
