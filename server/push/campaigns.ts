import type { NotificationKind } from '@atalaya/core/profile/notifications';
import type { Audience, DeliveryCounts } from '@atalaya/core/push/campaign';
import { isTierAudience } from '@atalaya/core/push/campaign';
import { audit } from '../admin/audit';
import { accountNames, idsAmong } from '../auth/accounts';
import { AppError } from '../platform/app-error';
import { chunksOf } from '../platform/chunks';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { startCampaign } from './campaign-jobs';
import * as rows from './campaigns.queries';
import { type Reachable, reachable } from './deliveries';
import { selectSubscribers } from './subscriptions.queries';

type Draft = {
  kind: NotificationKind;
  audience: Audience;
  title: string;
  body: string;
  url: string;
  startsAt?: string | null | undefined;
};

export async function createCampaign(kit: Kit, actorId: string, { startsAt, ...draft }: Draft) {
  const now = kit.clock.now();
  const asked = startsAt ? new Date(startsAt) : now;
  const row: rows.CampaignRow = {
    id: newId(now),
    ...draft,
    state: 'scheduled',
    createdBy: actorId,
    createdAt: now,
    startsAt: asked > now ? asked : now,
    finishedAt: null,
  };
  await kit.db.transaction(async (tx) => {
    await rows.insertCampaign(tx, row);
    await kit.jobs.enqueue(tx, startCampaign, { id: row.id }, { startAfter: row.startsAt });
    await audit(tx, {
      at: now,
      actorId,
      action: 'push.sent',
      subject: 'push',
      subjectId: row.id,
      subjectName: row.title,
      after: { body: row.body, url: row.url, audience: row.audience, startsAt: row.startsAt },
    });
  });
  return one(kit, row);
}

export async function cancelCampaign(kit: Kit, actorId: string, id: string) {
  const at = kit.clock.now();
  const row = await kit.db.transaction(async (tx) => {
    const before = await rows.lockCampaign(tx, id);
    if (!before) throw new AppError('request.not-found');
    if (before.state === 'sent' || before.state === 'cancelled') throw new AppError('push.already-over');
    await rows.updateCampaign(tx, id, { state: 'cancelled', finishedAt: at });
    await audit(tx, {
      at,
      actorId,
      action: 'push.cancelled',
      subject: 'push',
      subjectId: id,
      subjectName: before.title,
    });
    return { ...before, state: 'cancelled' as const, finishedAt: at };
  });
  return one(kit, row);
}

export async function campaignsForAdmin({ db }: Kit, range: { page: number; pageSize: number }) {
  const { items, total } = await rows.selectCampaigns(db, range);
  return { items: await toView(db, items), total, ...range };
}

async function one({ db }: Kit, row: rows.CampaignRow) {
  const [campaign] = await toView(db, [row]);
  if (!campaign) throw new AppError('request.not-found');
  return campaign;
}

const nothing: DeliveryCounts = { waiting: 0, held: 0, sent: 0, failed: 0, gone: 0 };

async function toView(db: Kit['db'], items: readonly rows.CampaignRow[]) {
  const [counts, names] = await Promise.all([
    rows.selectCounts(
      db,
      items.map(({ id }) => id),
    ),
    accountNames(
      db,
      items.map(({ createdBy }) => createdBy),
    ),
  ]);
  return items.map((row) => ({
    ...row,
    createdBy: names.get(row.createdBy)?.name ?? null,
    counts: counts.get(row.id) ?? nothing,
  }));
}

/** The browsers that a message of this kind would reach, as things stand now. */
export async function audienceOf(kit: Kit, audience: Audience, kind: NotificationKind): Promise<Reachable[]> {
  const subscribers = (await selectSubscribers(kit.db)).map(({ userId }) => userId);
  const found: Reachable[] = [];
  for (const some of chunksOf(subscribers)) {
    const members =
      audience === 'everyone' ? some : await idsAmong(kit.db, some, kit.clock.now(), roleOf(audience));
    found.push(...(await reachable(kit, members, kind)));
  }
  return found;
}

const roleOf = (audience: Exclude<Audience, 'everyone'>) =>
  isTierAudience(audience) ? { tier: audience } : { role: 'admin' as const };

export async function reachOf(kit: Kit, { audience, kind }: { audience: Audience; kind: NotificationKind }) {
  const browsers = await audienceOf(kit, audience, kind);
  return {
    people: new Set(browsers.map(({ userId }) => userId)).size,
    devices: browsers.length,
    quiet: browsers.filter(({ quietUntil }) => quietUntil !== null).length,
  };
}
