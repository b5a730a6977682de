import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import {
  lawPassages,
  protocolPassages,
  syllabusPassages,
  toolPassages,
} from '@atalaya/core/assistant/content-passages';
import { buildSearch, type SearchIndex } from '@atalaya/core/assistant/search/search';
import { lawOverview } from '../laws/overview';
import type { Database } from '../platform/db';
import type { Kit } from '../platform/kit';
import { readProtocols } from '../protocols/read-protocols';
import { publishedTexts } from '../syllabus/search/all-texts';

export type ContentIndex = {
  search: SearchIndex;
  laws: SearchIndex;
  /** The day whose law texts a topic was checked against. */
  validOn: ReadonlyMap<number, string>;
};

type Kept = { index: Promise<ContentIndex>; isStale: boolean };
const kept = new WeakMap<Database, Kept>();

/** Built with the first question. After a change of content the old one answers until the new one is built. */
export function contentIndex(kit: Kit): Promise<ContentIndex> {
  const held = kept.get(kit.db);
  if (held && !held.isStale) return held.index;
  if (held) held.isStale = false;
  const index = build(kit);
  if (!held) kept.set(kit.db, { index, isStale: false });
  index.then(
    () => kept.set(kit.db, { index, isStale: kept.get(kit.db)?.isStale ?? false }),
    (error: unknown) => {
      kit.log.error({ error: String(error) }, 'the content could not be indexed');
      // The next question tries again; until then the old one answers.
      if (held) held.isStale = true;
      else kept.delete(kit.db);
    },
  );
  return held?.index ?? index;
}

export function contentHasChanged(db: Database): void {
  const held = kept.get(db);
  if (held) held.isStale = true;
}

async function build(kit: Kit): Promise<ContentIndex> {
  const { db, env, log } = kit;
  const started = performance.now();
  const [texts, { articles }, { protocols }] = await Promise.all([
    publishedTexts(db),
    lawOverview(kit),
    readProtocols({ root: join(env.checkout, 'content') }),
  ]);
  const parts = [
    syllabusPassages(texts),
    protocolPassages(protocols.map(({ value }) => value)),
    toolPassages(),
  ];
  const search = await buildSearch(
    parts.flatMap(({ passages }) => passages),
    parts.flatMap(({ places }) => places),
    () => setImmediate(),
  );
  const articlesFound = lawPassages(articles);
  const laws = await buildSearch(articlesFound.passages, articlesFound.places, () => setImmediate());
  const ms = Math.round(performance.now() - started);
  log.info(
    { passages: search.passages.length, articles: articles.length, ms },
    'content indexed for the assistant',
  );
  return { search, laws, validOn: new Map(texts.topics.map(({ number, validOn }) => [number, validOn])) };
}
