import type { Field } from '../admin/resource';
import { type Tier, tiers } from '../auth/user';
import { DAY_MS } from '../platform/durations';

/** The confirmed subscribers of the newsletter, or the accounts (of one plan) that allow news by email. */
export const mailingAudiences = ['newsletter', 'users', ...tiers] as const;
export type MailingAudience = (typeof mailingAudiences)[number];

export const audienceLabels: Record<MailingAudience, string> = {
  newsletter: 'Suscriptores del boletín',
  users: 'Todas las cuentas',
  demo: 'Cuentas con plan Demo',
  basico: 'Cuentas con plan Básico',
  plus: 'Cuentas con plan Plus',
  elite: 'Cuentas con plan Elite',
};

/** The plans of an audience of accounts; null for the newsletter. */
export function audienceTiers(audience: MailingAudience): readonly Tier[] | null {
  if (audience === 'newsletter') return null;
  return audience === 'users' ? tiers : [audience];
}

export const mailingStates = ['draft', 'scheduled', 'sending', 'sent'] as const;
export type MailingState = (typeof mailingStates)[number];

export const mailingStateLabels: Record<MailingState, string> = {
  draft: 'Borrador',
  scheduled: 'Programado',
  sending: 'Saliendo',
  sent: 'Enviado',
};

export type MailingChange = 'edit' | 'delete' | 'schedule' | 'start' | 'cancel';

const allowedChanges: Record<MailingState, readonly MailingChange[]> = {
  draft: ['edit', 'delete', 'schedule', 'start'],
  scheduled: ['start', 'cancel'],
  sending: [],
  sent: [],
};

export const allowsChange = (state: MailingState, change: MailingChange): boolean =>
  allowedChanges[state].includes(change);

export type MailingContent = {
  subject: string;
  /** The line that mail programs show after the subject. */
  preheader: string;
  /** Markdown. */
  body: string;
  audience: MailingAudience;
};

export const mailingLimits = { subject: 150, preheader: 150, body: 50_000 } as const;

export const mailingFields: readonly Field[] = [
  { path: 'subject', label: 'Asunto', kind: 'line' },
  { path: 'preheader', label: 'Resumen', kind: 'line', optional: true },
  { path: 'body', label: 'Texto', kind: 'markdown' },
  {
    path: 'audience',
    label: 'Para quién',
    kind: 'choice',
    choices: mailingAudiences.map((value) => ({ value, label: audienceLabels[value] })),
  },
];

/** What is missing before a draft can be sent, by field. */
export function unreadyFields({ subject, body }: MailingContent): Record<string, string> {
  return {
    ...(subject.trim() === '' ? { subject: 'Obligatorio' } : {}),
    ...(body.trim() === '' ? { body: 'Obligatorio' } : {}),
  };
}

const MAX_DAYS_AHEAD = 365;

/** Why a mailing cannot be scheduled for this moment; null if it can. */
export function scheduleFault(at: Date, now: Date): string | null {
  if (at <= now) return 'Ese momento ya ha pasado.';
  return at.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS ? 'Como mucho, un año por delante.' : null;
}

export type MailingCounts = { recipients: number; waiting: number; failed: number; unsubscribed: number };

/** Emails that left, including those whose stored copy was deleted since. */
export const sentCount = ({ recipients, waiting, failed }: MailingCounts): number =>
  Math.max(0, recipients - waiting - failed);
