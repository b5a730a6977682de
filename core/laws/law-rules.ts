import { type Fault, faultAt, type Placed } from '../platform/content-fault.ts';
import type { Law } from '../syllabus/content/content.contract.ts';
import { textFaults } from '../syllabus/content/text-rules.ts';
import { expandArticles } from './article-list.ts';
import { articlesIn } from './article-range.ts';
import type { ArticleList, LawFile, UpdateEntry } from './content.contract.ts';

export type LawLibrary = {
  laws: readonly Placed<Law>[];
  lists: readonly Placed<ArticleList>[];
  files: readonly Placed<LawFile>[];
  updates: readonly Placed<UpdateEntry>[];
};

type Known = { laws: ReadonlyMap<string, Law>; articles: ReadonlyMap<string, readonly string[]> };

/** What makes the files of content/laws wrong, beyond their schema. */
export function lawFaults({ laws, lists, files, updates }: LawLibrary): Fault[] {
  const known: Known = {
    laws: new Map(laws.map(({ value }) => [value.id, value])),
    articles: new Map(lists.map(({ value }) => [value.law, expandArticles(value.articles)])),
  };
  return [
    ...files.flatMap((file) => [...fileFaults(file, known), ...textFaults(file, null)]),
    ...repeated(files, 'slug', ({ slug }) => slug),
    ...updates.flatMap((update) => [...updateFaults(update, known), ...textFaults(update, null)]),
    ...repeated(updates, 'id', ({ id }) => id),
  ];
}

const QUOTA = { laws: 40, articles: 900 };
const WHOLE = 'constitucion';

/** What the whole of content/laws must hold: enough laws and articles, and the Constitution without a gap. */
export function lawQuotaFaults({ files, lists }: LawLibrary): Fault[] {
  const articles = files.reduce((sum, { value }) => sum + value.articles.length, 0);
  const at = (file: string, reason: string): Fault => ({ file, line: 1, field: 'articles', reason });
  const faults: Fault[] = [];
  if (files.length < QUOTA.laws) faults.push(at('content/laws', `${files.length} laws of ${QUOTA.laws}`));
  if (articles < QUOTA.articles) faults.push(at('content/laws', `${articles} articles of ${QUOTA.articles}`));
  const whole = files.find(({ value }) => value.law === WHOLE);
  const written = new Set(whole?.value.articles.map(({ number }) => number));
  const missing = expandArticles(lists.find(({ value }) => value.law === WHOLE)?.value.articles ?? '').filter(
    (number) => !written.has(number),
  );
  if (missing.length > 0)
    faults.push(at(`content/laws/articles/${WHOLE}.yaml`, `is missing ${missing.slice(0, 10).join(', ')}`));
  return faults;
}

function fileFaults(place: Placed<LawFile>, known: Known): Fault[] {
  const { law, validOn, parts, articles } = place.value;
  const text = known.laws.get(law);
  const all = known.articles.get(law);
  if (!text) return [faultAt(place, 'law', `«${law}» is not a law of laws.yaml`)];
  if (!all) return [faultAt(place, 'law', `«${law}» has no articles in law-articles.yaml`)];
  const faults: Fault[] = [];
  const at = (field: string, reason: string) => faults.push(faultAt(place, field, reason));
  if (!place.file.endsWith(`/${law}.yaml`)) at('law', `the file must be called ${law}.yaml`);
  if (validOn !== text.captured) at('validOn', `must be ${text.captured}, the day of our text of «${law}»`);

  const partOf = new Map<string, string>();
  const ids = new Set<string>();
  parts.forEach(({ id, articles: range }, index) => {
    if (ids.has(id)) at(`parts.${index}.id`, `«${id}» stands twice`);
    ids.add(id);
    const { articles: inside, unknown } = articlesIn(range, all);
    for (const end of unknown)
      at(`parts.${index}.articles`, `«${end}» is not an article in force of «${law}»`);
    for (const number of inside) {
      const other = partOf.get(number);
      if (other !== undefined) at(`parts.${index}.articles`, `article ${number} is also in «${other}»`);
      else partOf.set(number, id);
    }
  });

  const inForce = new Set(all);
  const seen = new Set<string>();
  articles.forEach(({ number }, index) => {
    const field = `articles.${index}.number`;
    if (seen.has(number)) at(field, `article ${number} stands twice`);
    seen.add(number);
    if (!inForce.has(number)) at(field, `«${number}» is not an article in force of «${law}»`);
    else if (!partOf.has(number)) at(field, `article ${number} is in no part`);
  });
  return faults;
}

function updateFaults(place: Placed<UpdateEntry>, known: Known): Fault[] {
  const { law, articles } = place.value;
  if (!known.laws.has(law)) return [faultAt(place, 'law', `«${law}» is not a law of laws.yaml`)];
  if (articles === undefined) return [];
  const { unknown } = articlesIn(articles, known.articles.get(law) ?? []);
  return unknown.map((end) => faultAt(place, 'articles', `«${end}» is not an article in force of «${law}»`));
}

function repeated<T>(places: readonly Placed<T>[], field: string, keyOf: (value: T) => string): Fault[] {
  const seen = new Set<string>();
  return places.flatMap((place) => {
    const key = keyOf(place.value);
    const isRepeated = seen.has(key);
    seen.add(key);
    return isRepeated ? [faultAt(place, field, `«${key}» stands twice`)] : [];
  });
}
