import { randomBytes } from 'node:crypto';
import { brand } from '@atalaya/core/brand';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { accountCounter } from './counters';
import { secondFactorOffEmail, secondFactorOnEmail } from './emails';
import { decrypt, encrypt, keyedHash } from './encryption';
import { verifyPassword } from './password/passwords';
import {
  consumeRecoveryCode,
  consumeTotpStep,
  storeRecoveryCodes,
  storeSecret,
  switchOff,
  switchOn,
} from './second-factor.queries';
import { selectAccount } from './sign-in.queries';
import { beginAttempt } from './throttle';

const PERIOD_SECONDS = 30;
const RECOVERY_CODES = 10;
// No 0, 1, i, l, o: they are read wrong from paper.
const ALPHABET = '23456789abcdefghjkmnpqrstuvwxyz';

type Holder = { id: string; totpSecret: string | null };

const totpOf = (secret: Secret, label: string): TOTP =>
  new TOTP({ issuer: brand.name, label, secret, digits: 6, period: PERIOD_SECONDS });

/** A code of the application, one step early or late at most, or a recovery code. Either is used up by this. */
export async function acceptsCode(kit: Kit, holder: Holder, code: string): Promise<boolean> {
  const plain = code.toLowerCase().replace(/[^a-z\d]/g, '');
  if (/^\d{6}$/.test(plain)) return acceptsTotp(kit, holder, plain);
  return consumeRecoveryCode(kit.db, holder.id, recoveryHash(kit, holder.id, plain));
}

async function acceptsTotp(
  { db, clock, secret }: Kit,
  { id, totpSecret }: Holder,
  code: string,
): Promise<boolean> {
  if (!totpSecret) return false;
  const totp = totpOf(Secret.fromBase32(decrypt(secret, id, totpSecret)), id);
  const timestamp = clock.now().getTime();
  const drift = totp.validate({ token: code, timestamp, window: 1 });
  if (drift === null) return false;
  return consumeTotpStep(db, id, Math.floor(timestamp / 1000 / PERIOD_SECONDS) + drift);
}

/** A secret for the user's application. It protects nothing until a code proves that the application has it. */
export async function startSecondFactor(kit: Kit, userId: string): Promise<{ secret: string; url: string }> {
  const account = await requireAccount(kit, userId);
  const secret = new Secret({ size: 20 });
  if (!(await storeSecret(kit.db, userId, encrypt(kit.secret, userId, secret.base32))))
    throw new AppError('auth.second-factor-already-on');
  return { secret: secret.base32, url: totpOf(secret, account.email).toString() };
}

/** Switches it on and hands out the recovery codes, which are shown this once. */
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

/** Needs both factors: a borrowed computer has neither. */
export async function disableSecondFactor(
  kit: Kit,
  userId: string,
  given: { password: string; code: string },
): Promise<void> {
  const account = await requireAccount(kit, userId);
  if (!account.totpConfirmedAt) throw new AppError('auth.second-factor-not-started');
  const counter = accountCounter(kit, account.email);
  const attempt = await beginAttempt(kit, [counter]);
  if (!(await verifyPassword(account.passwordHash, given.password)))
    throw new AppError('auth.wrong-password', { fields: { password: 'La contraseña no es correcta.' } });
  if (!(await acceptsCode(kit, account, given.code))) throw wrongCode();
  await attempt.clear([counter]);
  await kit.db.transaction(async (tx) => {
    await switchOff(tx, userId);
    await kit.mail.send(tx, secondFactorOffEmail(kit.env, account));
  });
}

/** New recovery codes; the old ones stop working. */
export async function renewRecoveryCodes(kit: Kit, userId: string, code: string): Promise<string[]> {
  const account = await requireAccount(kit, userId);
  if (!account.totpConfirmedAt) throw new AppError('auth.second-factor-not-started');
  const counter = accountCounter(kit, account.email);
  const attempt = await beginAttempt(kit, [counter]);
  if (!(await acceptsCode(kit, account, code))) throw wrongCode();
  await attempt.clear([counter]);
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(kit.db, userId, hashesOf(kit, userId, codes));
  return codes;
}

const wrongCode = () =>
  new AppError('auth.wrong-code', { fields: { code: 'Ese código no es correcto o ya se ha usado.' } });

async function requireAccount({ db }: Kit, userId: string) {
  const account = await selectAccount(db, userId);
  if (!account) throw new AppError('request.unauthenticated');
  return account;
}

/** Fifty bits each, in two groups of five. */
const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () => `${letters(5)}-${letters(5)}`);

/** Bytes above the last whole multiple of the alphabet are skipped, so that every letter is as likely. */
function letters(count: number): string {
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
