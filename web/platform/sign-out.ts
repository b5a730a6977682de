import { create } from 'zustand';
import { logout, useSessionStore } from './session';

/** What features have on this device for a user. */
export type Unsent = {
  countUnsent(userId: string): Promise<number>;
  sendUnsent(userId: string): Promise<unknown>;
};

let load: (() => Promise<Unsent>) | undefined;

/** Called by root.tsx: platform code imports no feature. */
export function registerUnsent(loader: () => Promise<Unsent>): void {
  load = loader;
}

const SEND_TIMEOUT_MS = 5_000;

/** The question before a sign-out that would lose something; `unsent` is 0 while nothing is asked. */
export const useLeaving = create<{ unsent: number; leave: () => void }>()(() => ({
  unsent: 0,
  leave: () => {},
}));

export const stay = (): void => useLeaving.setState({ unsent: 0 });

/** Sends what is left, then signs out. Asks first if something would be lost. */
export async function signOut(goTo: (path: '/') => unknown): Promise<void> {
  const unsent = await sendLeft().catch(() => 0);
  const leave = () => {
    stay();
    logout(goTo);
  };
  if (unsent === 0) leave();
  else useLeaving.setState({ unsent, leave });
}

async function sendLeft(): Promise<number> {
  const userId = useSessionStore.getState().currentUser?.id;
  if (!userId || !load) return 0;
  const { countUnsent, sendUnsent } = await load();
  if ((await countUnsent(userId)) === 0) return 0;
  const tooLong = new Promise<void>((resolve) => setTimeout(resolve, SEND_TIMEOUT_MS));
  await Promise.race([sendUnsent(userId).catch(() => null), tooLong]);
  return countUnsent(userId);
}
