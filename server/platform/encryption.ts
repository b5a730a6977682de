import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ID_BYTES = 4;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A key by the id that stands before everything it has sealed. */
export type Key = { id: string; secret: string };

/** The newest key seals, and all of them open (keyring.ts). */
export type Keyring = { newest: Key; all: ReadonlyMap<string, Key> };

const keyFor = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `atalaya.${purpose}`, 32));

/** The id names a key without telling anything about it. */
export const keyOf = (secret: string): Key => ({
  id: keyFor(secret, 'id').subarray(0, ID_BYTES).toString('hex'),
  secret,
});

export const keyringOf = (...secrets: [newest: string, ...older: string[]]): Keyring => {
  const [newest, ...older] = secrets;
  const keys = [keyOf(newest), ...older.map(keyOf)];
  return { newest: keyOf(newest), all: new Map(keys.map((key) => [key.id, key])) };
};

/** AES-256-GCM with `owner` as additional data, so that a value copied to another account or row cannot be opened. */
export function seal({ newest }: Keyring, purpose: string, owner: string, plain: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', keyFor(newest.secret, purpose), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return Buffer.concat([Buffer.from(newest.id, 'hex'), iv, cipher.getAuthTag(), sealed]);
}

/** Throws when the value was changed, belongs to another owner or was sealed with a key that is not on the ring. */
export function open({ all }: Keyring, purpose: string, owner: string, sealed: Buffer): string {
  const key = all.get(sealed.subarray(0, ID_BYTES).toString('hex'));
  if (!key) throw new Error('sealed with an unknown key');
  const bytes = sealed.subarray(ID_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', keyFor(key.secret, purpose), bytes.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
}

/** For columns of text. */
export const encrypt = (keys: Keyring, owner: string, plain: string): string =>
  seal(keys, 'seal', owner, plain).toString('base64url');

export const decrypt = (keys: Keyring, owner: string, encrypted: string): string =>
  open(keys, 'seal', owner, Buffer.from(encrypted, 'base64url'));

/** HMAC, so that short inputs cannot be guessed from a stolen table. */
export const keyedHash = (secret: string, purpose: string, ...parts: string[]): string =>
  createHmac('sha256', keyFor(secret, purpose)).update(parts.join('\u0000')).digest('base64url');
