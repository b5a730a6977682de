import type { AuditRecord } from '@atalaya/core/admin/audit-changes';
import type { AuditAction } from '@atalaya/core/admin/audit-labels';
import { parseSort } from '@atalaya/core/admin/sorting';
import { DAY_MS } from '@atalaya/core/platform/durations';
import { adminUserDetail } from '@atalaya/core/profile/admin-users.contract';
import { deletesAt } from '@atalaya/core/profile/deletion';
import { userSorts } from '@atalaya/core/profile/user-sorts';
import { audit } from '../admin/audit';
import { etagOf, requireSameEtag } from '../admin/etag';
import {
  type Account,
  type AccountChanges,
  type AccountFilter,
  countSessions,
  findAccount,
  hasAnotherAdmin,
  listAccounts,
  lockAccount,
  updateAccount,
} from '../auth/accounts';
import { setTierAsAdmin } from '../auth/grants';
import { endSessions } from '../auth/sessions';
import { freeDevices } from '../devices/closing';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import type { Kit } from '../platform/kit';

type Search = AccountFilter & { page: number; pageSize: number; sort?: string };

export async function listForAdmin({ db, clock }: Kit, { page, pageSize, sort, ...filter }: Search) {
  const order = parseSort(sort, userSorts) ?? { field: 'createdAt', descending: true };
  const { items, total } = await listAccounts(db, clock.now(), filter, order, { page, pageSize });
  return { items: items.map(shown), total, page, pageSize };
}

export async function readForAdmin({ db, clock }: Kit, id: string) {
  const account = await findAccount(db, id, clock.now());
  if (!account) throw new AppError('request.not-found');
  return {
    ...shown(account),
    etag: versionOf(account),
    sessions: await countSessions(db, clock.now(), id),
  };
}

/** The version of what an admin sets on an account. */
const versionOf = ({
  planTier,
  trialEndsAt,
  isAdmin,
}: Pick<Locked, 'planTier' | 'trialEndsAt' | 'isAdmin'>) =>
  etagOf([planTier, trialEndsAt?.toISOString() ?? null, isAdmin]);

const shown = (account: Account) => ({
  ...account,
  emailConfirmed: account.emailConfirmedAt !== null,
  trialEndsAt: account.trialEndsAt?.toISOString() ?? null,
  devicesFixedUntil: account.devicesFixedUntil?.toISOString() ?? null,
  deletesAt: account.deletionRequestedAt ? deletesAt(account.deletionRequestedAt).toISOString() : null,
  createdAt: account.createdAt.toISOString(),
});

type Locked = NonNullable<Awaited<ReturnType<typeof lockAccount>>>;
type Done = { action: AuditAction; before?: AuditRecord; after?: AuditRecord };
type Act = (tx: Db, account: Locked) => Promise<Done>;

/** Locks the account, applies the change and writes the audit entry in one transaction. */
async function change(kit: Kit, actorId: string, id: string, act: Act, etag?: string) {
  await kit.db.transaction(async (tx) => {
    const account = await lockAccount(tx, id);
    if (!account) throw new AppError('request.not-found');
    await requireSameAccount(kit, account, etag);
    const done = await act(tx, account);
    await audit(tx, { at: kit.clock.now(), actorId, subject: 'user', subjectId: id, ...done });
  });
  return readForAdmin(kit, id);
}

async function requireSameAccount(kit: Kit, account: Locked, etag: string | undefined): Promise<void> {
  if (etag === undefined || etag === versionOf(account)) return;
  requireSameEtag(etag, adminUserDetail.parse(await readForAdmin(kit, account.id)));
}

const set = async (tx: Db, account: Locked, changes: AccountChanges, action: AuditAction): Promise<Done> => {
  await updateAccount(tx, account.id, changes);
  const before = Object.fromEntries(Object.entries(account).filter(([key]) => key in changes));
  return { action, before, after: { ...changes } };
};

type PlanChange = { planTier: 'basico' | 'plus' | 'elite' | null; etag: string };

export const setPlan = (kit: Kit, actorId: string, id: string, { planTier, etag }: PlanChange) =>
  change(
    kit,
    actorId,
    id,
    async (tx, account) => ({
      action: 'user.plan-changed',
      before: { planTier: account.planTier },
      after: { planTier: await setTierAsAdmin(tx, id, planTier, kit.clock.now()) },
    }),
    etag,
  );

/** Adds days to a running trial or starts one now; 0 days ends it. */
export const setTrial = (
  kit: Kit,
  actorId: string,
  id: string,
  { days, etag }: { days: number; etag: string },
) => {
  const act: Act = (tx, account) => {
    const now = kit.clock.now();
    const from = days > 0 && account.trialEndsAt && account.trialEndsAt > now ? account.trialEndsAt : now;
    const trialEndsAt = new Date(from.getTime() + days * DAY_MS);
    return set(tx, account, { trialEndsAt }, 'user.trial-changed');
  };
  return change(kit, actorId, id, act, etag);
};

export const freeUserDevices = (kit: Kit, actorId: string, id: string) =>
  change(kit, actorId, id, async (tx, account) => {
    await freeDevices(tx, id);
    return {
      action: 'user.devices-freed',
      before: { devicesFixedUntil: account.devicesFixedUntil },
      after: { devicesFixedUntil: null },
    };
  });

export const endAllSessions = (kit: Kit, actorId: string, id: string) =>
  change(kit, actorId, id, async (tx) => {
    const sessions = await countSessions(tx, kit.clock.now(), id);
    await endSessions(tx, id);
    return { action: 'user.sessions-ended', before: { sessions }, after: { sessions: 0 } };
  });

/** The last admin cannot be removed; `hasAnotherAdmin` locks all admins against concurrent removals. */
export async function setAdmin(
  kit: Kit,
  actorId: string,
  id: string,
  { isAdmin, etag }: { isAdmin: boolean; etag: string },
) {
  await kit.db.transaction(async (tx) => {
    const anotherStays = await hasAnotherAdmin(tx, id);
    const account = await lockAccount(tx, id);
    if (!account) throw new AppError('request.not-found');
    await requireSameAccount(kit, account, etag);
    if (account.isAdmin === isAdmin) return;
    if (!isAdmin && !anotherStays) throw new AppError('profile.last-admin');
    const done = await set(tx, account, { isAdmin }, isAdmin ? 'user.made-admin' : 'user.unmade-admin');
    await audit(tx, { at: kit.clock.now(), actorId, subject: 'user', subjectId: id, ...done });
  });
  return readForAdmin(kit, id);
}
