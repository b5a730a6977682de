import { MATCH_END, MATCH_START } from '@atalaya/core/search/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { tsquery } from '../syllabus/search/search-sql';
import { forumPost, forumTopic } from './forum.tables';

/** A frequent word is in too many posts to rank them all. */
const RANKED = 400;
const SHOWN = 20;
const MARKS = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, MaxWords=22, MinWords=10, MaxFragments=1`;

type Hit = { topicId: number; number: number; snippet: string };

/** The best post of each topic. A word of the title counts more than one of a text. */
export const selectMatches = (db: Db, query: string, category: number | undefined): Promise<Hit[]> =>
  db
    .execute<Hit>(sql`
      with in_titles as (
        select id as topic_id, 1 as number, 1 + ts_rank(search, ${tsquery(query)}) as rank
        from ${forumTopic} where search @@ ${tsquery(query)} and removal is null limit ${RANKED}
      ), in_posts as (
        select topic_id, number, ts_rank(search, ${tsquery(query)}) as rank
        from ${forumPost} where search @@ ${tsquery(query)} and removal is null limit ${RANKED}
      ), best as (
        select distinct on (topic_id) topic_id, number, rank
        from (select * from in_titles union all select * from in_posts) as found
        order by topic_id, rank desc, number
      ), chosen as (
        select best.topic_id, best.number, best.rank from best
        join ${forumTopic} t on t.id = best.topic_id and t.removal is null
        ${category === undefined ? sql`` : sql`where t.category_id = ${category}`}
        order by best.rank desc, best.topic_id desc limit ${SHOWN}
      )
      select chosen.topic_id as "topicId", chosen.number,
        ts_headline('es_unaccent', left(p.body, 4000), ${tsquery(query)}, ${MARKS}) as snippet
      from chosen
      join ${forumPost} p on p.topic_id = chosen.topic_id and p.number = chosen.number and p.removal is null
      order by chosen.rank desc, chosen.topic_id desc`)
    .then((rows) => [...rows]);
