import { DAY_MS, MINUTE_MS } from '../platform/durations';

/** How many devices of one account may be active at once. */
export const MAX_DEVICES = 2;
export const SILENT_AFTER_MS = 3 * MINUTE_MS;
/** More replacements than this within the window fix the account to the two devices that it has. */
export const MAX_REPLACEMENTS = 4;
export const REPLACEMENT_WINDOW_MS = 30 * DAY_MS;
export const FIXED_FOR_MS = 30 * DAY_MS;

export type DeviceState = {
  id: string;
  /** Whether it still holds a session. */
  signedIn: boolean;
  lastSeenAt: Date;
  /** When it said goodbye or was closed; its next request takes that back. */
  endedAt: Date | null;
  /** Set on the two devices that the account is fixed to. */
  fixedUntil: Date | null;
};

/** Active from its requests until it says goodbye, is closed, or stays silent for 3 minutes. */
export const isActive = ({ signedIn, endedAt, lastSeenAt }: DeviceState, now: Date): boolean =>
  signedIn && endedAt === null && now.getTime() - lastSeenAt.getTime() < SILENT_AFTER_MS;

const newestFirst = (a: DeviceState, b: DeviceState): number =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime();

export type Standing<D extends DeviceState> = {
  /** The account is fixed to two devices, and this is neither. */
  blocked: boolean;
  /** Two others are active: one must go. */
  exceedsLimit: boolean;
  /** The active devices, this one first. */
  active: D[];
  /** The two that the account is fixed to; as long as it is not, the two used last. */
  registered: D[];
};

/** Where a device stands among all the devices of its account. */
export function standingOf<D extends DeviceState>(
  devices: readonly D[],
  currentId: string,
  now: Date,
): Standing<D> {
  const inOrder = [...devices].sort(newestFirst);
  const pair = inOrder.filter(({ fixedUntil }) => fixedUntil !== null && fixedUntil > now);
  const isFixed = pair.length > 0;
  const blocked = isFixed && !pair.some(({ id }) => id === currentId);
  const active = (isFixed ? pair : inOrder).filter((device) => isActive(device, now));
  const others = active.filter(({ id }) => id !== currentId);
  return {
    blocked,
    exceedsLimit: !blocked && others.length >= MAX_DEVICES,
    active: [...active.filter(({ id }) => id === currentId), ...others],
    registered: isFixed ? pair : inOrder.filter(({ signedIn }) => signedIn).slice(0, MAX_DEVICES),
  };
}

/** A device that takes a place from another, when there is none free, replaces it. */
export const isReplacement = <D extends DeviceState>(
  standing: Standing<D>,
  closedId: string,
  currentId: string,
): boolean =>
  standing.exceedsLimit && closedId !== currentId && standing.active.some(({ id }) => id === closedId);

export const replacedTooOften = (replacedAt: readonly Date[], now: Date): boolean =>
  replacedAt.filter((at) => now.getTime() - at.getTime() < REPLACEMENT_WINDOW_MS).length > MAX_REPLACEMENTS;

/** Whom the account is fixed to after a replacement: this device and the last used of those that stay. */
export function pairToFix<D extends DeviceState>(
  standing: Standing<D>,
  closedId: string,
  currentId: string,
): string[] {
  const others = standing.active.map(({ id }) => id).filter((id) => id !== closedId && id !== currentId);
  return [currentId, ...others].slice(0, MAX_DEVICES);
}
