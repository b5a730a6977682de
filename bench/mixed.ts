import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import type postgres from 'postgres';
import { seeded } from '../core/review/seeded';
import { userId } from './database';
import { startWithExams } from './exam-data';
import { type Memory, memoryWithoutGarbage, withHeapReport } from './heap';
import { type Benchmark, type Measurement, percentile } from './measurement';
import { openPages } from './sockets';
import { type Click, type Kind, prepareClicks, run, textIn } from './students';

/** `MIXED_SECONDS=600 npm run bench -- mixed` for the long run; `LOAD_STUDENTS` says how many. */
const seconds = Number(process.env.MIXED_SECONDS ?? 60);
const SOCKETS = 500;
const HEARD_TOPICS = 5;
const TOPICS = 200;
const SEED = 20_261_119;
const kinds: Kind[] = [
  'public pages',
  'campus documents',
  'API reads',
  'writes',
  'forum reads',
  'forum writes',
  'games',
];

/** Visitors, students in exams, readers and writers of the forum, players and open sockets at the same time. */
export const mixed: Benchmark = {
  name: 'mixed',
  async measure() {
    const started = await startWithExams(withHeapReport);
    try {
      await fillForum(started.sql);
      const study = await prepareClicks(started);
      const sockets = await openSockets(Number(new URL(started.server.url).port));
      const memory = () => memoryWithoutGarbage(started);
      const atStart = await memory();
      console.log(`  load average before: ${loadavg().map((one) => one.toFixed(1))}`);
      const [{ clicks, errors }, inTheMiddle] = await Promise.all([
        run(started, mix(study), seconds),
        delay(seconds * 500).then(memory),
      ]);
      const atEnd = await memory();
      console.log(`  load average after: ${loadavg().map((one) => one.toFixed(1))}`);
      for (const open of sockets) open.close();
      const times = clicks.map(({ ms }) => ms);
      return [
        { name: `mixed clicks per second, ${seconds} s`, value: times.length / seconds, unit: '/s' },
        { name: 'errors among them', value: errors, unit: '', max: 0 },
        { name: 'their median', value: percentile(times, 0.5), unit: 'ms' },
        { name: 'their 95th percentile', value: percentile(times, 0.95), unit: 'ms' },
        { name: 'their 99th percentile', value: percentile(times, 0.99), unit: 'ms', max: 300 },
        ...kinds.flatMap((wanted): Measurement[] => {
          const some = clicks.flatMap(({ kind, ms }) => (kind === wanted ? ms : []));
          return [
            { name: `  ${wanted}, of all clicks`, value: some.length / times.length, unit: '×' },
            { name: '    median', value: percentile(some, 0.5), unit: 'ms' },
            { name: '    99th percentile', value: percentile(some, 0.99), unit: 'ms' },
          ];
        }),
        ...memoryLines('before them', atStart),
        ...memoryLines('in the middle', inTheMiddle),
        ...memoryLines('after them', atEnd),
        {
          name: 'heap at the end, of that in the middle',
          value: atEnd.heap / inTheMiddle.heap,
          unit: '×',
          max: 1.1,
        },
        {
          name: 'resident memory at the end, of that in the middle',
          value: atEnd.resident / inTheMiddle.resident,
          unit: '×',
          max: 1.2,
        },
      ];
    } finally {
      await started.close();
    }
  },
};

const memoryLines = (when: string, { heap, outside, resident }: Memory): Measurement[] => [
  { name: `heap of the server without garbage, ${when}`, value: heap, unit: 'MB' },
  { name: '  buffers outside it', value: outside, unit: 'MB' },
  { name: '  resident', value: resident, unit: 'MB' },
];

/** Half of the pages show a topic of the forum, and hear of every answer in it. */
async function openSockets(port: number) {
  const opened = [await openPages(port, SOCKETS / 2)];
  for (let topic = 1; topic <= HEARD_TOPICS; topic += 1)
    opened.push(await openPages(port, SOCKETS / 2 / HEARD_TOPICS, `forum:${topic}`));
  return opened;
}

/** Of 100 clicks 25 read the forum, 3 write in it and 7 play; the others study. */
function mix(study: (index: number) => Click): (index: number) => Click {
  const random = seeded(SEED);
  const topic = () => 1 + Math.floor(random() * TOPICS);
  const plays = new Map<number, string>();
  let written = 0;
  return (index) => {
    const share = random();
    if (share < 0.1) return { kind: 'forum reads', method: 'GET', path: '/api/forum/topics' };
    if (share < 0.25) return { kind: 'forum reads', method: 'GET', path: `/api/forum/topics/${topic()}` };
    if (share < 0.28) {
      // The same text twice by one person is refused.
      written += 1;
      const body = { body: `Respuesta ${written} con el art. 17.2 de la Constitución.`, typedMs: 9_000 };
      return { kind: 'forum writes', method: 'POST', path: `/api/forum/topics/${topic()}/posts`, body };
    }
    if (share < 0.35) return play(plays, index);
    return study(index);
  };
}

/** A play is started with one click and ended with the next. */
function play(plays: Map<number, string>, index: number): Click {
  const id = plays.get(index);
  if (id) {
    plays.delete(index);
    const body = { from: 0, sent: { game: 'crossword', moves: [] }, activeMs: 60_000 };
    return { kind: 'games', method: 'POST', path: `/api/games/plays/${id}/finish`, body };
  }
  const body = { game: 'crossword', topics: [2], difficulty: 1 };
  const onAnswer = (started: unknown) => void plays.set(index, textIn(started, 'id'));
  return { kind: 'games', method: 'POST', path: '/api/games/plays', body, onAnswer };
}

async function fillForum(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into forum_category (id, name, description, color, position, created_at, updated_at)
    values (901, 'Medida', 'De prueba', 'navy', 901, now(), now()) on conflict do nothing`;
  await sql`
    insert into forum_topic (id, category_id, author_id, title, tags, last_number, replies, last_author_id, last_post_at, created_at)
    overriding system value
    select n, 901, ${userId(0)}::uuid, 'Tema de medida ' || n, '{}', 1, 0, ${userId(0)}::uuid, now(), now()
    from generate_series(1, ${TOPICS}::int) n on conflict do nothing`;
  await sql`
    insert into forum_post (id, topic_id, number, author_id, body, blocks, parser, reactions, created_at)
    select gen_random_uuid(), n, 1, ${userId(0)}::uuid, 'Una pregunta.', '[]', 1, '{}', now()
    from generate_series(1, ${TOPICS}::int) n on conflict do nothing`;
}
