import { hash, type Options, verify } from '@node-rs/argon2';
import { AppError } from '../../platform/app-error';

/** OWASP's first choice for argon2id (the library's default kind): 19 MiB, two passes, one lane. */
const cost: Options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_MARK = '$m=19456,t=2,p=1$';

/**
 * argon2 runs in libuv's pool of four threads, off the event loop. Two of them at most, so that files and DNS never
 * queue behind a flood of sign-ins, and a line that ends somewhere.
 */
const AT_ONCE = 2;
const LONGEST_LINE = 200;

let running = 0;
const line: Array<() => void> = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (line.length >= LONGEST_LINE) throw new AppError('server.busy');
  if (running >= AT_ONCE) await new Promise<void>((resolve) => line.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = line.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The same password typed on two keyboards may differ in bytes; one form is hashed. */
const normal = (password: string): string => password.normalize('NFKC');

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(normal(password), cost));

/** What unknown users are compared with: nobody knows its password, and it costs as much as a real one. */
const nobody = hash(crypto.randomUUID(), cost);
// A rejection is met by whoever waits for it; until then it must not end the process.
nobody.catch(() => {});

/** Takes the same time whether the account exists or not. */
export async function verifyPassword(passwordHash: string | undefined, password: string): Promise<boolean> {
  const against = passwordHash ?? (await nobody);
  const matches = await inTurn(() => verify(against, normal(password)));
  return matches && passwordHash !== undefined;
}

/** True for a hash made at another cost: it is made anew at the next sign-in. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.includes(COST_MARK);
