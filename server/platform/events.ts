/**
 * What features tell each other after a commit, on every node: listeners forget what they keep in memory, and do nothing that
 * must be done once. None fails the one who published.
 */
export type DomainEvents = {
  /** Pages whose content changed: guest HTML under these path prefixes is rendered anew. */
  'pages.changed': { prefixes: readonly string[] };
};

export type EventName = keyof DomainEvents;
export type Listener<N extends EventName> = (payload: DomainEvents[N]) => void | Promise<void>;

type Tell = <N extends EventName>(name: N, payload: DomainEvents[N]) => void;

export type Events = {
  publish: Tell;
  on<N extends EventName>(name: N, listener: Listener<N>): void;
  /** What is published here is told elsewhere too; what was published elsewhere is told here by what is given back. */
  join(elsewhere: Tell): Tell;
};

export function makeEvents(onFault: (error: unknown) => void): Events {
  const listeners = new Map<EventName, Array<(payload: never) => void | Promise<void>>>();
  const others: Tell[] = [];
  const tellHere: Tell = (name, payload) => {
    for (const listener of listeners.get(name) ?? [])
      Promise.resolve()
        .then(() => listener(payload as never))
        .catch(onFault);
  };
  return {
    publish(name, payload) {
      tellHere(name, payload);
      for (const elsewhere of others) elsewhere(name, payload);
    },
    join(elsewhere) {
      others.push(elsewhere);
      return tellHere;
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
