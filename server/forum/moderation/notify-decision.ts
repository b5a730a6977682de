import {
  type CaseDecision,
  type CaseKind,
  caseWords,
  type ReportReason,
  reasonTexts,
} from '@atalaya/core/forum/moderation';
import { findAccount } from '../../auth/accounts';
import { linkTo } from '../../auth/emails';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { signature } from '../../platform/mail/signature';
import { notify } from '../../push/notifications';
import { selectReports } from './cases.queries';

type Decided = {
  caseId: string;
  kind: CaseKind;
  topicTitle: string;
  decision: CaseDecision;
  reason: ReportReason;
  statement: string;
  /** Until when and how it was decided, for a ban. */
  ban: { until: string; how: string } | null;
};

const WHAT_A_BAN_MEANS =
  'Mientras tanto puedes leer y estudiar como siempre, con todo lo que incluye tu plan, pero no escribir en el foro, los mensajes, tu patrulla o el muro, ni entrar en las salas de voz abiertas.';

const PLACES: Record<CaseKind, string> = {
  post: '/foro',
  message: '/campus-estudio/mensajes',
  'patrol-message': '/campus-estudio/patrulla',
  'voice-room': '/campus-estudio/salas-voz',
  ban: '/foro',
};

const LONGEST = 200;
const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text);

/** The statement of reasons: what, why, under which rule, and how to appeal. Always by email too. */
export async function notifyAuthor(
  kit: Kit,
  tx: Db,
  authorId: string,
  { caseId, kind, topicTitle, decision, reason, statement, ban, isAppeal }: Decided & { isAppeal: boolean },
): Promise<void> {
  const isRemoved = decision === 'remove';
  const title = isRemoved
    ? isAppeal
      ? `${caseWords[kind].own} sigue retirado`
      : `Hemos retirado ${caseWords[kind].ownTitle}`
    : (caseWords[kind].back ?? `${caseWords[kind].own} ya se ve`);
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
      kind === 'post' ? `${title}, en el tema «${topicTitle}».` : `${title}.`,
      `Motivo: ${statement}`,
      ...(isRemoved ? [reasonTexts[reason].clause] : []),
      ...(isRemoved && ban
        ? [`${ban.until} ${WHAT_A_BAN_MEANS}`, ban.how]
        : ['Lo ha decidido una persona del equipo de moderación.']),
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
export async function notifyReporters(
  kit: Kit,
  tx: Db,
  subjectId: string,
  { caseId, kind, topicTitle, decision }: Decided,
): Promise<void> {
  const reporters = [...new Set((await selectReports(tx, [subjectId])).map(({ userId }) => userId))];
  if (reporters.length === 0) return;
  const special = caseWords[kind].toReporters;
  const place = kind === 'post' ? ` de «${short(topicTitle)}»` : '';
  await notify(kit, tx, reporters, {
    kind: 'community',
    title: 'Hemos revisado tu aviso',
    body:
      decision === 'remove'
        ? (special?.removed ?? `Hemos retirado el mensaje${place}. Gracias por avisar.`)
        : (special?.kept ?? `El mensaje${place} cumple las normas y se queda. Gracias por avisar.`),
    url: PLACES[kind],
    tag: `foro-aviso-${caseId}`,
  });
}
