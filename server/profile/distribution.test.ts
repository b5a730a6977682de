import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server';

let server: TestServer;
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

/** Content, settings and sums over all users: copied whole to every shard. */
const referenceTables = `
  animation blog_author blog_image blog_post blog_view cohort_week content_file content_load correction
  english_category english_example english_exercise english_lesson english_placement_item english_unit english_word
  expected_spread flash_offer flashcard forum_category forum_category_count forum_filter free_resource
  free_resource_downloads game_daily game_topic infographic interview_biodata interview_question interview_rubric
  item_difficulty keyword_rule law law_article law_article_text law_guide law_review law_update law_version legal_page
  medal nutrition_dish nutrition_food official_exam paper_mark pill plan_terms plus_content podcast_episode procedure product
  product_category product_document protocol_basis psychometric_entry psychometric_type push_keys question
  question_choice question_quality question_stat question_twin question_version rank scheduled_mock scheme shop_price
  site_figure statistics_run term topic topic_section usage_day usage_week voice_note`;

/** Of several users at once or of none: they stay on the coordinator. */
const coordinatorTables = `
  user allowance_use api_key audit_entry coaching_slot commission_entry coupon data_import effect_run
  forum_case forum_edit forum_notice forum_post forum_topic game_duel import_outcome import_row
  invoice invoice_counter ledger_entry live_entry mail mailing message message_thread newsletter_subscriber
  patrol patrol_cheer patrol_week payment_notice push_campaign push_delivery record_batch record_batch_item
  record_version sign_in_throttle simulated_charge simulated_notice simulated_payment simulated_refund
  simulated_subscription voice_room voice_round webhook_delivery webhook_target wrapped_key`;

const namesIn = (list: string): string[] => list.trim().split(/\s+/);

const tables = () =>
  server.db.execute<{ name: string; hasUser: boolean; namesUser: boolean }>(sql`
    select c.relname as name,
      exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'user_id' and not a.attisdropped) as "hasUser",
      exists (select from pg_constraint fk
        where fk.conrelid = c.oid and fk.contype = 'f' and fk.confrelid = '"user"'::regclass) as "namesUser"
    from pg_class c where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace`);

/** Tables whose rows belong to a row of one user, and whether they say which user. */
const ownedTables = () =>
  server.db.execute<{ name: string; hasUser: boolean }>(sql`
    with columns as (
      select table_name as name from information_schema.columns
      where table_schema = 'public' and column_name = 'user_id'
    )
    select distinct child.relname as name, child.relname in (select name from columns) as "hasUser"
    from pg_constraint fk
      join pg_class child on child.oid = fk.conrelid
      join pg_class parent on parent.oid = fk.confrelid
    where fk.contype = 'f' and parent.relname in (select name from columns)`);

it('every row that belongs to a user carries their id, by which the tables can be sharded', async () => {
  const owned = [...(await ownedTables())];
  expect(owned.map(({ name }) => name)).toEqual(expect.arrayContaining(['exam_question', 'purchase_line']));
  expect(owned.filter(({ hasUser }) => !hasUser)).toEqual([]);
});

it('every other table is a reference table or stays on the coordinator', async () => {
  const all = [...(await tables())];
  const others = all.filter(({ hasUser }) => !hasUser).map(({ name }) => name);
  // A new table belongs to a user by its user_id, or to one of the two lists above (docs/scale.md).
  expect(others.toSorted()).toEqual([...namesIn(referenceTables), ...namesIn(coordinatorTables)].toSorted());
});

it('no reference table grows with the users: none names one', async () => {
  const named = new Set([...(await tables())].flatMap((row) => (row.namesUser ? row.name : [])));
  expect(namesIn(referenceTables).filter((name) => named.has(name))).toEqual([]);
});
