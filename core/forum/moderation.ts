import { allowance } from '../platform/allowance';
import { DAY_MS } from '../platform/durations';

export const reportReasons = ['spam', 'insultos', 'odio', 'datos', 'ilegal', 'copia', 'otro'] as const;
export type ReportReason = (typeof reportReasons)[number];

/** `clause`: the rule of the forum or of the law that a decision refers to. */
export const reasonTexts: Record<ReportReason, { label: string; clause: string }> = {
  spam: {
    label: 'Publicidad o spam',
    clause: 'Normas del foro: no se publica propaganda ni mensajes repetidos.',
  },
  insultos: { label: 'Insultos o acoso', clause: 'Normas del foro: se trata a los demás con respeto.' },
  odio: {
    label: 'Odio o discriminación',
    clause: 'Normas del foro y art. 510 del Código Penal: no se admite la incitación al odio.',
  },
  datos: {
    label: 'Datos personales de alguien',
    clause: 'Normas del foro y Ley Orgánica 3/2018: no se publican datos de otras personas.',
  },
  ilegal: { label: 'Contenido ilegal', clause: 'Reglamento (UE) 2022/2065: no se aloja contenido ilícito.' },
  copia: {
    label: 'Material con derechos de otro',
    clause: 'Normas del foro y Ley de Propiedad Intelectual: no se publica material ajeno sin permiso.',
  },
  otro: { label: 'Otro motivo', clause: 'Normas del foro.' },
};

/** What can be reported, and the proposal to keep somebody out (`bans.ts`). A feature beside the forum registers its kind in server/forum/moderation/case-kinds.ts. */
export const caseKinds = ['post', 'message', 'patrol-message', 'voice-room', 'ban'] as const;
export type CaseKind = (typeof caseKinds)[number];

/** Where a reported thing is, as the moderator, its author and the reporters read it. */
type CaseWords = {
  label: string;
  own: string;
  ownTitle: string;
  /** For what is no message: said to its author when it is given back, and to the reporters. */
  back?: string;
  toReporters?: { removed: string; kept: string };
};
export const caseWords: Record<CaseKind, CaseWords> = {
  post: { label: 'Foro', own: 'Tu mensaje del foro', ownTitle: 'un mensaje tuyo del foro' },
  message: { label: 'Mensaje privado', own: 'Tu mensaje privado', ownTitle: 'un mensaje privado tuyo' },
  'patrol-message': {
    label: 'Charla de patrulla',
    own: 'Tu mensaje de la patrulla',
    ownTitle: 'un mensaje tuyo de la patrulla',
  },
  'voice-room': {
    label: 'Sala de voz',
    own: 'Tu acceso a una sala de voz',
    ownTitle: 'tu acceso a una sala de voz',
    back: 'Puedes volver a la sala de voz',
    toReporters: {
      removed: 'Hemos actuado en la sala de voz. Gracias por avisar.',
      kept: 'No hemos visto nada contra las normas en la sala de voz. Gracias por avisar.',
    },
  },
  ban: {
    label: 'Expulsión',
    own: 'Tu permiso para participar en la comunidad',
    ownTitle: 'tu permiso para participar en la comunidad',
    back: 'Puedes volver a participar en la comunidad',
  },
};

/** What a report of something private carries with it: the moderator sees nothing else. */
export type Attached = {
  title: string;
  body: string;
  items: { author: string; body: string; image: string | null; createdAt: string; isReported: boolean }[];
};

export const caseStates = ['open', 'taken', 'decided', 'appealed', 'closed'] as const;
export type CaseState = (typeof caseStates)[number];
export const caseDecisions = ['keep', 'remove'] as const;
export type CaseDecision = (typeof caseDecisions)[number];
export const caseSorts = ['openedAt', 'state'] as const;

/** This many reports by trusted people hide a post until a moderator decides. */
export const HIDE_AFTER = 3;
export const reportAllowance = allowance({
  name: 'forum.reports',
  limit: 20,
  per: 'day',
  by: 'account',
  refusal: 'forum.too-many-reports',
});
export const APPEAL_WINDOW_MS = 183 * DAY_MS;
export const LONGEST_REPORT = 1_000;
export const LONGEST_STATEMENT = 2_000;

type Decided = {
  state: CaseState;
  decision: CaseDecision | null;
  decidedAt: Date | null;
  appealedAt: Date | null;
};

/** Once, within six months, against a removal. */
export const mayAppeal = ({ state, decision, decidedAt, appealedAt }: Decided, now: Date): boolean =>
  state === 'decided' &&
  decision === 'remove' &&
  appealedAt === null &&
  decidedAt !== null &&
  now.getTime() - decidedAt.getTime() <= APPEAL_WINDOW_MS;
