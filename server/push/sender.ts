import { createECDH } from 'node:crypto';
import type { PushMessage } from '@atalaya/core/push/message';
import webpush from 'web-push';
import { isLocalDemo } from '../env';
import { CONCURRENCY, post } from '../platform/ask-outside';
import type { Kit } from '../platform/kit';
import { mayReach } from '../platform/outside';
import { hashToken } from '../platform/sessions';
import { insertKeys, selectKeys } from './subscriptions.queries';

export type Target = { id: string; endpoint: string; p256dh: string; auth: string };
/** `gone`: the subscription no longer exists. `later`: retry after some seconds. */
export type Outcome =
  | { id: string; result: 'sent' | 'gone' | 'failed' }
  | { id: string; result: 'later'; seconds: number };

const A_DAY = 24 * 60 * 60;
const RETRY_SECONDS = 30;
const MAX_RETRY_SECONDS = 3_600;

/** Created once and stored: a new key pair would invalidate every subscription. */
export async function ownKeys({ db, clock }: Kit): Promise<{ publicKey: string; privateKey: string }> {
  const kept = await selectKeys(db);
  if (kept) return kept;
  await insertKeys(db, { ...webpush.generateVAPIDKeys(), createdAt: clock.now() });
  const made = await selectKeys(db);
  if (!made) throw new Error('the push keys were not stored');
  return made;
}

/** The public key must be a point on the curve (RFC 8291), or encrypting a message would fail. */
export function isUsable({ endpoint, p256dh, auth }: Omit<Target, 'id'>, isDemo: boolean): boolean {
  const secret = Buffer.from(auth, 'base64url');
  const point = Buffer.from(p256dh, 'base64url');
  if (secret.length !== 16 || point.length !== 65 || !mayReach(endpoint, isDemo)) return false;
  try {
    const probe = createECDH('prime256v1');
    probe.generateKeys();
    probe.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** Sends with limited concurrency; a failure of one target does not throw. */
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
  const allowsOwnMachine = isLocalDemo(env);
  // A subscription from before the demo was opened to the network.
  if (!mayReach(endpoint, allowsOwnMachine)) return { result: 'gone' };
  try {
    const { headers, body } = webpush.generateRequestDetails(
      { endpoint, keys: { p256dh, auth } },
      JSON.stringify(message),
      {
        vapidDetails: { subject: `mailto:${env.BRAND_EMAIL}`, ...keys },
        TTL: A_DAY,
        // While a browser is offline, the push service keeps only the newest message of a topic.
        topic: hashToken(message.tag).slice(0, 32),
        urgency: 'normal',
      },
    );
    const { status, retryAfter } = await post(
      { endpoint, headers: Object.fromEntries(Object.entries(headers ?? {})), body: Buffer.from(body ?? '') },
      allowsOwnMachine,
    );
    return resultOf(status, retryAfter);
  } catch {
    return { result: 'later', seconds: RETRY_SECONDS };
  }
}

function resultOf(status: number, retryAfter: string | undefined): Result {
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  if (status !== 429 && status < 500) return { result: 'failed' };
  const asked = Number(retryAfter);
  const seconds = Number.isFinite(asked) && asked > 0 ? asked : RETRY_SECONDS;
  return { result: 'later', seconds: Math.min(seconds, MAX_RETRY_SECONDS) };
}
