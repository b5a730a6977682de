import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { prefixQuery } from '@atalaya/core/search/search';
import postgres from 'postgres';
import { boeXml } from '../server/laws/import/boe-xml.factory';
import { importLaw } from '../server/laws/import/import-law';
import { findArticleIds, selectMarked } from '../server/laws/laws.queries';
import { connect } from '../server/platform/db';
import { makeEvents } from '../server/platform/events';
import { startEmbeddedPostgres } from '../server/platform/postgres/embedded';
import { migrate } from '../server/platform/postgres/migrate';
import { markLawChanged } from '../server/syllabus/law-changes';
import { insertUsers, userId } from './database';
import { type Benchmark, type Measurement, median, timed } from './measurement';
import { temporaryFolder } from './server';

const checkout = fileURLToPath(new URL('..', import.meta.url));
const ARTICLES = 20_000;
const IMPORTED = 700;
const DEPENDENTS = 2_000;
const READS = 200;
const PAGE = 20;
const words = ['detención', 'domicilio', 'plazo', 'recurso', 'menor', 'arma', 'registro', 'sanción'];

/** Search over many articles, the import of a long law, and marking what points to its articles. */
export const laws: Benchmark = {
  name: 'laws',
  async measure() {
    const folder = await temporaryFolder();
    const server = await startEmbeddedPostgres({ dataDir: join(folder, 'postgres'), log: () => {} });
    const sql = postgres(server.url, { max: 1, onnotice: () => {} });
    const { db, close } = connect(server.url, { max: 1 });
    try {
      await migrate(server.url, checkout);
      await insertUsers(sql, 1, 'plus');
      await fill(sql);
      return [...(await searches(db)), ...(await changes(db))];
    } finally {
      await close();
      await sql.end();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

type Sql = ReturnType<typeof postgres>;
type Db = ReturnType<typeof connect>['db'];

async function fill(sql: Sql): Promise<void> {
  await sql`insert into law (id, name, short_name, boe, consolidated, created_at, updated_at)
    values ('medida', 'Ley de medida', 'LM', 'BOE-A-2000-1', '2020-01-01', now(), now())`;
  await sql`
    insert into law_article (id, law, number, slug, position, part, heading, statement, figures, valid_on, created_at, updated_at)
    select 'medida-' || n, 'medida', n::text, n::text, n, 'unica', 'Artículo sobre ' || (${words}::text[])[1 + n % 8],
      'Regula ' || (${words}::text[])[1 + n % 8] || ' y ' || (${words}::text[])[1 + (n / 8) % 8] || ' en el supuesto ' || n,
      '[]', '2026-05-02', now(), now()
    from generate_series(1, ${ARTICLES}::int) n`;
  await sql`
    insert into topic (number, slug, title, short_title, block, status, valid_on, laws, sources, epigraphs, intro, created_at, updated_at)
    values (1, '01-medida', 'Medida', 'Medida', 'A', 'written', '2026-05-02', '[]', '[]', '[]', '', now(), now())`;
  await sql`
    insert into question (id, kind, topic, stem, options, answer, explanation, reference, difficulty, valid_on, version, stem_key, created_at, updated_at)
    select 'medida-' || n, 'choice', 1, 'Pregunta ' || n, '{"A":"a","B":"b","C":"c"}', 'A', '{"A":"a","B":"b","C":"c"}',
      jsonb_build_object('law', 'medida', 'article', (1 + n % ${IMPORTED}::int)::text), 2, '2020-01-01', 1, 'pregunta ' || n, now(), now()
    from generate_series(1, ${DEPENDENTS}::int) n`;
  await sql`analyze`;
}

/** Two words without accents, with the marked page, compared with one article read by its key. */
async function searches(db: Db): Promise<Measurement[]> {
  const keys: number[] = [];
  const found: number[] = [];
  for (let round = 0; round < READS; round += 1) {
    const text = `${words[round % 8]} ${words[(round * 3) % 8]}`.normalize('NFD').replace(/\p{M}/gu, '');
    const query = prefixQuery(text) ?? '';
    keys.push(await timed(() => selectMarked(db, [`medida-${1 + ((round * 331) % ARTICLES)}`], query)));
    found.push(
      await timed(async () => selectMarked(db, (await findArticleIds(db, query)).slice(0, PAGE), query)),
    );
  }
  return [
    { name: 'one article by its key', value: median(keys), unit: 'ms' },
    {
      name: `search over ${ARTICLES} articles, times that`,
      value: median(found) / median(keys),
      unit: '×',
      max: 25,
    },
  ];
}

async function changes(db: Db): Promise<Measurement[]> {
  const old = { from: '20000101', text: `${words.join(' ')} `.repeat(25) };
  const articles = Object.fromEntries(
    Array.from({ length: IMPORTED }, (_, index) => [String(index + 1), [old, { ...old, from: '20260101' }]]),
  );
  const kit = {
    db,
    clock: { now: () => new Date() },
    events: makeEvents((error) => {
      throw error;
    }),
  };
  const file = Buffer.from(boeXml(articles, 'BOE-A-2000-1'));
  const imported = await timed(() => importLaw(kit, userId(0), file));
  const days = new Map(Object.keys(articles).map((number) => [number, '2026-06-01']));
  let marked = 0;
  const marking = await timed(async () => {
    await db.transaction(async (tx) => {
      marked = (await markLawChanged(tx, 'medida', days)).questions;
    });
  });
  if (marked !== DEPENDENTS) throw new Error(`${marked} of ${DEPENDENTS} were marked`);
  return [
    { name: `import of a law of ${IMPORTED} articles`, value: imported / 1000, unit: 's', max: 5 },
    { name: `marking ${DEPENDENTS} dependents in one transaction`, value: marking / 1000, unit: 's', max: 1 },
  ];
}
