import { fingerprintOf, type Identification, isFresh } from '@atalaya/core/tracking/fingerprint';
import { call } from '../platform/api';
import { readJson, writeJson } from '../platform/device-store';
import { looksLikeBot } from './device-info';
import { identifyCommercially, identifyOpenly } from './identification';
import { deviceInfoOnce } from './outbox';

const KEY = 'atalaya.fingerprint';

type Kept = { visitorId: string; score: number; comment: string; at: number };

const isKept = (value: unknown): value is Kept =>
  typeof value === 'object' &&
  value !== null &&
  'visitorId' in value &&
  typeof value.visitorId === 'string' &&
  'score' in value &&
  typeof value.score === 'number' &&
  'comment' in value &&
  typeof value.comment === 'string' &&
  'at' in value &&
  typeof value.at === 'number';

function keptIdentification(now: number): Identification | null {
  const kept = readJson(KEY);
  if (!isKept(kept) || !isFresh(kept.at, now)) return null;
  return { visitorId: kept.visitorId, confidence: { score: kept.score, comment: kept.comment } };
}

/** Without storage it is made again on the next page load. */
const keepIdentification = (visitorId: string, score: number, comment: string): boolean =>
  writeJson(KEY, { visitorId, score, comment, at: Date.now() } satisfies Kept);

/** When the yes is taken back, so is what stayed in the browser. */
export function forgetFingerprint(): void {
  sent = false;
  writeJson(KEY, null);
}

let sent = false;

/** Once per page load: who this device is, made now or within the last hour. A refusal may be tried again later. */
export async function sendFingerprint(): Promise<void> {
  if (sent) return;
  sent = true;
  try {
    const info = await deviceInfoOnce();
    const identified = keptIdentification(Date.now()) ?? (await identify());
    const fingerprint = fingerprintOf(identified, info, looksLikeBot());
    keepIdentification(fingerprint.visitorId, fingerprint.confidence.score, fingerprint.confidence.comment);
    const { success, message } = await call(
      'POST /api/tracking/fingerprint',
      { body: { fingerprint } },
      { keepalive: true },
    );
    if (success) return;
    console.error('POST /api/tracking/fingerprint', message);
    sent = false;
  } catch (error) {
    console.error('fingerprint', error);
    sent = false;
  }
}

async function identify(): Promise<Identification> {
  const { fingerprintKey } = await call('GET /api/tracking/config');
  return fingerprintKey ? identifyCommercially(fingerprintKey) : identifyOpenly();
}
