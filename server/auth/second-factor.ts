import { randomBytes } from 'node:crypto';
import { brand } from '@atalaya/core/brand';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '../platform/app-error';
import { decrypt, encrypt, keyedHash } from '../platform/encryption';
import type { Kit } from '../platform/kit';
import { secondFactorOffEmail, secondFactorOnEmail } from './emails';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  storeRecoveryCodes,
  storeSecret,
  switchOff,
  switchOn,
} from './second-factor.queries';
import { selectAccount } from './sign-in.queries';

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
// Without 0, 1, i, l, o, which are easily confused on paper.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

type Holder = { id: string; totpSecret: string | null };

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: brand.name, label, secret, digits: 6, period: PERIOD_SECONDS });

/** Accepts a TOTP code (at most one step early or late) or a recovery code, and consumes it. */
export async function acceptsCode(kit: Kit, holder: Holder, code: string): Promise<boolean> {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  if (/^\d{6}$/.test(plain)) return acceptsTotp(kit, holder, plain);
  return consumeRecoveryCode(kit.db, holder.id, recoveryHash(kit, holder.id, plain));
}

async function acceptsTotp(
  { db, clock, keys }: Kit,
  { id, totpSecret }: Holder,
  code: string,
): Promise<boolean> {
  if (!totpSecret) return false;
  const totp = totpOf(Secret.fromBase32(decrypt(keys, id, totpSecret)), id);
  const timestamp = clock.now().getTime();
  const drift = totp.validate({ token: code, timestamp, window: 1 });
  if (drift === null) return false;
  return consumeTotpStep(db, id, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + drift);
}

/** The secret is not in use until a code confirms that the authenticator app has it. */
export async function startSecondFactor(kit: Kit, userId: string): Promise<{ secret: string; url: string }> {
  const account = await requireAccount(kit, userId);
  const secret = new Secret({ size: 20 });
  if (!(await storeSecret(kit.db, userId, encrypt(kit.keys, userId, secret.base32))))
    throw new AppError('auth.second-factor-already-on');
  return { secret: secret.base32, url: totpOf(secret, account.email).toString() };
}

/** Returns the recovery codes, which cannot be read again. */
export async function confirmSecondFactor(kit: Kit, userId: string, code: string): Promise<string[]> {
  const account = await requireAccount(kit, userId);
  if (account.totpConfirmedAt) throw new AppError('auth.second-factor-already-on');
  if (!account.totpSecret) throw new AppError('auth.second-factor-not-started');
  if (!(await acceptsCode(kit, account, code))) throw wrongCode();
  const codes = newRecoveryCodes();
  await kit.db.transaction(async (tx) => {
    await switchOn(tx, userId, hashesOf(kit, userId, codes), kit.clock.now());
    await kit.mail.send(tx, secondFactorOnEmail(kit.env, account));
  });
  return codes;
}

export async function disableSecondFactor(kit: Kit, userId: string): Promise<void> {
  const account = await requireAccount(kit, userId);
  if (!account.totpConfirmedAt) throw new AppError('auth.second-factor-not-started');
  await kit.db.transaction(async (tx) => {
    await switchOff(tx, userId);
    await kit.mail.send(tx, secondFactorOffEmail(kit.env, account));
  });
}

export async function renewRecoveryCodes(kit: Kit, userId: string): Promise<string[]> {
  const account = await requireAccount(kit, userId);
  if (!account.totpConfirmedAt) throw new AppError('auth.second-factor-not-started');
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(kit.db, userId, hashesOf(kit, userId, codes));
  return codes;
}

export const wrongCode = () =>
  new AppError('auth.wrong-code', { fields: { code: 'Ese código no es correcto o ya se ha usado.' } });

async function requireAccount({ db }: Kit, userId: string) {
  const account = await selectAccount(db, userId);
  if (!account) throw new AppError('request.unauthenticated');
  return account;
}

/** About fifty bits each, in two groups of five characters. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${randomCharacters(5)}-${randomCharacters(5)}`);

/** Skips bytes above the last multiple of the alphabet's length, to avoid modulo bias. */
function randomCharacters(count: number): string {
  let text = '';
  while (text.length < count) {
    const [byte = 255] = randomBytes(1);
    if (byte < Math.floor(256 / ALPHABET.length) * ALPHABET.length) text += ALPHABET[byte % ALPHABET.length];
  }
  return text;
}

const recoveryHash = ({ secret }: Kit, userId: string, plain: string): string =>
  keyedHash(secret, 'recovery', userId, plain);

const hashesOf = (kit: Kit, userId: string, codes: readonly string[]): string[] =>
  codes.map((code) => recoveryHash(kit, userId, code.replace('-', '')));
