import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import postgres from 'postgres';
import { socketPath } from './socket-path';

type Row = (string | null)[];

/**
 * A statement that runs all day, on connections of its own and in PostgreSQL's own protocol
 * (https://www.postgresql.org/docs/current/protocol-message-formats.html): what the driver does for any statement whatever
 * is a third of what saving an answer costs the server. The connections hold one statement each at a time.
 */
export type Lane = {
  /** The first row, in text; null when there is none. Undefined, at once or later: it was not answered here, ask the driver. */
  ask(values: readonly (string | null)[]): Promise<Row | null | undefined> | undefined;
  close(): Promise<void>;
};

/** More at once, and the driver is asked. */
const CONNECTIONS = 4;
/** As the pool's connections. */
const IDLE_MS = 300_000;
const DIAL_MS = 10_000;
const LEAVE_MS = 5_000;
/** A database that breaks off or refuses is left alone for a while; the driver goes on asking it. */
const REST_MS = 10_000;

/** Opens a connection where none is free, in the background: whoever has found none asks the driver. */
export function makeLane(url: string, text: string): Lane {
  const speakers: Speaker[] = [];
  let opening: Promise<void> | undefined;
  let restUntil = 0;
  let isClosed = false;
  const rest = () => {
    restUntil = Date.now() + REST_MS;
  };
  const open = async () => {
    const speaker = await openSpeaker(url, text);
    if (!speaker) {
      restUntil = Number.POSITIVE_INFINITY;
      return;
    }
    speakers.push(speaker);
    speaker.whenGone.then((isFault) => {
      speakers.splice(speakers.indexOf(speaker), 1);
      if (isFault) rest();
    });
  };
  return {
    ask(values) {
      // In their order, so that the first stays warm and the last fall asleep.
      for (const speaker of speakers) if (speaker.isFree()) return speaker.ask(values);
      if (speakers.length < CONNECTIONS && !opening && !isClosed && Date.now() >= restUntil)
        opening = open()
          .catch(rest)
          .finally(() => {
            opening = undefined;
          });
      return undefined;
    },
    async close() {
      isClosed = true;
      await opening;
      await Promise.all(speakers.map((speaker) => speaker.leave()));
    },
  };
}

type Speaker = {
  isFree(): boolean;
  ask(values: readonly (string | null)[]): Promise<Row | null | undefined> | undefined;
  leave(): Promise<void>;
  /** Whether it went by a fault. */
  whenGone: Promise<boolean>;
};

const NAME = 'lane';
const QUESTION_BYTES = 4_096;
const GOODBYE = Buffer.from([0x58, 0, 0, 0, 4]);
/** The first byte of a message says what it is. */
const [BIND, EXECUTE, SYNC] = [0x42, 0x45, 0x53];
const [ROW, READY, FAULT] = [0x44, 0x5a, 0x45];

/**
 * The driver opens the door (password, database) and prepares the statement; from then on nobody but this uses the socket.
 * Undefined where the database wants TLS: it is far then, and the way there costs more than the driver.
 */
async function openSpeaker(url: string, text: string): Promise<Speaker | undefined> {
  const { path } = socketPath(url);
  let socket: Socket | undefined;
  const dial = async ({ host, port }: { host: string[]; port: number[] }) => {
    const dialled = path
      ? connect({ path })
      : connect({ host: host[0], port: port[0] ?? 5432, noDelay: true });
    socket = dialled;
    await once(dialled, 'connect', { signal: AbortSignal.timeout(DIAL_MS) });
    return dialled;
  };
  const options = { ...(path ? { path } : {}), socket: dial, max: 1, max_lifetime: null, fetch_types: false };
  const driver = postgres(url, {
    ...options,
    connect_timeout: DIAL_MS / 1000,
    onnotice: () => {},
    connection: { application_name: 'atalaya' },
  });
  if (driver.options.ssl) return undefined;
  try {
    await driver.unsafe(`prepare ${NAME} as ${text}`);
  } catch (error) {
    socket?.destroy();
    throw error;
  }
  if (!socket) throw new Error('the driver did not ask for a socket');
  socket.removeAllListeners('data');
  socket.setTimeout(IDLE_MS, () => socket?.destroy());
  return speakOn(socket);
}

function speakOn(socket: Socket): Speaker {
  const question = Buffer.alloc(QUESTION_BYTES);
  let heard: Buffer | undefined;
  let row: Row | null = null;
  let isFault = false;
  let settle: ((row: Row | null | undefined) => void) | undefined;

  const answered = () => {
    const done = settle;
    const found = isFault ? undefined : row;
    settle = undefined;
    row = null;
    // What it will not do once it may not do again: the driver says why.
    if (isFault) socket.destroy();
    done?.(found);
  };
  socket.on('data', (chunk) => {
    const all = heard ? Buffer.concat([heard, chunk]) : chunk;
    let at = 0;
    while (all.length - at > 4) {
      const end = at + 1 + all.readInt32BE(at + 1);
      if (end > all.length) break;
      const kind = all[at];
      if (kind === ROW) row ??= readRow(all, at + 5);
      else if (kind === FAULT) isFault = true;
      else if (kind === READY) answered();
      at = end;
    }
    heard = at === all.length ? undefined : all.subarray(at);
  });
  const whenGone = new Promise<boolean>((resolve) => {
    socket.on('error', () => {
      isFault = true;
    });
    socket.on('close', () => {
      const isCut = settle !== undefined;
      settle?.(undefined);
      settle = undefined;
      resolve(isFault || isCut);
    });
  });
  return {
    whenGone,
    isFree: () => settle === undefined && !socket.destroyed,
    ask(values) {
      const length = writeQuestion(question, values);
      if (length === undefined) return undefined;
      return new Promise((resolve) => {
        settle = resolve;
        // The same bytes are written again only after their answer: by then they have long been read.
        socket.write(question.subarray(0, length));
      });
    },
    async leave() {
      if (!socket.destroyed) socket.setTimeout(LEAVE_MS).end(GOODBYE);
      await whenGone;
    },
  };
}

/** Bind, Execute and Sync. Undefined when it is longer than there is room for. */
function writeQuestion(into: Buffer, values: readonly (string | null)[]): number | undefined {
  let at = 5;
  into[at++] = 0;
  at += into.write(NAME, at);
  into[at++] = 0;
  // Every value as text, both ways.
  at = into.writeInt16BE(0, at);
  at = into.writeInt16BE(values.length, at);
  for (const value of values) {
    if (value === null) {
      at = into.writeInt32BE(-1, at);
      continue;
    }
    if (at + 4 + value.length * 3 + 32 > into.length) return undefined;
    const bytes = into.write(value, at + 4);
    into.writeInt32BE(bytes, at);
    at += 4 + bytes;
  }
  at = into.writeInt16BE(0, at);
  into[0] = BIND;
  into.writeInt32BE(at - 1, 1);
  into[at++] = EXECUTE;
  at = into.writeInt32BE(9, at);
  into[at++] = 0;
  at = into.writeInt32BE(0, at);
  into[at++] = SYNC;
  return into.writeInt32BE(4, at);
}

function readRow(from: Buffer, start: number): Row {
  const row: Row = [];
  let at = start + 2;
  for (let columns = from.readInt16BE(start); columns > 0; columns -= 1) {
    const length = from.readInt32BE(at);
    at += 4;
    row.push(length < 0 ? null : from.toString('utf8', at, at + length));
    if (length > 0) at += length;
  }
  return row;
}
