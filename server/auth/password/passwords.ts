import { hash, type Options, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/app-error';

/** OWASP's recommendation for argon2id, the library's default algorithm. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_PARAMETERS = '$m=19456,t=2,p=1$';

/** argon2 runs on libuv's four threads. It gets two at most, so that file and DNS access are never blocked by sign-ins. */
const CONCURRENCY = 2;
const MAX_QUEUED = 200;

let running = 0;
const queue: Array<() => void> = [];

async function limited<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= MAX_QUEUED) throw new AppError('server.busy');
  if (running >= CONCURRENCY) await new Promise<void>((resolve) => queue.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Keyboards may encode the same character differently. */
const normalize = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> =>
  limited(() => hash(normalize(password), cost));

/** Verified for unknown accounts, so that the timing is the same. */
const dummyHash = hash(crypto.randomUUID(), cost);
// The error reaches whoever awaits it; without a handler the rejection would end the process.
dummyHash.catch(() => {});

/** Takes the same time whether the account exists or not. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await dummyHash);
  const matches = await limited(() => verify(against, normalize(password)));
  return matches && passwordHash !== undefined;
}

/** A hash with another cost is replaced at the next sign-in. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.includes(COST_PARAMETERS);
