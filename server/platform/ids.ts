import { randomBytes, randomFillSync } from 'node:crypto';

const pool = Buffer.alloc(16 * 256);
let used = pool.length;

/** A UUIDv7 (RFC 9562, 5.7): 48 bits of time, then randomness, so that keys are born in order. */
export function newId(now: Date = new Date()): string {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const bytes = Buffer.from(pool.subarray(used, used + 16));
  used += 16;
  bytes.writeUIntBE(now.getTime(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

const run = randomBytes(6).toString('hex');
let requests = 0;

/** Names a request in answers and logs: unique over starts, and too cheap to notice. */
export const newRequestId = (): string => `${run}-${(++requests).toString(36)}`;
