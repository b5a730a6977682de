import { type ApiScope, KEY_PREFIX, keyState, visiblePrefix } from '@atalaya/core/admin/api-key';
import { accountNames } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { hashToken, newToken } from '../platform/sessions';
import * as rows from './api-keys.queries';
import { audit } from './audit';

type Wish = { name: string; scopes: ApiScope[]; perMinute: number; expiresAt?: string | null | undefined };

export async function createKey(kit: Kit, actorId: string, { expiresAt, ...wish }: Wish) {
  const now = kit.clock.now();
  if (expiresAt && new Date(expiresAt) <= now)
    throw new AppError('request.invalid', { fields: { expiresAt: 'Elige un día de hoy en adelante.' } });
  const key = `${KEY_PREFIX}${newToken()}`;
  const row: rows.ApiKeyRow = {
    id: newId(now),
    ...wish,
    start: visiblePrefix(key),
    keyHash: hashToken(key),
    createdBy: actorId,
    createdAt: now,
    expiresAt: expiresAt ? new Date(expiresAt) : null,
    lastUsedAt: null,
    uses: 0,
    minuteAt: null,
    minuteUses: 0,
    revokedAt: null,
  };
  await kit.db.transaction(async (tx) => {
    await rows.insertKey(tx, row);
    await audit(tx, {
      at: now,
      actorId,
      action: 'api-key.created',
      subject: 'api-key',
      subjectId: row.id,
      subjectName: row.name,
      after: { scopes: row.scopes.join(', '), perMinute: row.perMinute },
    });
  });
  const [made] = await toView(kit, [row]);
  if (!made) throw new AppError('request.not-found');
  return { ...made, key };
}

export async function revokeKey(kit: Kit, actorId: string, id: string) {
  const at = kit.clock.now();
  const row = await kit.db.transaction(async (tx) => {
    const ended = await rows.revokeKey(tx, id, at);
    if (!ended) throw new AppError('request.not-found');
    await audit(tx, {
      at,
      actorId,
      action: 'api-key.revoked',
      subject: 'api-key',
      subjectId: id,
      subjectName: ended.name,
    });
    return ended;
  });
  const [ended] = await toView(kit, [row]);
  if (!ended) throw new AppError('request.not-found');
  return ended;
}

export async function keysForAdmin(kit: Kit, range: { page: number; pageSize: number }) {
  const { items, total } = await rows.selectKeys(kit.db, range);
  return { items: await toView(kit, items), total, ...range };
}

async function toView({ db, clock }: Kit, items: readonly rows.ApiKeyRow[]) {
  const names = await accountNames(
    db,
    items.map(({ createdBy }) => createdBy),
  );
  const now = clock.now();
  return items.map((row) => ({
    ...row,
    state: keyState(row, now),
    createdBy: names.get(row.createdBy)?.name ?? null,
  }));
}
