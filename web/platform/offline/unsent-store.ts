import { create } from 'zustand';
import type { Refused } from './outbox';

/** Something that the server refused for good, with the outbox that keeps it. */
export type Unsendable = Refused & { outbox: string };

/** What this device has and the server has not, for the line on every page and its list. */
export const useUnsent = create<{ waiting: number; refused: readonly Unsendable[]; isListOpen: boolean }>()(
  () => ({
    waiting: 0,
    refused: [],
    isListOpen: false,
  }),
);

export const openUnsentList = (): void => useUnsent.setState({ isListOpen: true });
export const closeUnsentList = (): void => useUnsent.setState({ isListOpen: false });
