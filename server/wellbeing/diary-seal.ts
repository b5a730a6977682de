import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { DiaryContent } from '@atalaya/core/wellbeing/diary/diary.contract';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A key of its own from the secret of the installation. */
const keyOf = (secret: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'atalaya', 'wellbeing.diary', 32));

/** Bound to its row: an entry copied to another user or another row cannot be opened. */
type Place = { id: string; userId: string };
const boundTo = ({ id, userId }: Place): Buffer => Buffer.from(`${userId}:${id}`);

/** AES-256-GCM: nonce, tag, ciphertext. */
export function sealEntry(secret: string, place: Place, content: DiaryContent): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(boundTo(place));
  const text = Buffer.concat([cipher.update(JSON.stringify(content), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if it was sealed with another key or for another row. */
export function openEntry(secret: string, place: Place, sealed: Buffer): DiaryContent | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, NONCE_BYTES))
      .setAAD(boundTo(place))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}
