import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { readEnv } from '../server/env';
import { countUnread } from '../server/forum/readers.queries';
import { readTopic, topicsFor } from '../server/forum/reading';
import { searchForum } from '../server/forum/search';
import { selectTopic } from '../server/forum/topics.queries';
import { type Posting, writePost } from '../server/forum/writing';
import { connect } from '../server/platform/db';
import { makeEvents } from '../server/platform/events';
import { startJobs } from '../server/platform/jobs/jobs';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { migrate } from '../server/platform/postgres/migrate';
import { insertUsers, userId } from './database';
import { type Benchmark, type Measurement, median, percentile, timed } from './measurement';
import { temporaryFolder } from './server';

const checkout = fileURLToPath(new URL('..', import.meta.url));
/** `FORUM_FULL=1` fills a forum of 2,000,000 posts, which takes minutes. */
const isFull = process.env.FORUM_FULL === '1';
const TOPICS = isFull ? 100_000 : 20_000;
const POSTS_PER_TOPIC = isFull ? 20 : 10;
const USERS = isFull ? 50_000 : 500;
/** The first of them, whose unread topics are counted. */
const READERS = 500;
const FOLLOWED = 100;
const ROUNDS = 200;
const words =
  'detención plazo comisaría artículo policía examen hurto registro denuncia fiscal juez menor arma extranjero asilo delito pena prueba tribunal ley'.split(
    ' ',
  );

/** Lists, topics, unread count and search of a large forum, compared with reading one topic by its key in the same run. */
export const forum: Benchmark = { name: 'forum', measure };

async function measure(): Promise<Measurement[]> {
  const folder = await temporaryFolder();
  const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
  const sql = postgres(server.url, { max: 1, onnotice: () => {} });
  const { db, close } = connect(server.url, { max: 4 });
  try {
    await migrate(server.url, checkout);
    await insertUsers(sql, USERS, 'basico');
    await fill(sql);
    const jobs = await startJobs(server.url, console.error);
    const kit = {
      db,
      jobs,
      clock: { now: () => new Date() },
      events: makeEvents(console.error),
      env: readEnv({}),
      secret: 'a secret of the bench',
      realtime: { toRoom: () => {} },
    };
    const times: Record<'key' | 'list' | 'topic' | 'unread' | 'search' | 'chosen' | 'post', number[]> = {
      key: [],
      list: [],
      topic: [],
      unread: [],
      search: [],
      chosen: [],
      post: [],
    };
    // The first job makes its queue.
    await post(kit, 0, USERS - 1);
    for (let round = 0; round < ROUNDS; round += 1) {
      const id = 1 + ((round * 331) % TOPICS);
      const search = `${words[round % words.length]} ${words[(round * 7 + 3) % words.length]}`;
      times.key.push(await timed(() => selectTopic(db, id)));
      times.list.push(await timed(() => topicsFor({ db }, { category: 1 + (round % 5), sort: 'actividad' })));
      times.topic.push(await timed(() => readTopic({ db }, id, 1)));
      times.unread.push(await timed(() => countUnread(db, userId(round % READERS))));
      times.search.push(await timed(() => searchForum({ db }, search, undefined)));
      times.chosen.push(await timed(() => searchForum({ db }, search, 1 + (round % 5))));
      times.post.push(await timed(() => post(kit, round, round)));
    }
    await jobs.stop();
    const key = median(times.key);
    const ratio = (name: string, value: number, max: number): Measurement => ({
      name: `forum, ${name}, times that`,
      value: value / key,
      unit: '×',
      max,
    });
    return [
      { name: `one of ${TOPICS} forum topics by its key`, value: key, unit: 'ms' },
      ratio('page of a category', median(times.list), 25),
      ratio('page of a topic', median(times.topic), 25),
      ratio('unread count', median(times.unread), 10),
      ratio(
        `search in ${TOPICS * POSTS_PER_TOPIC} posts, 95th percentile`,
        percentile(times.search, 0.95),
        60,
      ),
      ratio('the same in a category, 95th percentile', percentile(times.chosen, 0.95), 60),
      ratio('posting an answer', median(times.post), 20),
    ];
  } finally {
    await close();
    await sql.end();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

const post = (kit: Posting, round: number, user: number) =>
  writePost(kit, { id: userId(user), isAdmin: false }, 1 + ((round * 331) % TOPICS), {
    body: `Una respuesta **nueva**, la ${round}, con el art. 17.2 de la Constitución.`,
  });

async function fill(sql: postgres.Sql): Promise<void> {
  await sql`
    insert into forum_category (id, name, description, color, position, created_at, updated_at)
    select n, 'Categoría ' || n, 'De prueba', 'navy', n, now(), now() from generate_series(1, 5) n`;
  await sql`
    insert into forum_topic (category_id, author_id, title, tags, last_number, replies, last_author_id, last_post_at, created_at)
    select 1 + n % 5, ('00000000-0000-7000-8000-' || lpad((n % ${USERS}::int)::text, 12, '0'))::uuid,
      (${words}::text[])[1 + n % ${words.length}::int] || ' número ' || n || ': ¿cómo se cuenta?', array['etiqueta' || n % 50],
      ${POSTS_PER_TOPIC}::int, ${POSTS_PER_TOPIC - 1}::int,
      ('00000000-0000-7000-8000-' || lpad((n * 3 % ${USERS}::int)::text, 12, '0'))::uuid,
      now() - n * interval '1 minute', now() - n * interval '2 minutes'
    from generate_series(1, ${TOPICS}::int) n`;
  await sql`
    insert into forum_post (id, topic_id, number, author_id, body, blocks, parser, reactions, created_at)
    select gen_random_uuid(), t.id, p, ('00000000-0000-7000-8000-' || lpad(((t.id * p) % ${USERS}::int)::text, 12, '0'))::uuid,
      b.body, jsonb_build_array(jsonb_build_object('kind', 'paragraph', 'children', jsonb_build_array(jsonb_build_object('kind', 'text', 'text', b.body)))),
      1, '{}', now() - interval '2 days'
    from forum_topic t cross join generate_series(1, ${POSTS_PER_TOPIC}::int) p
    cross join lateral (
      select string_agg((${words}::text[])[1 + (t.id * 7 + p * 13 + w * w) % ${words.length}::int] || case when w % 3 = 0 then ' palabra' || (t.id + w) % 5000 else '' end, ' ') as body
      from generate_series(1, 12) w) b`;
  await sql`
    insert into forum_reader (user_id, topic_id, last_read, level, read_at)
    select ('00000000-0000-7000-8000-' || lpad(u::text, 12, '0'))::uuid, 1 + (u * 37 + n * 11) % ${TOPICS}::int, 1 + n % ${POSTS_PER_TOPIC}::int,
      'follow', now()
    from generate_series(0, ${READERS - 1}::int) u cross join generate_series(1, ${FOLLOWED}::int) n
    on conflict do nothing`;
  for (const table of ['forum_topic', 'forum_post', 'forum_reader']) await sql`analyze ${sql(table)}`;
}
