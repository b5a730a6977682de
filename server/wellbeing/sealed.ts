import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Where a sealed value belongs: it cannot be opened for another purpose, user or row. */
export type Place = { purpose: string; userId: string; id: string };

/** A key of its own from the secret of the installation. */
const keyOf = (secret: string, { purpose }: Place): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, 'atalaya', `wellbeing.${purpose}`, 32));
const boundTo = ({ userId, id }: Place): Buffer => Buffer.from(`${userId}:${id}`);

/** AES-256-GCM: nonce, tag, ciphertext. */
export function seal(secret: string, place: Place, value: object): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret, place), nonce).setAAD(boundTo(place));
  const text = Buffer.concat([cipher.update(JSON.stringify(value), 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), text]);
}

/** Null if it was sealed with another key or for another place. */
export function unseal<T extends object>(secret: string, place: Place, sealed: Buffer): T | null {
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret, place), sealed.subarray(0, NONCE_BYTES))
      .setAAD(boundTo(place))
      .setAuthTag(sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return null;
  }
}
