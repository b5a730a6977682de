import { secondsLeft } from '@atalaya/core/store/plans';
import { deviceStore } from '../platform/device-store';

/** The plans page promises its prices for a day, counted from the first visit of that day. */
const seen = deviceStore('atalaya.prices-seen', (stored) => (typeof stored === 'number' ? stored : 0));

/** When the visitor saw prices that are still promised. */
export const pricesSeenAt = (now: number): Date | undefined =>
  seen.current() <= now && secondsLeft(seen.current(), now) > 0 ? new Date(seen.current()) : undefined;

export function rememberPricesSeen(now: number): void {
  if (!pricesSeenAt(now)) seen.change(now);
}
