import { DAY_MS, MINUTE_MS } from '../platform/durations';

/** Active devices per account. */
export const MAX_DEVICES = 2;
export const INACTIVE_AFTER_MS = 3 * MINUTE_MS;
/** A page that is loaded again says goodbye first: back within this time, its device keeps its place. */
export const RELOAD_MS = 15_000;
/** A call that was under way at the goodbye arrives after it: it keeps the place this long, and more calls keep it on. */
export const LATE_CALL_MS = 20_000;
/** With more replacements in the window, the account is fixed to its two devices. */
export const MAX_REPLACEMENTS = 4;
export const REPLACEMENT_WINDOW_MS = 30 * DAY_MS;
export const FIXED_FOR_MS = 30 * DAY_MS;

export type DeviceState = {
  id: string;
  signedIn: boolean;
  lastSeenAt: Date;
  /** When it became active. */
  activeSince: Date | null;
  /** When it ended or was closed; its next request clears this. */
  endedAt: Date | null;
  /** Set on the two devices to which the account is fixed. */
  fixedUntil: Date | null;
  /** Blocked by an admin. */
  blockedAt: Date | null;
};

/** Inactive after ending, being closed, or 3 minutes without a request. */
export const isActive = ({ signedIn, activeSince, endedAt, lastSeenAt }: DeviceState, now: Date): boolean =>
  signedIn &&
  activeSince !== null &&
  endedAt === null &&
  now.getTime() - lastSeenAt.getTime() < INACTIVE_AFTER_MS;

/** Whether a device that comes back keeps the place that it had. */
export const keepsPlace = (device: DeviceState, now: Date): boolean =>
  isActive({ ...device, endedAt: null }, now) &&
  (device.endedAt === null || now.getTime() - device.endedAt.getTime() < RELOAD_MS);

const newestFirst = (a: DeviceState, b: DeviceState): number =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime();

const firstCome = (a: DeviceState, b: DeviceState): number =>
  (a.activeSince?.getTime() ?? 0) - (b.activeSince?.getTime() ?? 0);

export type DeviceLimitStatus<D extends DeviceState> = {
  /** Blocked by an admin, or the account is fixed to two other devices. */
  blocked: boolean;
  /** Two others were active first, so this one waits until one of them is closed or leaves. */
  exceedsLimit: boolean;
  /** The devices that hold the places, after this one. */
  active: D[];
  /** The two devices to which the account is fixed, or else the two used last. */
  registered: D[];
};

const pairOf = <D extends DeviceState>(devices: readonly D[], now: Date): D[] =>
  devices.filter(({ fixedUntil }) => fixedUntil !== null && fixedUntil > now);

/** Those that became active first hold the places: a later one never takes the place of one of them. */
export function deviceLimitStatus<D extends DeviceState>(
  devices: readonly D[],
  currentId: string,
  now: Date,
): DeviceLimitStatus<D> {
  const inOrder = [...devices].sort(newestFirst);
  const pair = pairOf(inOrder, now);
  const isFixed = pair.length > 0;
  const current = devices.find(({ id }) => id === currentId);
  const blocked = Boolean(current?.blockedAt) || (isFixed && !pair.some(({ id }) => id === currentId));
  const holders = placeHolders(devices, now);
  const others = holders.filter(({ id }) => id !== currentId).sort(newestFirst);
  return {
    blocked,
    exceedsLimit: !blocked && others.length >= MAX_DEVICES,
    active: [...(current && !blocked && isActive(current, now) ? [current] : []), ...others],
    registered: isFixed ? pair : inOrder.filter(({ signedIn }) => signedIn).slice(0, MAX_DEVICES),
  };
}

/** The devices that hold the places of the account. */
export function placeHolders<D extends DeviceState>(devices: readonly D[], now: Date): D[] {
  const pair = pairOf(devices, now);
  return (pair.length > 0 ? pair : devices)
    .filter((device) => !device.blockedAt && isActive(device, now))
    .sort(firstCome)
    .slice(0, MAX_DEVICES);
}

/**
 * Closing an active device that came before this one counts as a replacement, also below the limit: otherwise a new
 * device that closes both others would count once.
 */
export function isReplacement<D extends DeviceState>(
  { active }: DeviceLimitStatus<D>,
  closedId: string,
  currentId: string,
): boolean {
  const closed = active.find(({ id }) => id === closedId);
  if (!closed || closedId === currentId) return false;
  const current = active.find(({ id }) => id === currentId);
  return !current || firstCome(closed, current) < 0;
}

export const replacedTooOften = (replacedAt: readonly Date[], now: Date): boolean =>
  replacedAt.filter((at) => now.getTime() - at.getTime() < REPLACEMENT_WINDOW_MS).length > MAX_REPLACEMENTS;

/** The devices to fix after a replacement: this one and the last used of the others, or else the closed one. */
export function pairToFix<D extends DeviceState>(
  status: DeviceLimitStatus<D>,
  closedId: string,
  currentId: string,
): string[] {
  const others = status.active.map(({ id }) => id).filter((id) => id !== closedId && id !== currentId);
  return [currentId, ...others, closedId].slice(0, MAX_DEVICES);
}
