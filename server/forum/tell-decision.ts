import { type CaseDecision, type ReportReason, reasonTexts } from '@atalaya/core/forum/moderation';
import { findAccount } from '../auth/accounts';
import { linkTo } from '../auth/emails';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';
import { signature } from '../platform/mail/signature';
import { notify } from '../push/notifications';
import { selectReports } from './moderation.queries';

type Told = {
  caseId: string;
  topicTitle: string;
  decision: CaseDecision;
  reason: ReportReason;
  statement: string;
};

const LONGEST = 200;
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The statement of reasons: what, why, under which rule, and how to appeal. Always by email too. */
export async function tellAuthor(
  kit: Kit,
  tx: Db,
  authorId: string,
  { caseId, topicTitle, decision, reason, statement, isAppeal }: Told & { isAppeal: boolean },
): Promise<void> {
  const isRemoved = decision === 'remove';
  const title = isRemoved
    ? isAppeal
      ? 'Tu mensaje del foro sigue retirado'
      : 'Hemos retirado un mensaje tuyo del foro'
    : 'Tu mensaje del foro vuelve a verse';
  const url = `/foro/moderacion/${caseId}`;
  await notify(kit, tx, [authorId], {
    kind: 'community',
    title,
    body: short(statement),
    url,
    tag: `foro-caso-${caseId}${isAppeal ? '-recurso' : ''}`,
  });
  const account = await findAccount(tx, authorId, kit.clock.now());
  if (!account) return;
  await kit.mail.send(tx, {
    to: account.email,
    subject: title,
    body: [
      `Hola, ${account.displayName ?? account.username}:`,
      `${title}, en el tema «${topicTitle}».`,
      `Motivo: ${statement}`,
      ...(isRemoved ? [reasonTexts[reason].clause] : []),
      'Lo ha decidido una persona del equipo de moderación.',
      ...(isRemoved && !isAppeal
        ? [
            `Si no estás de acuerdo, puedes pedir una segunda revisión durante seis meses: ${linkTo(kit.env, url)}`,
          ]
        : [`Puedes leerlo aquí: ${linkTo(kit.env, url)}`]),
      signature(kit.env),
    ].join('\n\n'),
  });
}

/** Whoever reported hears what came of it. */
export async function tellReporters(
  kit: Kit,
  tx: Db,
  postId: string,
  { caseId, topicTitle, decision }: Told,
): Promise<void> {
  const reporters = [...new Set((await selectReports(tx, [postId])).map(({ userId }) => userId))];
  if (reporters.length === 0) return;
  await notify(kit, tx, reporters, {
    kind: 'community',
    title: 'Hemos revisado tu aviso',
    body:
      decision === 'remove'
        ? `Hemos retirado el mensaje de «${short(topicTitle)}». Gracias por avisar.`
        : `El mensaje de «${short(topicTitle)}» cumple las normas y se queda. Gracias por avisar.`,
    url: '/foro',
    tag: `foro-aviso-${caseId}`,
  });
}
