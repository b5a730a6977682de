import { randomBytes, randomInt } from 'node:crypto';
import { prizeCode, prizeExpiry, segments } from '@atalaya/core/home/wheel';
import type { Spin } from '@atalaya/core/home/wheel.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { handOver } from './prizes';
import { adoptSpins, findSpin, insertSpin, type Spinner, type SpinRow } from './wheel.queries';

const CODE_LENGTH = 8;

/** A signed-in user may still have a guest cookie, whose spins move to the account. */
export type Visitor = { userId: string | undefined; guestId: string | undefined };

/** Today's spin, if any. */
export async function todaysSpin(kit: Kit, visitor: Visitor): Promise<Spin | null> {
  const now = kit.clock.now();
  await takeOver(kit, visitor, now);
  const spinner = spinnerOf(visitor);
  const row = spinner && (await findSpin(kit.db, spinner, dayInSpain(now)));
  return row ? toSpin(row, visitor) : null;
}

/** Draws once a day. A repeated request returns the same spin, so that a lost response loses no prize. */
export async function spinOnce(kit: Kit, visitor: Visitor & { guestId: string }): Promise<Spin> {
  const before = await todaysSpin(kit, visitor);
  if (before) return before;
  const now = kit.clock.now();
  const spinner = spinnerOf(visitor) ?? { guestId: visitor.guestId };
  const segment = randomInt(segments.length);
  const drawn = await kit.db.transaction(async (tx) => {
    const row = await insertSpin(tx, {
      id: newId(now),
      ...spinner,
      day: dayInSpain(now),
      segment,
      prize: segments[segment] ?? 'mock',
      code: prizeCode(randomBytes(CODE_LENGTH)),
      spunAt: now,
      expiresAt: prizeExpiry(now),
    });
    if (row) await handOver(tx, row, now);
    return row;
  });
  const row = drawn ?? (await findSpin(kit.db, spinner, dayInSpain(now)));
  if (!row) throw new Error('the spin was not written');
  return toSpin(row, visitor);
}

function spinnerOf({ userId, guestId }: Visitor): Spinner | undefined {
  if (userId) return { userId };
  return guestId ? { guestId } : undefined;
}

async function takeOver(kit: Kit, { userId, guestId }: Visitor, now: Date): Promise<void> {
  if (!userId || !guestId) return;
  await kit.db.transaction(async (tx) => {
    for (const row of await adoptSpins(tx, guestId, userId, now)) await handOver(tx, row, now);
  });
}

/** The coupon code is shown only to the account that owns it. */
const toSpin = (row: SpinRow, { userId }: Visitor): Spin => ({
  segment: row.segment,
  prize: row.prize,
  spunAt: row.spunAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  code: userId !== undefined && row.userId === userId ? row.code : null,
});
