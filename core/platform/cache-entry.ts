import { type CacheClass, cacheClassOf, cacheRules } from './cache-classes';

export type CacheEntry = {
  data: unknown;
  /** Of the build that wrote it: another build may expect another shape. */
  version: string;
  timestamp: number;
  ttl: number;
  /** In bytes, as JSON. */
  size: number;
  queryKey: readonly unknown[];
  type: CacheClass;
  /** Null where it is the same for everyone. */
  userId: string | null;
};

/** Who reads. The tier decides what a topic shows, so that a new plan begins with an empty shelf. */
export type CacheOwner = { userId: string; tier: string };

/** A guest reads what is for everyone, under a name that no user has. */
export const guestOwner: CacheOwner = { userId: 'guest', tier: 'guest' };

const MB = 1024 * 1024;
export const cacheLimits = { item: 5 * MB, total: 50 * MB, cleanFrom: 0.8, cleanTo: 0.6 } as const;

const pathIn = (queryKey: readonly unknown[]): string => (typeof queryKey[0] === 'string' ? queryKey[0] : '');

/** Where an answer lies: two users of one browser never meet at the same key. Null: it is not to be kept. */
export function cacheKey(queryKey: readonly unknown[], owner: CacheOwner): string | null {
  const type = cacheClassOf(pathIn(queryKey));
  if (type === null) return null;
  const whose = cacheRules(type).perUser ? `${owner.userId}/${owner.tier}` : '';
  return `${whose} ${JSON.stringify(queryKey)}`;
}

type Fresh = {
  queryKey: readonly unknown[];
  data: unknown;
  size: number;
  owner: CacheOwner;
  version: string;
  now: number;
};

/** Null: it is too large, or not to be kept. */
export function makeEntry({ queryKey, data, size, owner, version, now }: Fresh): CacheEntry | null {
  const type = cacheClassOf(pathIn(queryKey));
  if (type === null || data === undefined || size > cacheLimits.item) return null;
  const { ttl, perUser } = cacheRules(type);
  return { data, version, timestamp: now, ttl, size, queryKey, type, userId: perUser ? owner.userId : null };
}

/** What the index tells of an entry without its data. */
export type CacheMark = Pick<CacheEntry, 'version' | 'timestamp' | 'ttl' | 'size' | 'userId'>;

type Moment = { version: string; now: number };

/** Good until its time is over; a clock that was set back makes it old, not eternal. */
const isGood = (mark: CacheMark, { version, now }: Moment): boolean =>
  mark.version === version && now - mark.timestamp >= 0 && now - mark.timestamp < mark.ttl;

const isMark = (stored: object): stored is CacheMark =>
  'version' in stored &&
  typeof stored.version === 'string' &&
  ['timestamp', 'ttl', 'size'].every((name) => Number.isFinite(Reflect.get(stored, name))) &&
  'userId' in stored &&
  (stored.userId === null || typeof stored.userId === 'string');

const isEntry = (stored: unknown): stored is CacheEntry =>
  typeof stored === 'object' &&
  stored !== null &&
  isMark(stored) &&
  'data' in stored &&
  stored.data !== undefined;

export type Found = { data: unknown /** Past half of its time. */; refresh: boolean };

/** What lies there, if it is whole, of this build and in time. Null is a miss: the caller removes it. */
export function readEntry(stored: unknown, moment: Moment): Found | null {
  if (!isEntry(stored) || !isGood(stored, moment)) return null;
  return { data: stored.data, refresh: moment.now - stored.timestamp > stored.ttl / 2 };
}

/** The keys to remove: what is no longer good, and, from 80 % of the room, the oldest until 60 % are left. */
export function keysToClean(index: readonly (readonly [string, unknown])[], moment: Moment): string[] {
  const gone: string[] = [];
  const good: { key: string; size: number; timestamp: number }[] = [];
  for (const [key, mark] of index)
    if (typeof mark === 'object' && mark !== null && isMark(mark) && isGood(mark, moment))
      good.push({ key, size: mark.size, timestamp: mark.timestamp });
    else gone.push(key);
  let total = good.reduce((sum, { size }) => sum + size, 0);
  if (total < cacheLimits.total * cacheLimits.cleanFrom) return gone;
  for (const { key, size } of good.sort((a, b) => a.timestamp - b.timestamp)) {
    if (total <= cacheLimits.total * cacheLimits.cleanTo) break;
    gone.push(key);
    total -= size;
  }
  return gone;
}
