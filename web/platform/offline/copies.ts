import { STORED_AT } from '@atalaya/core/platform/offline';
import { create } from 'zustand';

type Copies = Record<string, number>;

/** When the data that pages show from this device was stored, by API address or page path. */
export const useCopies = create<{ at: Copies }>()(() => ({ at: {} }));

export const noteCopy = (address: string, storedAt: number): void =>
  useCopies.setState(({ at }) => ({ at: { ...at, [address]: storedAt } }));

export function noteFresh(address: string): void {
  if (!(address in useCopies.getState().at)) return;
  useCopies.setState(({ at: { [address]: _, ...rest } }) => ({ at: rest }));
}

export const forgetCopies = (): void => useCopies.setState({ at: {} });

/** The service worker marks the responses that it took from its cache. */
export function noteResponse(address: string, { headers }: Response): void {
  const storedAt = Number(headers.get(STORED_AT));
  if (storedAt > 0) noteCopy(address, storedAt);
  else noteFresh(address);
}

/** When the oldest of these was stored; null if all come from the server. */
export function oldestCopy(at: Copies, addresses: readonly string[]): number | null {
  const stored = addresses.flatMap((address) => at[address] ?? []);
  return stored.length > 0 ? Math.min(...stored) : null;
}
