import { OWNER_HEADER } from '@atalaya/core/platform/owner';
import type { CallOptions } from '../api';
import { HttpError } from '../http-error';
import { useSessionStore } from '../session';
import { leftBehind, type OldStore } from './left-behind';
import { deviceRecords } from './records';
import { type Verdict, verdictOf } from './verdict';

/** What a user did that the server does not have. A new `stamp` with every change of it. */
type Entry<T> = { item: T; stamp: string; refusal?: string };
type Kept<T> = { userId: string; entries: readonly Entry<T>[] };

/** What the user reads about it while it is only here. `text` is what they wrote or chose. */
export type Described = { what: string; text: string };
export type Waiting = Described & { id: string };
export type Refused = Waiting & { sentence: string };

/** Why something is left after sending: null if nothing is. */
export type Left = { kind: Exclude<Verdict['kind'], 'refused'>; afterMs: number | null } | null;

/** What every outbox does, whatever it holds. */
export type Outbox = {
  name: string;
  send(userId: string): Promise<Left>;
  /** `isHeld`: the last try left something. */
  overview(
    userId: string,
  ): Promise<{ waiting: readonly Waiting[]; isHeld: boolean; refused: readonly Refused[] }>;
  /** Sends what was refused again, and says what became of it. */
  retry(userId: string, ids: readonly string[]): Promise<'sent' | 'waiting' | 'refused'>;
  drop(userId: string, ids: readonly string[]): Promise<void>;
  clear(userId: string): Promise<void>;
};

type Options<T, A> = {
  name: string;
  send(item: T, options: CallOptions): Promise<A>;
  describe(item: T): Described;
  /** Sends several at once and returns the ids that the server has now. */
  sendMany?(items: readonly T[], options: CallOptions): Promise<readonly string[]>;
  /** Things that need no order among each other: one that must wait for its own limit does not hold the others. */
  keyOf?(item: T): string;
  /** False for what is not worth a word or a question, such as a reading position. */
  counts?(item: T): boolean;
  /** Where older builds kept it. */
  old?: OldStore<T>;
};

/** Sent for one user only: the server refuses it if somebody else has signed in meanwhile. */
export const sentBy = (userId: string): CallOptions => ({ headers: { [OWNER_HEADER]: userId } });

/** False if this page knows that somebody else is signed in. */
export function maySendFor(userId: string): boolean {
  const { currentUser } = useSessionStore.getState();
  return currentUser === null || currentUser.id === userId;
}

/** One at a time across the tabs of a browser. */
export const inTurn = <T>(name: string, run: () => Promise<T>): Promise<T> =>
  typeof navigator !== 'undefined' && navigator.locks
    ? navigator.locks.request(`atalaya.${name}`, () => run())
    : run();

const BATCH = 100;

// A request of a page that ends goes on without it.
let isLeaving = false;
if (typeof document !== 'undefined')
  document.addEventListener('visibilitychange', () => {
    isLeaving = document.visibilityState === 'hidden';
  });

const watchers = new Set<() => void>();
let channel: BroadcastChannel | undefined;

/** Calls back when an outbox of this browser has changed. */
export function onOutboxes(watch: () => void): () => void {
  watchers.add(watch);
  if (!channel && typeof window !== 'undefined') {
    channel = new BroadcastChannel('atalaya.outboxes');
    channel.onmessage = () => notifyHere();
  }
  return () => watchers.delete(watch);
}

function notifyHere(): void {
  for (const watch of watchers) watch();
}

export function notifyOutboxes(): void {
  notifyHere();
  channel?.postMessage('changed');
}

/**
 * What a user did, stored on the device first and sent in order until the server has it: each thing counts once,
 * however often it is sent. What the server refuses for good stays here for its owner to read, copy, send again or delete.
 */
export function outbox<T extends { id: string }, A>(options: Options<T, A>) {
  const { name, keyOf = () => '', counts = () => true } = options;
  const records = deviceRecords<Kept<T>>('atalaya-outbox', 'kept');
  const recordKey = (userId: string): string => `${name}/${userId}`;
  const behind = leftBehind<T>(name, options.old);
  const held = new Set<string>();
  let onTheirWay: ReadonlySet<string> = new Set();
  /** Those who wait for the answer to something that they have kept here, by its stamp. */
  const awaited = new Map<string, (sent: { answer: A } | { refusal: HttpError }) => void>();

  const change = async (userId: string, edit: (entries: readonly Entry<T>[]) => readonly Entry<T>[]) => {
    await records.change(recordKey(userId), (record) => ({ userId, entries: edit(record?.entries ?? []) }));
  };

  const adopt = (userId: string) =>
    behind.adopt(userId, async (items) => {
      await change(userId, (entries) => {
        const known = new Set(entries.map(({ item }) => item.id));
        const before = items.filter(({ id }) => !known.has(id));
        return [...before.map((item) => ({ item, stamp: crypto.randomUUID() })), ...entries];
      });
      return !records.isOnlyInMemory(recordKey(userId));
    });

  async function entriesOf(userId: string): Promise<readonly Entry<T>[]> {
    await adopt(userId);
    return (await records.read(recordKey(userId)))?.entries ?? [];
  }

  /** A newer one of the same id replaces it, in its new place in the order. */
  async function keepStamped(userId: string, item: T, stamp: string): Promise<boolean> {
    const stored = behind.whileStoring(userId, item);
    await adopt(userId);
    await change(userId, (entries) => [...entries.filter((one) => one.item.id !== item.id), { item, stamp }]);
    const isStored = !records.isOnlyInMemory(recordKey(userId));
    stored();
    notifyOutboxes();
    return isStored;
  }

  const remove = (userId: string, isGone: (entry: Entry<T>) => boolean) =>
    change(userId, (entries) => entries.filter((entry) => !isGone(entry)));

  /** Sends one, or several at once where the server takes them so. Those that it has are gone from here. */
  async function sendSome(userId: string, some: readonly Entry<T>[]): Promise<void> {
    const callOptions = { ...sentBy(userId), keepalive: isLeaving };
    const [first] = some;
    if (!first) return;
    onTheirWay = new Set(some.map(({ item }) => item.id));
    try {
      if (options.sendMany && some.length > 1) {
        const saved = new Set(
          await options.sendMany(
            some.map(({ item }) => item),
            callOptions,
          ),
        );
        const stamps = new Set(some.flatMap(({ item, stamp }) => (saved.has(item.id) ? [stamp] : [])));
        await remove(userId, ({ stamp }) => stamps.has(stamp));
      } else {
        const answer = await options.send(first.item, callOptions);
        // What was changed while it was on its way is sent again.
        await remove(userId, ({ stamp }) => stamp === first.stamp);
        awaited.get(first.stamp)?.({ answer });
      }
    } finally {
      onTheirWay = new Set();
    }
  }

  /** In order, because a later one may need an earlier one. `except` is still being changed. */
  async function sendAll(userId: string, except?: () => string | undefined): Promise<Left> {
    const tried = new Set<string>();
    const waitingKeys = new Set<string>();
    let size = options.sendMany ? BATCH : 1;
    let left: Left = null;
    for (;;) {
      // Read again each time: meanwhile things are added, changed and taken back.
      const waiting = (await entriesOf(userId)).filter(
        ({ item, stamp, refusal }) =>
          refusal === undefined &&
          !tried.has(stamp) &&
          !waitingKeys.has(keyOf(item)) &&
          item.id !== except?.(),
      );
      const some = waiting.slice(0, size);
      const [first] = some;
      if (!first) return left;
      if (!maySendFor(userId)) return { kind: 'signed-out', afterMs: null };
      try {
        await sendSome(userId, some);
        for (const { stamp } of some) tried.add(stamp);
      } catch (error) {
        const verdict = await verdictOf(error);
        const isFinal = verdict.kind === 'refused';
        const isAboutOne =
          isFinal || (options.keyOf !== undefined && verdict.kind === 'later' && isOwnLimit(error));
        // Each for itself, to find out which one it is about.
        if (isAboutOne && some.length > 1) size = 1;
        else if (!isFinal) {
          left = { kind: verdict.kind, afterMs: verdict.kind === 'later' ? verdict.afterMs : null };
          if (!isAboutOne) return left;
          waitingKeys.add(keyOf(first.item));
        } else {
          tried.add(first.stamp);
          await change(userId, (entries) =>
            entries.map((one) => (one.stamp === first.stamp ? { ...one, refusal: verdict.sentence } : one)),
          );
          if (error instanceof HttpError) awaited.get(first.stamp)?.({ refusal: error });
        }
      }
      notifyOutboxes();
    }
  }

  let turn: Promise<unknown> = Promise.resolve();

  async function send(userId: string, except?: () => string | undefined): Promise<Left> {
    const run = turn.then(() => inTurn(`outbox.${name}.${userId}`, () => sendAll(userId, except)));
    turn = run.catch(() => {});
    const left = await run;
    const wasHeld = held.has(userId);
    if (left) held.add(userId);
    else held.delete(userId);
    if (wasHeld || left) notifyOutboxes();
    return left;
  }

  async function list(userId: string): Promise<T[]> {
    return (await entriesOf(userId)).flatMap(({ item, refusal }) => (refusal === undefined ? [item] : []));
  }

  return {
    name,
    /** What waits, in the order in which it was stored. */
    list,
    /** With those that the server refused. */
    all: async (userId: string): Promise<(T & { refusal?: string | undefined })[]> =>
      (await entriesOf(userId)).map(({ item, refusal }) => ({ ...item, refusal })),
    send,
    /** Stored before anything else, so that a crash loses nothing. False if it is only in memory. */
    keep: (userId: string, item: T): Promise<boolean> => keepStamped(userId, item, crypto.randomUUID()),
    /** Stores and sends. Null if it waits on the device for the next try. Throws a refusal. */
    async deliver(userId: string, item: T): Promise<{ answer: A } | null> {
      const stamp = crypto.randomUUID();
      let sent: { answer: A } | { refusal: HttpError } | undefined;
      awaited.set(stamp, (outcome) => {
        sent = outcome;
      });
      await keepStamped(userId, item, stamp);
      await send(userId).finally(() => awaited.delete(stamp));
      if (sent && 'refusal' in sent) throw sent.refusal;
      return sent ?? null;
    },
    async overview(userId: string) {
      const entries = await entriesOf(userId);
      const described = (item: T): Waiting => ({ ...options.describe(item), id: item.id });
      const refused = entries.flatMap(({ item, refusal }): Refused[] =>
        refusal === undefined ? [] : [{ ...described(item), sentence: refusal }],
      );
      const waiting = entries.flatMap(({ item, refusal }): Waiting[] =>
        refusal === undefined && counts(item) ? [described(item)] : [],
      );
      return { waiting, isHeld: held.has(userId), refused };
    },
    async retry(userId: string, ids: readonly string[]): Promise<'sent' | 'waiting' | 'refused'> {
      await change(userId, (entries) =>
        entries.map(({ refusal, ...entry }) =>
          ids.includes(entry.item.id) || refusal === undefined ? entry : { ...entry, refusal },
        ),
      );
      await send(userId);
      const left = (await entriesOf(userId)).filter(({ item }) => ids.includes(item.id));
      if (left.length === 0) return 'sent';
      return left.some(({ refusal }) => refusal !== undefined) ? 'refused' : 'waiting';
    },
    /** Takes something back that was not sent. False if it was, and the server must undo it. */
    async takeBack(userId: string, id: string): Promise<boolean> {
      // It may arrive.
      if (onTheirWay.has(id)) await turn;
      const isHere = (await list(userId)).some((item) => item.id === id);
      if (isHere) await remove(userId, ({ item }) => item.id === id);
      notifyOutboxes();
      return isHere;
    },
    /** Sets aside what was refused elsewhere. */
    async refuse(userId: string, item: T, refusal: string): Promise<void> {
      await adopt(userId);
      await change(userId, (entries) => [
        ...entries.filter((one) => one.item.id !== item.id),
        { item, stamp: crypto.randomUUID(), refusal },
      ]);
      notifyOutboxes();
    },
    async drop(userId: string, ids: readonly string[]): Promise<void> {
      await remove(userId, ({ item }) => ids.includes(item.id));
      notifyOutboxes();
    },
    async clear(userId: string): Promise<void> {
      await behind.forget(userId);
      await records.remove(recordKey(userId));
      held.delete(userId);
      notifyOutboxes();
    },
  } satisfies Outbox & Record<string, unknown>;
}

/** About this one thing, such as the conversations of a day or a question of a running mock, not about the sender. */
const isOwnLimit = (error: unknown): boolean =>
  error instanceof HttpError &&
  error.status < 500 &&
  (error.status === 425 || error.status === 429 || error.retryAfterMs !== null) &&
  error.code !== 'request.too-many';
