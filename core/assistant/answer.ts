import type { Tier } from '../auth/user.ts';
import { protocolPath } from '../protocols/shown-protocol.ts';
import { type Holdings, opens, opensItem, type Reader, tierOfTopic } from '../syllabus/access.ts';
import { topicPath } from '../syllabus/reading/reading.ts';
import { isToolId, toolPath } from '../tools/catalogue.ts';
import { MOST_TO_PRACTISE } from './assistant.ts';
import { type Intent, intentOf, type Refusal, refusalOf } from './intents.ts';
import { isText, passageToQuote } from './passage-to-quote.ts';
import type { Passage, PassageKind } from './passages.ts';
import { marked, quoteFrom } from './quote.ts';
import { isAbout, isRelevant, saysTheSame } from './search/relevance.ts';
import {
  type FoundPlace,
  type ReadQuestion,
  readQuestion,
  type SearchIndex,
  searchPlaces,
} from './search/search.ts';
import { wordsOf } from './search/words.ts';

export type Source = {
  number: number;
  kind: PassageKind;
  /** `Tema 14`, and the article where one settles it. */
  label: string;
  title: string;
  /** With the words that were asked for between ⟦ and ⟧. */
  text: string;
  path: string;
};

/** What is quoted from one source, and what it settles. */
export type Part = { settles: string; text: string; source: number };

export type Answer = {
  kind: 'answered' | 'locked' | 'nothing' | 'refused';
  refusal: Refusal | null;
  parts: Part[];
  sources: Source[];
  /** Places that the reader's plan does not open. */
  locked: { title: string; topic: number; plan: Tier }[];
  /** The nearest places, when nothing answers. */
  nearest: { title: string; path: string }[];
  /** Questions to go on with. */
  related: string[];
  /** The section to practise, with its questions that are nearest to what was asked. */
  practice: { topic: number; section: string; questions: string[] } | null;
};

const PLACES = 5;
const MOST_SOURCES = 4;
const NEAREST = 3;
/** What is much weaker than the best passage only distracts. */
const WORTH_QUOTING = 0.5;
/** What the words of the answer count in the search for its article. */
const QUOTED_WEIGHT = 0.5;

export const canRead =
  (reader: Reader, holdings: Holdings) =>
  ({ kind, topic }: Passage): boolean => {
    if (topic === undefined) return true;
    if (kind === 'question') return opensItem(reader, holdings, 'question', topic);
    if (kind === 'card') return opensItem(reader, holdings, 'flashcard', topic);
    return opens(reader, tierOfTopic(topic)) || (holdings.get(topic)?.has('topic') ?? false);
  };

export const blockAnchor = (block: number): string => `bloque-${block}`;

export function pathOf({ kind, topic, section, block, owner = '', node }: Passage): string {
  if (topic !== undefined)
    return topicPath(topic, section) + (block === undefined ? '' : `#${blockAnchor(block)}`);
  if (kind === 'law') return `/codificado/${owner}`;
  if (kind === 'protocol') return protocolPath(owner) + (node ? `#paso-${node}` : '');
  return isToolId(owner) ? toolPath(owner) : '/herramientas';
}

const KIND_NAMES: Record<PassageKind, string> = {
  section: 'Temario',
  question: 'Pregunta',
  card: 'Tarjeta',
  term: 'Glosario',
  protocol: 'Protocolo',
  tool: 'Herramienta',
  law: 'Ley',
};

function labelOf({ kind, topic, citation }: Passage): string {
  const where = topic === undefined ? KIND_NAMES[kind] : `${KIND_NAMES[kind]} · Tema ${topic}`;
  return citation ? `${where} · ${citation}` : where;
}

function quote(index: SearchIndex, found: readonly FoundPlace[], asked: ReadQuestion, intent: Intent) {
  const { words } = asked;
  const chosen = found
    .flatMap((place) => {
      const best = passageToQuote(index, place, words, intent);
      return best ? [{ ...best, place }] : [];
    })
    .sort((one, other) => Number(other.carries) - Number(one.carries));
  const least = Math.max(0, ...chosen.map(({ score }) => score)) * WORTH_QUOTING;
  const kept = chosen
    .filter(({ score }) => score >= least)
    .filter(({ passage, place }, at) => at === 0 || isAbout(index, asked, passage, place))
    .slice(0, MOST_SOURCES);
  return {
    parts: kept.map(({ passage, place }, at) => ({
      // The answer to a question or the back of a card says little without its front.
      settles: isText(passage) ? (at === 0 ? intent.settles : place.place.title) : passage.title,
      text: quoteFrom(passage.text, words, intent, at === 0 ? 2 : 1),
      source: at + 1,
    })),
    sources: kept.map(({ passage, place }, at) => ({
      number: at + 1,
      kind: passage.kind,
      label: labelOf(passage),
      title: isText(passage) ? place.place.title : passage.title,
      text: marked(passage.text, words),
      path: pathOf(passage),
    })),
    practice: practiceIn(kept.map(({ place }) => place)),
  };
}

/**
 * The article that settles the question goes last, after what explains it. A question rarely has the words of the law, so
 * those of the quoted answer are looked for too.
 */
function withArticle(answer: Answer, laws: SearchIndex | undefined, question: string): Answer {
  const [first] = answer.parts;
  if (!laws || !first) return answer;
  const asked = readQuestion(laws, question);
  const words = new Map([
    ...wordsOf(first.text).map((word) => [word, QUOTED_WEIGHT] as const),
    ...asked.words,
  ]);
  const [found] = searchPlaces(laws, { ...asked, words }, 1);
  const article = found?.passages[0]?.passage;
  if (!found || !article || !isRelevant(laws, asked, [found]) || !saysTheSame(laws, first.text, found))
    return answer;
  const number = answer.sources.length + 1;
  const { title, around } = found.place;
  return {
    ...answer,
    parts: [
      ...answer.parts,
      {
        settles: `${title}: ${around}`,
        text: quoteFrom(article.text, asked.words, intentOf(question), 2),
        source: number,
      },
    ],
    sources: [
      ...answer.sources,
      {
        number,
        kind: 'law',
        label: `${KIND_NAMES.law}: ${around}`,
        title,
        text: marked(article.text, asked.words),
        path: pathOf(article),
      },
    ],
  };
}

function practiceIn(found: readonly FoundPlace[]): Answer['practice'] {
  for (const { passages } of found) {
    const { topic, section } = passages[0]?.passage ?? {};
    const questions = passages.flatMap(({ passage: { kind, id } }) =>
      kind === 'question' && id ? [id] : [],
    );
    if (topic !== undefined && section !== undefined && questions.length > 0)
      return { topic, section, questions: questions.slice(0, MOST_TO_PRACTISE) };
  }
  return null;
}

const empty: Answer = {
  kind: 'nothing',
  refusal: null,
  parts: [],
  sources: [],
  locked: [],
  nearest: [],
  related: [],
  practice: null,
};

/** Built from passages that the reader may read, and from nothing else. */
export function answerFrom(
  index: SearchIndex,
  question: string,
  {
    reader,
    holdings,
    laws,
    inMock,
  }: {
    reader: Reader;
    holdings: Holdings;
    laws?: SearchIndex;
    /** The questions of the reader's mock, which are not quoted until it is handed in. */
    inMock?: ReadonlySet<string>;
  },
): Answer {
  const refusal = refusalOf(question);
  if (refusal) return { ...empty, kind: 'refused', refusal };
  const asked = readQuestion(index, question);
  const mayRead = canRead(reader, holdings);
  const isOpen = (passage: Passage) => mayRead(passage) && !inMock?.has(passage.id ?? '');
  const everything = searchPlaces(index, asked, PLACES);
  const closed = everything.filter(({ passages }) => !passages.some(({ passage }) => isOpen(passage)));
  const open = closed.length === 0 ? everything : searchPlaces(index, asked, PLACES, isOpen);
  const readable = open.map((place) => ({
    ...place,
    passages: place.passages.filter(({ passage }) => isOpen(passage)),
  }));
  const locked = closed.flatMap(({ place, passages }) => {
    const topic = passages[0]?.passage.topic;
    return topic === undefined ? [] : [{ title: place.title, topic, plan: tierOfTopic(topic) }];
  });
  if (isRelevant(index, asked, readable)) {
    const quoted = quote(index, readable, asked, intentOf(question));
    const related = relatedTo(readable, quoted.sources);
    return withArticle({ ...empty, kind: 'answered', ...quoted, locked, related }, laws, question);
  }
  if (locked.length > 0 && isRelevant(index, asked, everything)) return { ...empty, kind: 'locked', locked };
  const nearest = readable
    .slice(0, NEAREST)
    .flatMap(({ place, passages: [first] }) =>
      first ? [{ title: place.title, path: pathOf({ ...first.passage, block: undefined }) }] : [],
    );
  return { ...empty, nearest };
}

/** Questions of the bank about the same places. */
function relatedTo(found: readonly FoundPlace[], sources: readonly Source[]): string[] {
  const shown = new Set(sources.map(({ title }) => title));
  return found.slice(0, NEAREST).flatMap(({ passages }) => {
    const other = passages.find(
      ({ passage: { kind, title } }) => kind === 'question' && title.endsWith('?') && !shown.has(title),
    );
    return other ? [other.passage.title] : [];
  });
}
