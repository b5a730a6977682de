import { create } from 'zustand';
import type { Left, Refused, Waiting } from './outbox';

/** Something that waits, with what holds it. `count`: the changes in it, such as the answers of an exam. */
export type Unsent = Waiting & { outbox: string; count?: number };
/** Something that the server refused for good, with the outbox that keeps it. */
export type Unsendable = Refused & { outbox: string };

type State = {
  waiting: readonly Unsent[];
  refused: readonly Unsendable[];
  /** Why something waits. */
  why: NonNullable<Left>['kind'];
  isListOpen: boolean;
};

const nothing = { waiting: [], refused: [], why: 'later', isListOpen: false } as const;

/** What this device has and the server has not, for the line on every page and its list. */
export const useUnsent = create<State>()(() => nothing);

export const forgetUnsent = (): void => useUnsent.setState(nothing);
export const openUnsentList = (): void => useUnsent.setState({ isListOpen: true });
export const closeUnsentList = (): void => useUnsent.setState({ isListOpen: false });

export const countOf = (unsent: readonly { count?: number }[]): number =>
  unsent.reduce((sum, { count = 1 }) => sum + count, 0);
