import { toCell } from '@atalaya/core/admin/formula-cells';
import { parseSort } from '@atalaya/core/admin/sorting';
import { deletesAt } from '@atalaya/core/profile/deletion';
import { userSorts } from '@atalaya/core/profile/user-sorts';
import { audit } from '../../admin/audit';
import { csvFile } from '../../admin/csv';
import { etagOf } from '../../admin/etag';
import {
  type Account,
  type AccountFilter,
  countSessions,
  findAccount,
  listAccounts,
} from '../../auth/accounts';
import { tierGivenByAdmin } from '../../auth/grants';
import { AppError } from '../../platform/app-error';
import type { Kit } from '../../platform/kit';

type Filter = AccountFilter & { sort?: string };
type Search = Filter & { page: number; pageSize: number };

const orderOf = (sort: string | undefined) =>
  parseSort(sort, userSorts) ?? { field: 'createdAt' as const, descending: true };

export async function listForAdmin({ db, clock }: Kit, { page, pageSize, sort, ...filter }: Search) {
  const { items, total } = await listAccounts(db, clock.now(), filter, orderOf(sort), { page, pageSize });
  return { items: items.map(toView), total, page, pageSize };
}

export async function readForAdmin({ db, clock }: Kit, id: string) {
  const now = clock.now();
  const account = await findAccount(db, id, now);
  if (!account) throw new AppError('request.not-found');
  const given = await tierGivenByAdmin(db, id, now);
  return {
    ...toView(account),
    etag: versionOf(account),
    sessions: await countSessions(db, now, id),
    givenPlan: given ? { tier: given.tier, endsAt: given.expiresAt, reason: given.note } : null,
  };
}

/** The version of what an admin sets on an account. */
export const versionOf = ({
  planTier,
  trialEndsAt,
  isAdmin,
}: Pick<Account, 'planTier' | 'trialEndsAt' | 'isAdmin'>) =>
  etagOf([planTier, trialEndsAt?.toISOString() ?? null, isAdmin]);

const toView = (account: Account) => ({
  ...account,
  emailConfirmed: account.emailConfirmedAt !== null,
  isInvited: account.invitedAt !== null && account.emailConfirmedAt === null,
  deletesAt: account.deletionRequestedAt ? deletesAt(account.deletionRequestedAt) : null,
});

const EXPORT_BATCH = 500;

/** The accounts of a filter as CSV. The audit log keeps the filter. */
export async function exportForAdmin(
  kit: Kit,
  actorId: string,
  { sort, ...filter }: Filter,
): Promise<string> {
  const now = kit.clock.now();
  const lines: (string | number)[][] = [
    [
      'id',
      'correo',
      'usuario',
      'nombre',
      'nivel',
      'plan',
      'prueba_hasta',
      'administra',
      'suspendida',
      'alta',
    ],
  ];
  return kit.db.transaction(
    async (tx) => {
      for (let page = 1; ; page += 1) {
        const { items } = await listAccounts(tx, now, filter, orderOf(sort), {
          page,
          pageSize: EXPORT_BATCH,
        });
        for (const item of items.map(toView))
          lines.push([
            item.id,
            toCell(item.email),
            toCell(item.username),
            toCell(item.displayName ?? ''),
            item.tier,
            item.planTier ?? '',
            item.trialEndsAt?.toISOString() ?? '',
            item.isAdmin ? 'sí' : 'no',
            item.suspendedAt?.toISOString() ?? '',
            item.createdAt.toISOString(),
          ]);
        if (items.length < EXPORT_BATCH) break;
      }
      const asked = Object.entries(filter).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []));
      await audit(tx, {
        at: now,
        actorId,
        action: 'user.list-exported',
        subject: 'user',
        subjectId: null,
        after: { filter: asked.join(', ') || 'Todas las cuentas' },
      });
      return csvFile(lines);
    },
    // One snapshot, so that no account is missing or repeated between pages.
    { isolationLevel: 'repeatable read' },
  );
}
