import { randomBytes } from 'node:crypto';
import { basename, dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brand } from '@atalaya/core/brand';
import { z } from 'zod';
import { OperatorError } from './platform/operator-error';

/** This file runs as server/env.ts in development and inside server/build/ when bundled. */
const here = dirname(fileURLToPath(import.meta.url));
const checkout = basename(here) === 'build' ? resolve(here, '../..') : resolve(here, '..');

const flag = z.enum(['true', 'false']).transform((value) => value === 'true');

/** A list with commas. */
const addresses = (scheme: RegExp) =>
  z
    .string()
    .default('')
    .transform((value) => value.split(',').flatMap((one) => one.trim() || []))
    .refine((list) => list.every((one) => scheme.test(one)), `every address needs ${scheme.source}`);

const LOOPBACK = /^(127(\.\d{1,3}){3}|localhost|::1|\[::1\])$/;

/** Every variable the server reads. Empty strings count as absent. */
const schema = z.object({
  HOST: z.string().default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  /** Lets the demo listen on other addresses than loopback, with random passwords. */
  DEMO_PUBLIC: z
    .enum(['1', 'true', '0', 'false'])
    .transform((value) => value === '1' || value === 'true')
    .default(false),
  /** The demo's accounts get some weeks of simulated study after the first start. */
  DEMO_HISTORY: flag.default(true),
  DATA_DIR: z.string().default(resolve(checkout, '.data')),
  /** The nodes share DATA_DIR, so that files need no bucket. */
  DATA_DIR_SHARED: flag.default(false),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** A streaming replica of it, for reads of public pages. */
  DATABASE_REPLICA_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  REDIS_URL: z.url({ protocol: /^rediss?$/ }).optional(),
  /** Server processes behind the port; `auto` is one for each core. The demo runs one. */
  WORKERS: z.union([z.literal('auto'), z.coerce.number().int().min(1).max(64)]).default(1),
  /** Before it stops, a node is not ready for so long but still answers, so that the proxy sends its requests elsewhere. */
  STOP_DELAY_SECONDS: z.coerce.number().int().min(0).max(60).default(0),
  /** Set by the primary process: the socket on which this worker takes requests from the other workers. */
  WORKER_SOCKET: z.string().optional(),
  /** The address that browsers use, e.g. https://atalaya.example. Needed behind a proxy. */
  ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((value) => new URL(value).origin)
    .optional(),
  /** Number of trusted proxies whose X-Forwarded-For counts. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  /** Signs links and records; generated and stored in DATA_DIR when absent. */
  APP_SECRET: z.string().min(32).optional(),
  /** The one before, while it is being changed. */
  APP_SECRET_PREVIOUS: z.string().min(32).optional(),
  /** Serves the metrics for Prometheus at /metrics of this port. */
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
  /** Multiplies every rate limit; load tests raise it. */
  RATE_LIMIT_SCALE: z.coerce.number().positive().default(1),
  /** The support addresses shown on the pages. */
  BRAND_EMAIL: z.email().default(brand.email),
  BRAND_PHONE: z.string().default(brand.phone),
  BRAND_CHAT: z.string().default(brand.chat),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default(`${brand.name} <${brand.email}>`),
  /** Public key of the commercial identification script; without it the open library is used. */
  FINGERPRINT_KEY: z.string().optional(),
  /** Both or neither: the account key, and the secret that its webhook events are signed with. */
  STRIPE_SECRET_KEY: z.string().optional(),
  STRIPE_WEBHOOK_SECRET: z.string().optional(),
  S3_ENDPOINT: z.url().optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().default('auto'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** For backups alone: the public half of the operator's key, and a bucket with a key of its own that can only add. */
  BACKUP_RECIPIENT: z.string().startsWith('age1').optional(),
  BACKUP_S3_ENDPOINT: z.url().optional(),
  BACKUP_S3_BUCKET: z.string().optional(),
  BACKUP_S3_REGION: z.string().default('auto'),
  BACKUP_S3_ACCESS_KEY_ID: z.string().optional(),
  BACKUP_S3_SECRET_ACCESS_KEY: z.string().optional(),
  /** Fetches official law texts every night, e.g. https://www.boe.es/datosabiertos/api. */
  BOE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** An OpenAI-compatible server that writes answers from our passages: its base URL (`…/v1`), model and key. All or none. */
  ASSISTANT_URL: z.url({ protocol: /^https?$/ }).optional(),
  ASSISTANT_MODEL: z.string().optional(),
  ASSISTANT_KEY: z.string().optional(),
  /** Written answers per day: of each user, and of all together. */
  ASSISTANT_USER_DAILY: z.coerce.number().int().min(0).default(20),
  ASSISTANT_DAILY: z.coerce.number().int().min(0).default(1_000),
  /** Voice rooms. STUN servers tell browsers their public address; the TURN servers (coturn, use-auth-secret) relay for strict networks. */
  STUN_URLS: addresses(/^stuns?:/),
  TURN_URLS: addresses(/^turns?:/),
  TURN_SECRET: z.string().min(8).optional(),
  /** LiveKit, for rooms of more than six. All or none. */
  LIVEKIT_URL: z.url({ protocol: /^(wss?|https?)$/ }).optional(),
  LIVEKIT_API_KEY: z.string().optional(),
  LIVEKIT_API_SECRET: z.string().min(32).optional(),
  /** Moves the clock of a local demo ahead, to see today what happens in a week. */
  CLOCK_AHEAD_MS: z.coerce.number().int().min(0).default(0),
  /** Traces by OTLP over HTTP, e.g. http://collector:4318. Without it nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  OTEL_SERVICE_NAME: z.string().default('atalaya'),
  /** Set by `npm run dev`: Vite serves the pages. */
  ATALAYA_DEV: flag.default(false),
  /** Set by npm for its scripts. */
  npm_lifecycle_event: z.string().optional(),
});

export type Env = z.infer<typeof schema> & { demo: boolean; checkout: string };

/** The only place that reads the environment. Errors name the variable. */
export function readEnv(source: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(
    Object.entries(source).filter(([, value]) => value !== undefined && value !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues
      .map((issue) => `${issue.path.join('.')} (${issue.message})`)
      .join(', ');
    throw new OperatorError(`The environment is not valid: ${faults}. Correct it and start again.`);
  }
  const env = parsed.data;
  if (env.S3_ENDPOINT && !(env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY))
    throw new OperatorError(
      'S3_ENDPOINT is set, so S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set too.',
    );
  const { BACKUP_S3_ENDPOINT, BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID, BACKUP_S3_SECRET_ACCESS_KEY } = env;
  if (BACKUP_S3_ENDPOINT && !(BACKUP_S3_BUCKET && BACKUP_S3_ACCESS_KEY_ID && BACKUP_S3_SECRET_ACCESS_KEY))
    throw new OperatorError(
      'BACKUP_S3_ENDPOINT is set, so BACKUP_S3_BUCKET, BACKUP_S3_ACCESS_KEY_ID and BACKUP_S3_SECRET_ACCESS_KEY must be set too.',
    );
  if (BACKUP_S3_ACCESS_KEY_ID && BACKUP_S3_ACCESS_KEY_ID === env.S3_ACCESS_KEY_ID)
    throw new OperatorError(
      'BACKUP_S3_ACCESS_KEY_ID is the key of the application: give backups one of their own that can only add objects.',
    );
  if (Boolean(env.STRIPE_SECRET_KEY) !== Boolean(env.STRIPE_WEBHOOK_SECRET))
    throw new OperatorError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET must be set together, or not at all.',
    );
  const model = [env.ASSISTANT_URL, env.ASSISTANT_MODEL, env.ASSISTANT_KEY];
  if (model.some(Boolean) && !model.every(Boolean))
    throw new OperatorError(
      'ASSISTANT_URL, ASSISTANT_MODEL and ASSISTANT_KEY must be set together, or not at all.',
    );
  if (env.TURN_URLS.length > 0 !== Boolean(env.TURN_SECRET))
    throw new OperatorError('TURN_URLS and TURN_SECRET must be set together, or not at all.');
  const sfu = [env.LIVEKIT_URL, env.LIVEKIT_API_KEY, env.LIVEKIT_API_SECRET];
  if (sfu.some(Boolean) && !sfu.every(Boolean))
    throw new OperatorError(
      'LIVEKIT_URL, LIVEKIT_API_KEY and LIVEKIT_API_SECRET must be set together, or not at all.',
    );
  if (env.DATABASE_REPLICA_URL && !env.DATABASE_URL)
    throw new OperatorError('DATABASE_REPLICA_URL is set, so DATABASE_URL must be set too.');
  const demo = env.DATABASE_URL === undefined;
  if (demo && !env.DEMO_PUBLIC && !LOOPBACK.test(env.HOST))
    throw new OperatorError(
      `The demo listens on loopback only, because its accounts are public, and HOST is ${env.HOST}: remove HOST, set DATABASE_URL for a real installation, or set DEMO_PUBLIC=1 to get random passwords.`,
    );
  return { ...env, DATA_DIR: resolve(env.DATA_DIR), demo, checkout };
}

/** The demo on its own machine, whose accounts are public. One that others can reach has the rules of production. */
export const isLocalDemo = ({ demo, DEMO_PUBLIC }: Pick<Env, 'demo' | 'DEMO_PUBLIC'>): boolean =>
  demo && !DEMO_PUBLIC;

/** The demo and its tests all come from one address. */
const DEMO_SCALE = 20;

/** How many times the limits of an address this installation allows. */
export const networkScale = (env: Pick<Env, 'RATE_LIMIT_SCALE' | 'demo' | 'DEMO_PUBLIC'>): number =>
  env.RATE_LIMIT_SCALE * (isLocalDemo(env) ? DEMO_SCALE : 1);

/** For tests; the server stores its own in DATA_DIR (platform/secret.ts). */
export const randomSecret = (): string => randomBytes(32).toString('base64url');
