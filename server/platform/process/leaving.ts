import { setTimeout as delay } from 'node:timers/promises';
import type { Kit } from '../kit';

const leaving = new WeakSet<Kit>();

export const isLeaving = (kit: Kit): boolean => leaving.has(kit);

/**
 * Before a node stops: `/api/ready` says so while requests are still answered, until the proxy has noticed. A connection that
 * arrives in the moment of closing would be cut off.
 */
export async function leave(kit: Kit): Promise<void> {
  leaving.add(kit);
  await delay(kit.env.STOP_DELAY_SECONDS * 1_000);
}
