import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `atalaya.${purpose}`, 32));

/** AES-256-GCM with `owner` as additional data, so that a value copied to another account cannot be decrypted. */
export function encrypt(secret: string, owner: string, plain: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, 'seal'), iv).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]).toString('base64url');
}

/** Throws when the value was changed, belongs to another owner or was encrypted with another secret. */
export function decrypt(secret: string, owner: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, 'seal'), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** HMAC, so that short inputs cannot be guessed from a stolen table. */
export const keyedHash = (secret: string, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(parts.join('\u0000')).digest('base64url');
