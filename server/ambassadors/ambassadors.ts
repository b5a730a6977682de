import { randomBytes } from 'node:crypto';
import { parseSort } from '@atalaya/core/admin/sorting';
import { ambassadorSorts } from '@atalaya/core/ambassadors/ambassador-sorts';
import {
  ambassadorCode,
  COMMISSION_PERCENT,
  commissionOf,
  isInvitationValid,
  keptCommission,
  REFERRAL_DAYS,
} from '@atalaya/core/ambassadors/ambassadors';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { audit } from '../admin/audit';
import { accountNames, findAccountIds } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import * as rows from './ambassadors.queries';

const CODE_LENGTH = 7;

export async function ownStanding({ db }: Kit, userId: string) {
  const standing = await rows.selectStanding(db, userId);
  return standing ?? null;
}

/** Retries if the random code is taken. */
export async function join(kit: Kit, userId: string) {
  const before = await ownStanding(kit, userId);
  if (before) return before;
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const code = ambassadorCode(randomBytes(CODE_LENGTH));
    await rows.insertAmbassador(kit.db, {
      userId,
      code,
      percent: COMMISSION_PERCENT,
      joinedAt: kit.clock.now(),
    });
    const joined = await ownStanding(kit, userId);
    if (joined) return joined;
  }
  throw new Error('no ambassador code was free');
}

export async function invitation({ db, clock }: Kit, code: string, userId: string | undefined) {
  const found = await rows.selectByCode(db, code);
  if (!found) throw new AppError('ambassadors.unknown-code');
  if (found.userId === userId) throw new AppError('ambassadors.self');
  return { code: found.code, until: new Date(clock.now().getTime() + REFERRAL_DAYS * DAY_MS) };
}

/** Links an accepted invitation to the account that starts a purchase. */
export async function saveReferral(
  { db, clock }: Kit,
  userId: string,
  invited: { code: string; at: Date } | undefined,
): Promise<void> {
  if (!invited || !isInvitationValid(invited.at, clock.now())) return;
  const found = await rows.selectByCode(db, invited.code);
  if (found && found.userId !== userId)
    await rows.upsertReferral(db, { userId, ambassadorId: found.userId, invitedAt: invited.at });
}

type Order = { id: string; userId: string; totalCents: number };

/** Runs in the transaction of the payment; the invitation is valid for thirty days. */
export async function earnCommission(db: Db, order: Order, at: Date): Promise<void> {
  const referral = await rows.selectReferral(db, order.userId);
  if (!referral || referral.ambassadorId === order.userId || !isInvitationValid(referral.invitedAt, at))
    return;
  const cents = commissionOf(order.totalCents, referral.percent);
  if (cents > 0)
    await rows.insertEntry(db, {
      id: newId(at),
      ambassadorId: referral.ambassadorId,
      kind: 'earned',
      cents,
      purchaseId: order.id,
      at,
    });
}

type RefundedOrder = Order & { refundedCents: number; refundRef: string };

/** Runs in the transaction of each refund; the commission follows the amount that is left. */
export async function reverseCommission(db: Db, order: RefundedOrder, at: Date): Promise<void> {
  const earned = await rows.selectEarned(db, order.id);
  if (!earned) return;
  const cents = keptCommission(earned.cents, order) - (await rows.sumOfOrder(db, order.id));
  if (cents < 0)
    await rows.insertEntry(db, {
      id: newId(at),
      ambassadorId: earned.ambassadorId,
      kind: 'reversed',
      cents,
      purchaseId: order.id,
      refundRef: order.refundRef,
      at,
    });
}

type Range = { page: number; pageSize: number };

const entryOf = ({ at, ...entry }: Awaited<ReturnType<typeof rows.selectEntries>>['items'][number]) => ({
  ...entry,
  at,
});

export async function listEntries({ db }: Kit, userId: string, range: Range) {
  const { items, total } = await rows.selectEntries(db, userId, range);
  return { ...range, total, items: items.map(entryOf) };
}

type ListQuery = Range & { q?: string | undefined; sort?: string | undefined };

export async function listForAdmin({ db }: Kit, { sort, q, page, pageSize }: ListQuery) {
  const order = parseSort(sort, ambassadorSorts) ?? { field: 'balance' as const, descending: true };
  const search = q ? { text: q, ids: await findAccountIds(db, q) } : undefined;
  const { items, total } = await rows.selectAmbassadors(db, { search, page, pageSize }, order);
  const names = await accountNames(
    db,
    items.map(({ id }) => id),
  );
  const named = items.map((row) => ({
    ...row,
    name: names.get(row.id)?.name ?? '',
    email: names.get(row.id)?.email ?? '',
  }));
  return { items: named, total, page, pageSize };
}

const LATEST = 50;

export async function readForAdmin(kit: Kit, userId: string) {
  const standing = await ownStanding(kit, userId);
  if (!standing) throw new AppError('request.not-found');
  const [names, { items }] = await Promise.all([
    accountNames(kit.db, [userId]),
    rows.selectEntries(kit.db, userId, { page: 1, pageSize: LATEST }),
  ]);
  const account = names.get(userId);
  return { ...standing, name: account?.name ?? '', email: account?.email ?? '', entries: items.map(entryOf) };
}

/** The lock keeps concurrent payouts within the balance. */
export async function payOut(
  kit: Kit,
  actorId: string,
  userId: string,
  { cents, note }: { cents: number; note: string },
) {
  await kit.db.transaction(async (tx) => {
    const at = kit.clock.now();
    if (!(await rows.lockAmbassador(tx, userId))) throw new AppError('request.not-found');
    const before = await rows.selectStanding(tx, userId);
    if (!before || cents > before.balanceCents) throw new AppError('ambassadors.balance');
    await rows.insertEntry(tx, {
      id: newId(at),
      ambassadorId: userId,
      kind: 'paid',
      cents: -cents,
      note,
      at,
    });
    await audit(tx, {
      at,
      actorId,
      action: 'ambassador.paid',
      subject: 'ambassador',
      subjectId: userId,
      subjectName: before.code,
      before: { balanceCents: before.balanceCents },
      after: { balanceCents: before.balanceCents - cents, note },
    });
  });
  return readForAdmin(kit, userId);
}
