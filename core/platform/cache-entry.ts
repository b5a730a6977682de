import { type CacheClass, cacheClassOf, cacheRules } from './cache-classes';

export type CacheEntry = {
  data: unknown;
  /** Build that wrote it; another build may expect another shape. */
  version: string;
  timestamp: number;
  ttl: number;
  /** In bytes, as JSON. */
  size: number;
  queryKey: readonly unknown[];
  type: CacheClass;
  /** Null if it is the same for everyone. */
  userId: string | null;
};

/** Includes the tier, because it decides what a topic shows. */
export type CacheOwner = { userId: string; tier: string };

export const guestOwner: CacheOwner = { userId: 'guest', tier: 'guest' };

const MB = 1024 * 1024;
export const cacheLimits = { item: 5 * MB, total: 50 * MB, cleanFrom: 0.8, cleanTo: 0.6 } as const;

const pathOf = (queryKey: readonly unknown[]): string => (typeof queryKey[0] === 'string' ? queryKey[0] : '');

/** Different for each user of a browser. Null if the path is not cacheable. */
export function cacheKey(queryKey: readonly unknown[], owner: CacheOwner): string | null {
  const type = cacheClassOf(pathOf(queryKey));
  if (type === null) return null;
  const whose = cacheRules(type).perUser ? `${owner.userId}/${owner.tier}` : '';
  return `${whose} ${JSON.stringify(queryKey)}`;
}

type NewEntry = {
  queryKey: readonly unknown[];
  data: unknown;
  size: number;
  owner: CacheOwner;
  version: string;
  now: number;
};

/** Null if it is too large or not cacheable. */
export function makeEntry({ queryKey, data, size, owner, version, now }: NewEntry): CacheEntry | null {
  const type = cacheClassOf(pathOf(queryKey));
  if (type === null || data === undefined || size > cacheLimits.item) return null;
  const { ttl, perUser } = cacheRules(type);
  return { data, version, timestamp: now, ttl, size, queryKey, type, userId: perUser ? owner.userId : null };
}

/** An entry without its data, for the index. */
export type CacheMeta = Pick<CacheEntry, 'version' | 'timestamp' | 'ttl' | 'size' | 'userId'>;

type Moment = { version: string; now: number };

/** A negative age (clock set back) also invalidates the entry. */
const isValid = (mark: CacheMeta, { version, now }: Moment): boolean =>
  mark.version === version && now - mark.timestamp >= 0 && now - mark.timestamp < mark.ttl;

const isMeta = (stored: object): stored is CacheMeta =>
  'version' in stored &&
  typeof stored.version === 'string' &&
  ['timestamp', 'ttl', 'size'].every((name) => Number.isFinite(Reflect.get(stored, name))) &&
  'userId' in stored &&
  (stored.userId === null || typeof stored.userId === 'string');

const isEntry = (stored: unknown): stored is CacheEntry =>
  typeof stored === 'object' &&
  stored !== null &&
  isMeta(stored) &&
  'data' in stored &&
  stored.data !== undefined;

export type CacheHit = { data: unknown /** Past half of its lifetime. */; refresh: boolean };

/** Null is a miss: corrupt, outdated or expired. The caller removes it. */
export function readEntry(stored: unknown, moment: Moment): CacheHit | null {
  if (!isEntry(stored) || !isValid(stored, moment)) return null;
  return { data: stored.data, refresh: moment.now - stored.timestamp > stored.ttl / 2 };
}

/** Invalid entries and, above 80 % of the limit, the oldest ones down to 60 %. */
export function keysToEvict(index: readonly (readonly [string, unknown])[], moment: Moment): string[] {
  const gone: string[] = [];
  const good: { key: string; size: number; timestamp: number }[] = [];
  for (const [key, mark] of index)
    if (typeof mark === 'object' && mark !== null && isMeta(mark) && isValid(mark, moment))
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
