import type { ErrorCode } from '@atalaya/core/errors';
import { type Allowance, windowEnd } from '@atalaya/core/platform/allowance';
import { networkScale } from '../../env';
import { AppError } from '../app-error';
import type { Db } from '../db';
import { keyedHash } from '../encryption';
import type { Kit } from '../kit';
import { addUse, selectUse } from './allowance.queries';

type Given = {
  /** The account, the network of the call (network-of-call.ts) or the recipient, as `by` says. */
  subject: string;
  /** More, or less, than what everybody has. */
  limit?: number;
  /** How much this use takes. */
  amount?: number;
};

/** What an allowance needs of the kit. */
export type AllowanceKit = Pick<Kit, 'secret' | 'clock'> & { env: Parameters<typeof networkScale>[0] };

const keyOf = ({ secret }: AllowanceKit, { name }: Allowance, subject: string): string =>
  keyedHash(secret, 'allowance', name, subject);

/** Many people may share an address, and the operator may allow it more. */
export const limitOf = (env: AllowanceKit['env'], { by, limit }: Allowance): number =>
  by === 'network' ? Math.round(limit * networkScale(env)) : limit;

/**
 * Takes from an allowance, or throws its refusal. Call it first in the transaction that writes: parallel uses of a
 * subject then wait for each other, and what is rolled back was not used.
 */
export async function spend(
  kit: AllowanceKit,
  tx: Db,
  allowance: Allowance<ErrorCode>,
  given: Given,
): Promise<void> {
  const { isWithin, left, endsAt, now } = await take(kit, tx, allowance, given);
  if (!isWithin)
    throw new AppError(allowance.refusal, {
      left,
      retryAfterSeconds: Math.ceil((endsAt.getTime() - now.getTime()) / 1000),
    });
}

/** For what is left undone in silence when there is nothing left. */
export const trySpend = async (
  kit: AllowanceKit,
  tx: Db,
  allowance: Allowance,
  given: Given,
): Promise<boolean> => (await take(kit, tx, allowance, given)).isWithin;

async function take(
  kit: AllowanceKit,
  tx: Db,
  allowance: Allowance,
  { subject, limit = limitOf(kit.env, allowance), amount = 1 }: Given,
) {
  const now = kit.clock.now();
  const key = keyOf(kit, allowance, subject);
  const { used, endsAt } = await addUse(
    tx,
    { key, used: amount, endsAt: windowEnd(allowance.per, now) },
    now,
  );
  return { isWithin: used <= limit, left: Math.max(0, limit - (used - amount)), endsAt, now };
}

/**
 * For things that exist at the same time: locks the subject, counts, and throws the refusal when there are enough. The
 * lock lasts until the transaction ends, so `count` sees what parallel requests have made.
 */
export async function requireRoom(
  kit: AllowanceKit,
  tx: Db,
  allowance: Allowance<ErrorCode> & { per: 'at-once' },
  { subject, limit = limitOf(kit.env, allowance), amount = 1 }: Given,
  count: () => Promise<number>,
): Promise<void> {
  const now = kit.clock.now();
  await addUse(tx, { key: keyOf(kit, allowance, subject), used: 0, endsAt: now }, now);
  if ((await count()) + amount > limit) throw new AppError(allowance.refusal);
}

/** What is left in the running window, to be shown before it is used. */
export async function allowanceLeft(
  kit: AllowanceKit,
  db: Db,
  allowance: Allowance,
  { subject, limit = limitOf(kit.env, allowance) }: Omit<Given, 'amount'>,
): Promise<number> {
  const use = await selectUse(db, keyOf(kit, allowance, subject));
  const used = use && use.endsAt > kit.clock.now() ? use.used : 0;
  return Math.max(0, limit - used);
}
