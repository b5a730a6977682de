import { randomBytes } from 'node:crypto';
import type { OutgoingEvent } from '@atalaya/core/checkout/outgoing/outgoing';
import { audit } from '../../admin/audit';
import { etagOf, requireSameEtag } from '../../admin/etag';
import { isLocalDemo } from '../../env';
import { AppError } from '../../platform/app-error';
import type { Db } from '../../platform/db';
import { encrypt } from '../../platform/encryption';
import { newId } from '../../platform/ids';
import { keysetPage } from '../../platform/keyset';
import type { Kit } from '../../platform/kit';
import { leadsInside, mayReach } from '../../platform/outside';
import { sendAgain } from './deliver';
import * as rows from './outgoing.queries';

const VISIBLE = 10;

const toView = ({ createdAt, secret: _, ...row }: rows.TargetRow) => ({
  ...row,
  createdAt,
  etag: etagOf([row.events, row.isActive]),
});

export const listTargets = async (db: Db) => (await rows.selectTargets(db)).map(toView);

export async function createTarget(
  kit: Kit,
  actorId: string,
  { url, events }: { url: string; events: OutgoingEvent[] },
) {
  const isDemo = isLocalDemo(kit.env);
  if (!mayReach(url, isDemo) || (await leadsInside(url, isDemo)))
    throw new AppError('request.invalid', {
      fields: { url: 'Tiene que ser una dirección de internet con https.' },
    });
  const now = kit.clock.now();
  const id = newId(now);
  const secret = `whsec_${randomBytes(32).toString('base64url')}`;
  const row: rows.TargetRow = {
    id,
    url,
    events,
    isActive: true,
    createdAt: now,
    secret: encrypt(kit.keys, id, secret),
    start: secret.slice(0, VISIBLE),
  };
  await kit.db.transaction(async (tx) => {
    await rows.insertTarget(tx, row);
    await note(kit, tx, actorId, row, 'webhook.created', { after: { url, events: events.join(', ') } });
  });
  return { ...toView(row), secret };
}

export async function changeTarget(
  kit: Kit,
  actorId: string,
  id: string,
  { etag, events, isActive }: { etag: string; events: OutgoingEvent[]; isActive: boolean },
) {
  return kit.db.transaction(async (tx) => {
    const before = await rows.lockTarget(tx, id);
    if (!before) throw new AppError('request.not-found');
    requireSameEtag(etag, toView(before));
    await rows.updateTarget(tx, id, { events, isActive });
    await note(kit, tx, actorId, before, 'webhook.changed', {
      before: { events: before.events.join(', '), isActive: before.isActive },
      after: { events: events.join(', '), isActive },
    });
    return toView({ ...before, events, isActive });
  });
}

export const removeTarget = (kit: Kit, actorId: string, id: string) =>
  kit.db.transaction(async (tx) => {
    const before = await rows.lockTarget(tx, id);
    if (!before) throw new AppError('request.not-found');
    await rows.deleteTarget(tx, id);
    await note(kit, tx, actorId, before, 'webhook.removed', {});
  });

const note = (
  kit: Kit,
  tx: Db,
  actorId: string,
  { id, url }: rows.TargetRow,
  action: 'webhook.created' | 'webhook.changed' | 'webhook.removed' | 'webhook.resent',
  changes: { before?: Record<string, unknown>; after?: Record<string, unknown> },
) =>
  audit(tx, {
    at: kit.clock.now(),
    actorId,
    action,
    subject: 'webhook',
    subjectId: id,
    subjectName: url,
    ...changes,
  });

const toDeliveryView = ({ createdAt, nextAt, ...row }: rows.DeliveryRow) => ({
  ...row,
  createdAt,
  nextAt,
});

export async function listDeliveries(
  db: Db,
  targetId: string,
  { after, limit }: { after?: string | undefined; limit: number },
) {
  const found = await rows.selectDeliveries(db, targetId, { after, limit: limit + 1 });
  const { items, next } = keysetPage(found, limit, ({ id }) => id);
  return { items: items.map(toDeliveryView), next };
}

export async function resend(kit: Kit, actorId: string, id: string) {
  const row = await kit.db.transaction(async (tx) => {
    const found = await rows.selectDelivery(tx, id);
    if (!found) throw new AppError('request.not-found');
    await note(kit, tx, actorId, found.target, 'webhook.resent', {});
    return sendAgain(kit, tx, id);
  });
  if (!row) throw new AppError('request.not-found');
  return toDeliveryView(row);
}
