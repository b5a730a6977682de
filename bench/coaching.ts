import type postgres from 'postgres';
import { checkInWeek } from '../core/coaching/weeks';
import { dayInSpain } from '../core/platform/madrid-time';
import { mondayOf } from '../core/review/days';
import { openClient } from './client';
import { cookieOf, insertUsers, startWithDatabase, userId } from './database';
import { type Benchmark, median } from './measurement';

const CANDIDATES = 50;
/** Coaches beside the measured one, each with as many candidates. */
const COLLEAGUES = 20;
const ROUNDS = 40;
const WARM_UP = 10;
const READS = 25;

/** A coach's board of today, as a multiple of reading one row by its primary key over HTTP in the same round. */
export const coaching: Benchmark = {
  name: 'coaching',
  async measure() {
    const started = await startWithDatabase();
    try {
      await fill(started.sql);
      const client = openClient(started.server, cookieOf(0));
      const ratios: number[] = [];
      for (let round = 0; round < ROUNDS + WARM_UP; round += 1) {
        const { ms } = await client.request('GET', '/api/coach/board');
        const reads: number[] = [];
        for (let one = 0; one < READS; one += 1) reads.push((await client.request('GET', '/api/consent')).ms);
        if (round >= WARM_UP) ratios.push(ms / median(reads));
      }
      client.close();
      return [
        {
          name: `a coach's board over ${CANDIDATES} candidates, of a key read`,
          value: median(ratios),
          unit: '×',
          max: 25,
        },
      ];
    } finally {
      await started.close();
    }
  },
};

/** User 0 is the measured coach; every coach has fifty candidates with plan, check-in and a call. */
async function fill(sql: postgres.Sql): Promise<void> {
  const coaches = COLLEAGUES + 1;
  const today = dayInSpain(new Date());
  await insertUsers(sql, coaches * (CANDIDATES + 1), 'elite');
  await sql`update "user" set roles = '{coach}', plan_tier = null, totp_confirmed_at = now() where id < ${userId(coaches)}`;
  await sql`insert into coach (user_id, capacity, hours, created_at)
    select id, ${CANDIDATES}, 'Tardes', now() from "user" where 'coach' = any(roles)`;
  await sql`
    insert into coaching (user_id, coach_id, assigned_at, started_at, scopes)
    select id, ('00000000-0000-7000-8000-' || lpad(((row_number() over (order by id)) % ${coaches}::int)::text, 12, '0'))::uuid,
      now(), now() - interval '40 days', '{progress,mistakes,interview}'
    from "user" where plan_tier = 'elite'`;
  const goals = [1, 2, 3, 4, 5].map((topic) => ({
    kind: 'topic',
    topic,
    target: 30,
    note: '',
    done: 6 * topic,
  }));
  await sql`insert into coaching_week (user_id, monday, note, goals, counted_at)
    select user_id, ${mondayOf(today)}, 'Semana', ${sql.json(goals)}, now() from coaching`;
  await sql`insert into coaching_check_in (user_id, monday, went, hard, next, mood, written_at, coach_id)
    select user_id, ${checkInWeek(today)}, 'a', 'b', 'c', 'good', now(), coach_id from coaching`;
  await sql`insert into coaching_questionnaire (user_id, situation, weekly_hours, fears, attempts, saved_at)
    select user_id, 'Trabajo', 18, '', '', now() from coaching`;
  await sql`insert into coaching_call (id, user_id, coach_id, slot_id, starts_at, minutes, state, room_id, created_at)
    select gen_random_uuid(), user_id, coach_id, gen_random_uuid(), now() + interval '2 days', 30, 'booked', gen_random_uuid(), now()
    from coaching`;
  await sql`analyze`;
}
