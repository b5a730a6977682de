import { DAY_MS, MINUTE_MS } from '../platform/durations';

/** Active devices per account. */
export const MAX_DEVICES = 2;
export const INACTIVE_AFTER_MS = 3 * MINUTE_MS;
/** With more replacements in the window, the account is fixed to its two devices. */
export const MAX_REPLACEMENTS = 4;
export const REPLACEMENT_WINDOW_MS = 30 * DAY_MS;
export const FIXED_FOR_MS = 30 * DAY_MS;

export type DeviceState = {
  id: string;
  signedIn: boolean;
  lastSeenAt: Date;
  /** When it ended or was closed; its next request clears this. */
  endedAt: Date | null;
  /** Set on the two devices to which the account is fixed. */
  fixedUntil: Date | null;
};

/** Inactive after ending, being closed, or 3 minutes without a request. */
export const isActive = ({ signedIn, endedAt, lastSeenAt }: DeviceState, now: Date): boolean =>
  signedIn && endedAt === null && now.getTime() - lastSeenAt.getTime() < INACTIVE_AFTER_MS;

const newestFirst = (a: DeviceState, b: DeviceState): number =>
  b.lastSeenAt.getTime() - a.lastSeenAt.getTime();

export type DeviceLimitStatus<D extends DeviceState> = {
  /** The account is fixed to two other devices. */
  blocked: boolean;
  /** Two others are active, so one must be closed. */
  exceedsLimit: boolean;
  /** The active devices, this one first. */
  active: D[];
  /** The two devices to which the account is fixed, or else the two used last. */
  registered: D[];
};

export function deviceLimitStatus<D extends DeviceState>(
  devices: readonly D[],
  currentId: string,
  now: Date,
): DeviceLimitStatus<D> {
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

/** Closing another active device over the limit counts as a replacement. */
export const isReplacement = <D extends DeviceState>(
  status: DeviceLimitStatus<D>,
  closedId: string,
  currentId: string,
): boolean =>
  status.exceedsLimit && closedId !== currentId && status.active.some(({ id }) => id === closedId);

export const replacedTooOften = (replacedAt: readonly Date[], now: Date): boolean =>
  replacedAt.filter((at) => now.getTime() - at.getTime() < REPLACEMENT_WINDOW_MS).length > MAX_REPLACEMENTS;

/** The devices to fix after a replacement: this one and the last used of the others. */
export function pairToFix<D extends DeviceState>(
  status: DeviceLimitStatus<D>,
  closedId: string,
  currentId: string,
): string[] {
  const others = status.active.map(({ id }) => id).filter((id) => id !== closedId && id !== currentId);
  return [currentId, ...others].slice(0, MAX_DEVICES);
}
