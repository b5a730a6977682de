import { topicRight } from '@atalaya/core/auth/grants';
import { lockAccount } from '../auth/accounts';
import { consumeGrant, grantAccess, liveGrants } from '../auth/grants';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { ownedDocuments } from '../store/sales';

/** Access besides the plan's tier. */
export async function rightsOf({ db, clock }: Kit, userId: string) {
  const [grants, documents] = await Promise.all([
    liveGrants(db, userId, clock.now()),
    ownedDocuments(db, userId),
  ]);
  const rights = grants
    .filter(({ kind }) => kind !== 'tier')
    .map(({ kind, subject, expiresAt }) => ({ kind, subject, expiresAt }));
  return { rights, documents };
}

/** Spends a prize: opens the chosen topic permanently. One that is open already costs none. */
export async function chooseTopic(kit: Kit, userId: string, topic: number) {
  const now = kit.clock.now();
  const subject = String(topic);
  const opened = [
    topicRight(topic),
    { kind: 'test' as const, subject },
    { kind: 'flashcards' as const, subject },
    { kind: 'scheme' as const, subject },
  ];
  await kit.db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const held = await liveGrants(tx, userId, now);
    const isOpen = opened.every(({ kind }) =>
      held.some((one) => one.kind === kind && one.subject === subject && one.expiresAt === null),
    );
    if (isOpen) return;
    if (!(await consumeGrant(tx, userId, 'any-topic', now))) throw new AppError('checkout.no-prize');
    await grantAccess(
      tx,
      userId,
      `prize:${newId(now)}`,
      opened.map((right) => ({ ...right, expiresAt: null })),
      now,
    );
  });
  return rightsOf(kit, userId);
}
