import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { itemDifficulty, reviewLog } from './review.tables';

const learn = defineJob<Record<string, never>>('review.difficulty');
/** Pseudo-answers that pull an item towards its topic's average. */
const PRIOR_ANSWERS = 12;

/** Every night: the difficulty of each item relative to its topic, from first answers. */
export async function difficultyJob({ db, jobs }: Kit): Promise<void> {
  await jobs.repeat(learn, '40 3 * * *', () => learnDifficulty(db));
}

/**
 * In the exam's scores (1 or −1/(n−1)), so that it can be subtracted. Blanks and self-graded cards do not count.
 */
export async function learnDifficulty(db: Db): Promise<void> {
  await db.execute(sql`
    with graded as (
      select kind, item_id, topic, outcome = 'right' as hit,
        case when outcome = 'right' then 1.0 when kind = 'question' then -0.5 else -1.0 end as score
      from ${reviewLog}
      where first_sight and undone_at is null and outcome <> 'blank' and kind in ('question', 'true-false')
    ), topics as (
      select kind, topic, avg(score) as score from graded group by kind, topic
    ), items as (
      select kind, item_id, topic, count(*) as answers, count(*) filter (where hit) as hits, sum(score) as scores
      from graded group by kind, item_id, topic
    )
    insert into ${itemDifficulty} (kind, item_id, topic, answers, "right", ease)
    select items.kind, items.item_id, items.topic, items.answers, items.hits,
      (items.scores - topics.score * items.answers) / (items.answers + ${PRIOR_ANSWERS})
    from items join topics using (kind, topic)
    order by items.kind, items.item_id
    on conflict (kind, item_id) do update set topic = excluded.topic, answers = excluded.answers,
      "right" = excluded."right", ease = excluded.ease`);
}
