import { MATCH_END, MATCH_START } from '@atalaya/core/search/search';
import { sql } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { tsquery } from '../syllabus/search/search-sql';
import { forumPost, forumTopic } from './forum.tables';

/** A frequent word is in too many posts to rank them all: those of the newest topics are. */
const RANKED = 100;
const SHOWN = 20;
const MARKS = `StartSel=${MATCH_START}, StopSel=${MATCH_END}, MaxWords=22, MinWords=10, MaxFragments=1`;

type Hit = { topicId: number; number: number; snippet: string };

/** The best post of each topic. A word of the title counts more than one of a text. */
export function selectMatches(db: Db, query: string, category: number | undefined): Promise<Hit[]> {
  const words = tsquery(query);
  // Before the limit: a small category would otherwise find little of a frequent word.
  const inCategory = category === undefined ? sql`` : sql`and t.category_id = ${category}`;
  return db
    .execute<Hit>(sql`
      with in_titles as (
        select t.id as topic_id, 1 as number, 1 + ts_rank(t.search, ${words}) as rank
        from ${forumTopic} t where t.search @@ ${words} and t.removal is null ${inCategory}
        order by t.id desc limit ${RANKED}
      ), in_posts as (
        select p.topic_id, p.number, ts_rank(p.search, ${words}) as rank
        from ${forumPost} p join ${forumTopic} t on t.id = p.topic_id
        where p.search @@ ${words} and p.removal is null and t.removal is null ${inCategory}
        order by t.id desc limit ${RANKED}
      ), best as (
        select distinct on (topic_id) topic_id, number, rank
        from (select * from in_titles union all select * from in_posts) as found
        order by topic_id, rank desc, number
      ), chosen as (
        select * from best order by rank desc, topic_id desc limit ${SHOWN}
      )
      select chosen.topic_id as "topicId", chosen.number,
        ts_headline('es_unaccent', left(p.body, 4000), ${words}, ${MARKS}) as snippet
      from chosen
      join ${forumPost} p on p.topic_id = chosen.topic_id and p.number = chosen.number and p.removal is null
      order by chosen.rank desc, chosen.topic_id desc`)
    .then((rows) => [...rows]);
}
