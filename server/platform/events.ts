/**
 * Events published after a commit, on every node. Listeners only clear caches: nothing that must happen exactly once,
 * and their errors do not reach the publisher.
 */
export type DomainEvents = {
  /** Cached guest pages under these path prefixes are rendered again. */
  'pages.changed': { prefixes: readonly string[] };
  /** The same after users have written something: no content has changed, so caches of content stay. */
  'pages.stale': { prefixes: readonly string[] };
};

export type EventName = keyof DomainEvents;
export type Listener<N extends EventName> = (payload: DomainEvents[N]) => void | Promise<void>;

type Emit = <N extends EventName>(name: N, payload: DomainEvents[N]) => void;

export type Events = {
  publish: Emit;
  on<N extends EventName>(name: N, listener: Listener<N>): void;
  /** Connects to the other nodes: `elsewhere` sends local events, the returned function delivers remote ones. */
  join(elsewhere: Emit): Emit;
};

export function makeEvents(onFault: (error: unknown) => void): Events {
  const listeners = new Map<EventName, Array<(payload: never) => void | Promise<void>>>();
  const others: Emit[] = [];
  const emitLocally: Emit = (name, payload) => {
    for (const listener of listeners.get(name) ?? [])
      Promise.resolve()
        .then(() => listener(payload as never))
        .catch(onFault);
  };
  return {
    publish(name, payload) {
      emitLocally(name, payload);
      for (const elsewhere of others) elsewhere(name, payload);
    },
    join(elsewhere) {
      others.push(elsewhere);
      return emitLocally;
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
