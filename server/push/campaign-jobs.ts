import type { PushMessage } from '@atalaya/core/push/message';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import * as rows from './campaigns.queries';
import { type Reachable, settle } from './deliveries';
import { type Outcome, pushToAll, type Target } from './sender';

/** Large enough to keep the connections busy, small enough to stop soon after a cancellation. */
const BATCH = 200;
const MOST_TRIES = 6;
/** A job stops after this time and continues in a new job, so that others can run. */
const TURN_MS = 30_000;

export const startCampaign = defineJob<{ id: string }>('push.campaign-start');
const sendCampaign = defineJob<{ id: string }>('push.campaign-send');

type AudienceOf = (kit: Kit, row: rows.CampaignRow) => Promise<Reachable[]>;

export async function campaignJobs(kit: Kit, audienceOf: AudienceOf): Promise<void> {
  await kit.jobs.handle(startCampaign, ({ id }) => begin(kit, id, audienceOf));
  await kit.jobs.handle(sendCampaign, ({ id }) => send(kit, id));
}

/** Inserts one delivery per subscription, so that a crash neither loses nor repeats any. */
async function begin(kit: Kit, id: string, audienceOf: AudienceOf): Promise<void> {
  const campaign = await rows.selectCampaign(kit.db, id);
  if (campaign?.state !== 'scheduled') return;
  const browsers = await audienceOf(kit, campaign);
  const now = kit.clock.now();
  await kit.db.transaction(async (tx) => {
    if ((await rows.lockCampaign(tx, id))?.state !== 'scheduled') return;
    await rows.insertDeliveries(
      tx,
      browsers.map(({ id: subscriptionId, quietUntil }) => ({
        campaignId: id,
        subscriptionId,
        state: quietUntil ? 'held' : 'waiting',
        notBefore: quietUntil ?? now,
      })),
    );
    await rows.updateCampaign(tx, id, { state: 'sending' });
    await kit.jobs.enqueue(tx, sendCampaign, { id });
  });
}

/**
 * Sends batches until nothing is due or the time is over. After a crash a message may be sent twice; the browser then
 * replaces the first one, because both have the same tag.
 */
async function send(kit: Kit, id: string): Promise<void> {
  const end = Date.now() + TURN_MS;
  let isBusy = false;
  while (!isBusy && Date.now() < end) {
    const campaign = await rows.selectCampaign(kit.db, id);
    if (campaign?.state !== 'sending') return;
    const due = await rows.selectDue(kit.db, id, kit.clock.now(), BATCH);
    if (due.length === 0) break;
    isBusy = await sendBatch(kit, campaign, due);
  }
  const next = await rows.selectNextMoment(kit.db, id);
  if (next) await kit.jobs.enqueue(kit.db, sendCampaign, { id }, { startAfter: next });
  else await rows.updateCampaign(kit.db, id, { state: 'sent', finishedAt: kit.clock.now() });
}

type Due = Awaited<ReturnType<typeof rows.selectDue>>;

/** Returns true when most deliveries must be retried later, so that the job waits. */
async function sendBatch(kit: Kit, campaign: rows.CampaignRow, due: Due): Promise<boolean> {
  const { db, clock } = kit;
  const outcomes = await pushToAll(kit, due.flatMap(toTarget), messageOf(campaign));
  await settle(kit, outcomes);
  const lost = due.filter((one) => one.endpoint === null).map((one) => one.id);
  const triesOf = new Map(due.map((one) => [one.id, one.tries]));
  const isSpent = ({ id }: Outcome) => (triesOf.get(id) ?? 0) + 1 >= MOST_TRIES;
  const idsOf = (wanted: (one: Outcome) => boolean) => outcomes.filter(wanted).map((one) => one.id);
  await rows.markDeliveries(
    db,
    campaign.id,
    idsOf(({ result }) => result === 'sent'),
    'sent',
  );
  await rows.markDeliveries(db, campaign.id, [...lost, ...idsOf(({ result }) => result === 'gone')], 'gone');
  await rows.markDeliveries(
    db,
    campaign.id,
    idsOf((one) => one.result === 'failed' || (one.result === 'later' && isSpent(one))),
    'failed',
  );
  const later = outcomes.flatMap((one) => (one.result === 'later' && !isSpent(one) ? [one] : []));
  const wait = Math.max(0, ...later.map((one) => one.seconds * 2 ** (triesOf.get(one.id) ?? 0)));
  await rows.markDeliveries(
    db,
    campaign.id,
    later.map((one) => one.id),
    'held',
    new Date(clock.now().getTime() + wait * 1000),
  );
  return later.length > due.length / 2;
}

const toTarget = ({ id, endpoint, p256dh, auth }: Due[number]): Target[] =>
  endpoint && p256dh && auth ? [{ id, endpoint, p256dh, auth }] : [];

const messageOf = ({ id, kind, title, body, url }: rows.CampaignRow): PushMessage => ({
  kind,
  title,
  body,
  url,
  tag: `envio-${id}`,
});
