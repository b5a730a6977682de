import { longDay } from '../platform/date-format';
import { DAY_MS } from '../platform/durations';

/** How long somebody may be kept out of the community. Null: until it is lifted. */
export const banLengths = ['7', '30', '180', 'open'] as const;
export type BanLength = (typeof banLengths)[number];

export const banLengthWords: Record<BanLength, string> = {
  '7': 'Una semana',
  '30': 'Un mes',
  '180': 'Seis meses',
  open: 'Sin plazo',
};

export const daysOf = (length: BanLength): number | null => (length === 'open' ? null : Number(length));
export const lengthOf = (days: number | null): BanLength =>
  banLengths.find((length) => daysOf(length) === days) ?? 'open';

/** With a single moderator nobody else can confirm: a day later the same person looks again. */
export const ALONE_AFTER_MS = DAY_MS;

type Proposal = { proposedBy: string; proposedAt: Date };

/** Two people decide: whoever proposed may not confirm while there is another moderator. */
export function judgeConfirmation(
  { proposedBy, proposedAt }: Proposal,
  actor: { id: string; hasColleagues: boolean },
  now: Date,
): 'yes' | 'same-moderator' | 'too-soon' {
  if (proposedBy !== actor.id) return 'yes';
  if (actor.hasColleagues) return 'same-moderator';
  return now.getTime() - proposedAt.getTime() >= ALONE_AFTER_MS ? 'yes' : 'too-soon';
}

type Ban = { startsAt: Date | null; endsAt: Date | null; closedAt: Date | null };

export const isBanned = ({ startsAt, endsAt, closedAt }: Ban, now: Date): boolean =>
  startsAt !== null && closedAt === null && (endsAt === null || endsAt > now);

/** For the person concerned: until when, and who decided it. */
export const banFacts = ({ endsAt, isAlone }: { endsAt: Date | null; isAlone: boolean }) => ({
  until: endsAt ? `Hasta el ${longDay(endsAt.toISOString())}.` : 'Sin plazo: hasta que la levantemos.',
  how: isAlone
    ? 'La propuso y la confirmó, al menos un día después, la única persona que modera ahora, sin medios automáticos.'
    : 'La propuso una persona del equipo de moderación y la confirmó otra, sin medios automáticos.',
});
