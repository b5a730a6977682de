/** What features tell each other after a commit. A listener never fails the one who published. */
export type DomainEvents = {
  /** Pages whose content changed: guest HTML under these path prefixes is rendered anew. */
  'pages.changed': { prefixes: readonly string[] };
};

export type EventName = keyof DomainEvents;
export type Listener<N extends EventName> = (payload: DomainEvents[N]) => void | Promise<void>;

export type Events = {
  publish<N extends EventName>(name: N, payload: DomainEvents[N]): void;
  on<N extends EventName>(name: N, listener: Listener<N>): void;
};

export function makeEvents(onFault: (error: unknown) => void): Events {
  const listeners = new Map<EventName, Array<(payload: never) => void | Promise<void>>>();
  return {
    publish(name, payload) {
      for (const listener of listeners.get(name) ?? [])
        Promise.resolve()
          .then(() => listener(payload as never))
          .catch(onFault);
    },
    on(name, listener) {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
    },
  };
}
