import { createECDH } from 'node:crypto';
import { brand } from '@atalaya/core/brand';
import type { PushMessage } from '@atalaya/core/push/message';
import webpush from 'web-push';
import type { Kit } from '../platform/kit';
import { hashToken } from '../platform/sessions';
import { CONCURRENCY, mayPostTo, post } from './post';
import { insertKeys, selectKeys } from './subscriptions.queries';

export type Target = { id: string; endpoint: string; p256dh: string; auth: string };
/** `gone`: the browser is no longer there. `later`: ask again after so many seconds. */
export type Outcome =
  | { id: string; result: 'sent' | 'gone' | 'failed' }
  | { id: string; result: 'later'; seconds: number };

const A_DAY = 24 * 60 * 60;
const PATIENCE_SECONDS = 30;
const MOST_PATIENCE_SECONDS = 3_600;

/** Made by whoever asks first, on whichever node, and kept: another pair would end every subscription. */
export async function ownKeys({ db, clock }: Kit): Promise<{ publicKey: string; privateKey: string }> {
  const kept = await selectKeys(db);
  if (kept) return kept;
  await insertKeys(db, { ...webpush.generateVAPIDKeys(), createdAt: clock.now() });
  const made = await selectKeys(db);
  if (!made) throw new Error('the keys of push were not kept');
  return made;
}

/** Whether a message can be encrypted for it and sent to it: its point must lie on the curve (RFC 8291). */
export function isUsable({ endpoint, p256dh, auth }: Omit<Target, 'id'>, isDemo: boolean): boolean {
  const secret = Buffer.from(auth, 'base64url');
  const point = Buffer.from(p256dh, 'base64url');
  if (secret.length !== 16 || point.length !== 65 || !mayPostTo(endpoint, isDemo)) return false;
  try {
    const probe = createECDH('prime256v1');
    probe.generateKeys();
    probe.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** Writes to many browsers, a few at a time, and says of each how it went. Never throws for one of them. */
export async function pushToAll(
  kit: Kit,
  targets: readonly Target[],
  message: PushMessage,
): Promise<Outcome[]> {
  const keys = await ownKeys(kit);
  const outcomes: Outcome[] = [];
  const waiting = [...targets];
  const worker = async () => {
    for (let target = waiting.pop(); target; target = waiting.pop())
      outcomes.push({ id: target.id, ...(await pushTo(kit, keys, target, message)) });
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENCY, targets.length) }, worker));
  return outcomes;
}

type Result = { result: 'sent' | 'gone' | 'failed' } | { result: 'later'; seconds: number };

async function pushTo(
  { env }: Kit,
  keys: { publicKey: string; privateKey: string },
  { endpoint, p256dh, auth }: Target,
  message: PushMessage,
): Promise<Result> {
  try {
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${brand.email}`, ...keys },
        TTL: A_DAY,
        // A push service keeps only the newest of a topic for a browser that is off.
        topic: hashToken(message.tag).slice(0, 32),
        urgency: 'normal',
      },
    );
    const { status, retryAfter } = await post(
      { endpoint, headers: Object.fromEntries(Object.entries(headers ?? {})), body: Buffer.from(body ?? '') },
      env.demo,
    );
    return resultOf(status, retryAfter);
  } catch {
    return { result: 'later', seconds: PATIENCE_SECONDS };
  }
}

function resultOf(status: number, retryAfter: string | undefined): Result {
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  if (status !== 429 && status < 500) return { result: 'failed' };
  const asked = Number(retryAfter);
  const seconds = Number.isFinite(asked) && asked > 0 ? asked : PATIENCE_SECONDS;
  return { result: 'later', seconds: Math.min(seconds, MOST_PATIENCE_SECONDS) };
}
