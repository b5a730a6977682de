import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { makeApp } from '../server/app';
import { makeIdentify } from '../server/auth/sessions';
import { makeBriefings } from '../server/briefing/briefing';
import { makeAdmit } from '../server/devices/admit';
import { randomSecret, readEnv } from '../server/env';
import { manualClock } from '../server/platform/clock';
import { connect } from '../server/platform/db';
import { keyringOf } from '../server/platform/encryption';
import { makeEvents } from '../server/platform/events';
import { openFiles } from '../server/platform/files';
import { makeHooks } from '../server/platform/hooks';
import { startJobs } from '../server/platform/jobs/jobs';
import { startMail } from '../server/platform/mail/mail';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { migrate } from '../server/platform/postgres/migrate';
import { openRealtime } from '../server/platform/realtime/realtime';
import { primaryReads } from '../server/platform/replica/public-reads';
import { insertUsers } from './database';
import { type Benchmark, timed } from './measurement';
import { temporaryFolder } from './server';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const USERS = 10_000;
const TOPICS = 45;
const ITEMS_PER_TOPIC = 4;
const PATROLS = 2_000;
/** Seven in the morning in Spain, on a Tuesday. */
const NOW = new Date('2026-11-17T06:00:00Z');

/** The pages of a morning, with the database and the job's code as they run in the product. */
export const briefing: Benchmark = {
  name: 'briefing',
  async measure() {
    const folder = await temporaryFolder();
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
    const { db, close } = connect(server.url, { max: 5 });
    const fault = (error: unknown) => console.error(error);
    const jobs = await startJobs(server.url, fault);
    try {
      await migrate(server.url, checkout);
      await insertUsers(sql, USERS, 'plus');
      await fill(sql);
      const env = readEnv({ LOG_LEVEL: 'silent', DATA_DIR: folder });
      const clock = manualClock(NOW);
      const events = makeEvents(fault);
      const identify = makeIdentify(db, clock);
      const realtime = await openRealtime(env, identify, events, fault);
      const secret = randomSecret();
      const mail = await startMail({ env, db, clock, jobs, secret }, async () => {});
      const { log } = makeApp(env);
      const kit = {
        env,
        db,
        publicRead: primaryReads(db),
        clock,
        log,
        events,
        hooks: makeHooks(),
        jobs,
        mail,
        files: openFiles(env),
        realtime,
        secret,
        keys: keyringOf(secret),
        identify,
        admit: makeAdmit({ db, clock, log, realtime }),
      };
      let made = 0;
      const ms = await timed(async () => {
        made = await makeBriefings(kit);
      });
      if (made !== USERS) throw new Error(`${made} of ${USERS} pages were made`);
      return [{ name: `briefings of ${USERS} users`, value: ms / 1000, unit: 's', max: 60 }];
    } finally {
      await jobs.stop();
      await close();
      await sql.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

async function fill(sql: postgres.Sql): Promise<void> {
  await sql`update "user" set exam_date = '2027-03-01'`;
  await sql`
    insert into topic (number, slug, title, short_title, block, status, valid_on, laws, sources, epigraphs, intro, created_at, updated_at)
    select n, 'tema-' || n, 'Tema ' || n, 'Tema ' || n, 'A', 'written', '2026-05-02', '[]', '[]', '[]', '', now(), now()
    from generate_series(1, ${TOPICS}::int) n`;
  await sql`
    insert into question (id, kind, topic, stem, options, answer, explanation, difficulty, valid_on, version, stem_key, created_at, updated_at)
    select 't' || t || '-q' || n, 'choice', t, 'Pregunta ' || n, '{"A":"a","B":"b","C":"c"}', 'A', '{"A":"a","B":"b","C":"c"}', 2,
      '2020-01-01', 1, 'pregunta ' || t || ' ' || n, now(), now()
    from generate_series(1, ${TOPICS}::int) t, generate_series(1, 100) n`;
  await sql`
    insert into study_item (user_id, kind, item_id, topic, first_at, last_at, last_outcome, stability, difficulty, reps, lapses, reviewed_on, due_on)
    select u.id, 'question', 't' || t || '-q' || n, t, '2026-10-01', '2026-11-10', 'right', 1 + (t * n) % 20, 5, 3, 0, '2026-11-10',
      date '2026-11-10' + (t * n) % 14
    from "user" u, generate_series(1, ${TOPICS}::int) t, generate_series(1, ${ITEMS_PER_TOPIC}::int) n`;
  await sql`
    insert into study_topic (user_id, topic, answers, "right", wrong, duration_ms, last_at)
    select u.id, t, 40, 10 + t % 25, 5, 800000, '2026-11-10' from "user" u, generate_series(1, ${TOPICS}::int) t`;
  await sql`
    insert into study_day (user_id, day, answers, "right", wrong, duration_ms, questions)
    select u.id, d::date, 30, 20, 10, 900000, 30 from "user" u, generate_series(date '2026-11-10', date '2026-11-16', '1 day') d`;
  await sql`
    insert into plan_entry (user_id, key, day, kind, topic, minutes, moved)
    select u.id, 'study-' || n || '-1', date '2026-11-17' + n % 5, 'study', n, 20, false from "user" u, generate_series(1, 15) n`;
  await sql`
    insert into patrol (id, name, is_open, unit, goal, members, week_from, created_at)
    select ('00000000-0000-7000-9000-' || lpad(n::text, 12, '0'))::uuid, 'Patrulla ' || n, true, 'questions', 600, 5, '2026-11-16', '2026-10-01'
    from generate_series(0, ${PATROLS - 1}::int) n`;
  await sql`
    insert into patrol_member (user_id, patrol_id, role, joined_at)
    select id, ('00000000-0000-7000-9000-' || lpad(((row_number() over (order by id)) % ${PATROLS}::int)::text, 12, '0'))::uuid, 'member', '2026-10-01'
    from "user"`;
  await sql`analyze`;
}
