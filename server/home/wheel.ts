import { randomBytes, randomInt } from 'node:crypto';
import { anyTopic, mockRight } from '@atalaya/core/auth/grants';
import {
  daysBetweenSpins,
  isGrand,
  openSegments,
  type PrizeId,
  prizeCode,
  prizeExpiry,
  segments,
} from '@atalaya/core/home/wheel';
import type { Spin } from '@atalaya/core/home/wheel.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { lockAccount } from '../auth/accounts';
import { grantAccess } from '../auth/grants';
import { giveCoupon } from '../checkout/coupons';
import type { Db } from '../platform/db';
import { keyedHash } from '../platform/encryption';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import type { SpinRow } from './wheel.queries';
import * as rows from './wheel.queries';

const CODE_LENGTH = 8;

/** A signed-in user may still have a guest cookie, whose newest spin moves to the account. */
export type Visitor = { userId: string | undefined; guestId: string | undefined };

type Wheel = { today: Spin | null; hadGrandPrize: boolean };

/** The spin that counts today, if any. */
export async function readWheel(kit: Kit, { userId, guestId }: Visitor): Promise<Wheel> {
  if (!userId) {
    const row = guestId && (await rows.findSpin(kit.db, { guestId }, dayInSpain(kit.clock.now())));
    return { today: row ? guestSpin(row) : null, hadGrandPrize: false };
  }
  if (guestId && (await rows.findNewestOfGuest(kit.db, guestId, kit.clock.now())))
    return kit.db.transaction((tx) => takeOver(kit, tx, userId, guestId));
  return wheelOf(kit, kit.db, userId);
}

/** A repeated request returns the same spin, so that a lost response loses no prize. */
export async function spinOnce(
  kit: Kit,
  { userId, guestId, network }: Visitor & { guestId: string; network: string },
): Promise<Spin> {
  if (!userId) return spinAsGuest(kit, guestId, network);
  return kit.db.transaction(async (tx) => {
    const { today, hadGrandPrize } = await takeOver(kit, tx, userId, guestId);
    if (today) return today;
    const open = openSegments(hadGrandPrize);
    const row = await rows.insertSpin(tx, {
      ...newSpin(kit, open[randomInt(open.length)] ?? 0),
      userId,
    });
    await handOver(tx, row, row.spunAt);
    return ownSpin(row, hadGrandPrize);
  });
}

/** A browser without cookies draws again, but what it draws depends on its network and the day alone. */
async function spinAsGuest(kit: Kit, guestId: string, network: string): Promise<Spin> {
  const day = dayInSpain(kit.clock.now());
  const drawn = keyedHash(kit.secret, 'wheel', network, day);
  const segment = Buffer.from(drawn, 'base64url').readUInt32BE() % segments.length;
  await rows.insertGuestSpin(kit.db, { ...newSpin(kit, segment), guestId });
  const row = await rows.findSpin(kit.db, { guestId }, day);
  if (!row) throw new Error('the spin was not written');
  return guestSpin(row);
}

function newSpin(kit: Kit, segment: number) {
  const now = kit.clock.now();
  return {
    id: newId(now),
    day: dayInSpain(now),
    segment,
    prize: segments[segment] ?? 'mock',
    code: prizeCode(randomBytes(CODE_LENGTH)),
    spunAt: now,
    expiresAt: prizeExpiry(now),
  };
}

async function wheelOf(kit: Kit, db: Db, userId: string): Promise<Wheel> {
  const hadGrandPrize = await rows.hadGrandPrize(db, userId);
  const since = plusDays(dayInSpain(kit.clock.now()), 1 - daysBetweenSpins(hadGrandPrize));
  const row = await rows.findSpin(db, { userId }, since);
  return { today: row ? ownSpin(row, hadGrandPrize) : null, hadGrandPrize };
}

/** A guest's spin becomes the account's spin of today, so that many saved cookies give no more than one. */
async function takeOver(kit: Kit, tx: Db, userId: string, guestId: string): Promise<Wheel> {
  await lockAccount(tx, userId);
  const before = await wheelOf(kit, tx, userId);
  if (before.today) return before;
  const now = kit.clock.now();
  const row = await rows.adoptSpin(tx, { guestId, userId, now, day: dayInSpain(now), ...before });
  if (!row) return before;
  await handOver(tx, row, now);
  return wheelOf(kit, tx, userId);
}

const ownSpin = (row: rows.SpinRow, hadGrandPrize: boolean): Spin => ({
  ...guestSpin(row),
  code: row.code,
  nextOn: plusDays(row.day, daysBetweenSpins(hadGrandPrize || isGrand(row.prize))),
});

/** Without the code, which belongs to the account that takes the spin over. */
const guestSpin = (row: rows.SpinRow): Spin => ({
  segment: row.segment,
  prize: row.prize,
  spunAt: row.spunAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  code: null,
  nextOn: plusDays(row.day, 1),
});

const percentOf: Partial<Record<PrizeId, number>> = { 'discount-10': 10, 'discount-20': 20 };

/** Grants the prize to the account: the coupon, the mock or the topic. */
async function handOver(db: Db, spin: SpinRow, now: Date): Promise<void> {
  const { id, userId, prize, code, expiresAt } = spin;
  if (!userId) return;
  const percent = percentOf[prize];
  if (percent)
    await giveCoupon(db, { code, percent, ownerId: userId, endsAt: expiresAt, note: 'Ruleta', now });
  else
    await grantAccess(
      db,
      userId,
      `prize:${id}`,
      [{ ...(prize === 'topic' ? anyTopic : mockRight), expiresAt }],
      now,
    );
}
