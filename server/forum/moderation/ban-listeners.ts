import type { Kit } from '../../platform/kit';

type Listener = (kit: Kit, userId: string) => Promise<void>;

const listeners = new Map<string, Listener>();

/** Lets other features react when somebody is kept out of the community, after the commit, without the forum importing them. */
export function onBanned(name: string, listener: Listener): void {
  listeners.set(name, listener);
}

export async function notifyBanned(...args: Parameters<Listener>): Promise<void> {
  for (const listener of listeners.values()) await listener(...args);
}
