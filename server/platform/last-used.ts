import type postgres from 'postgres';

/** The driver's own list of connections that wait for work, and what it shows of a connection. */
type Idle = {
  readonly length: number;
  push(connection: Connection): Connection;
  shift(): Connection | undefined;
  remove(connection: Connection): Connection | null;
};
type Connection = { queue: Idle; idleTimer: { start(): void } };

/**
 * The driver gives a statement to the connection that has rested longest, so that all processes of the database take turns
 * and each finds its memory cold: a read by its key then costs both sides twice what it costs on the connection that was
 * used last. Here its list becomes a pile, and what is not needed at once falls asleep.
 *
 * The driver shows a connection to `onexecute` alone, and starts its timer when, and only when, it is put on the list.
 */
export function preferLastUsed(sql: postgres.Sql): void {
  const plain = sql.unsafe.bind(sql);
  const watched = new WeakSet<Connection>();
  let isPiled = false;
  const onexecute = (connection: Connection): true => {
    const { idleTimer } = connection;
    const start = idleTimer.start;
    if (!watched.has(connection))
      idleTimer.start = () => {
        idleTimer.start = start;
        if (!isPiled) pileUp(connection.queue);
        isPiled = true;
        start();
      };
    watched.add(connection);
    // Says that the connection may take more statements.
    return true;
  };
  sql.unsafe = ((text: string, parameters: never[] = [], options: postgres.UnsafeQueryOptions = {}) =>
    plain(
      text,
      parameters,
      isPiled ? options : ({ onexecute, ...options } as postgres.UnsafeQueryOptions),
    )) as typeof sql.unsafe;
}

function pileUp(idle: Idle): void {
  const pile: Connection[] = [];
  for (let one = idle.shift(); one; one = idle.shift()) pile.push(one);
  Object.defineProperties(idle, {
    length: { get: () => pile.length },
    push: {
      value: (connection: Connection) => {
        pile.push(connection);
        return connection;
      },
    },
    shift: { value: () => pile.pop() },
    remove: {
      value: (connection: Connection) => {
        const at = pile.lastIndexOf(connection);
        if (at >= 0) pile.splice(at, 1);
        return at < 0 ? null : connection;
      },
    },
  });
}
