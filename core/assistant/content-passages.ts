import type { Protocol } from '../protocols/protocol.contract.ts';
import type { Reference } from '../syllabus/content/content.contract.ts';
import type { Explanation, Options } from '../syllabus/questions/question-text.ts';
import { tools } from '../tools/catalogue.ts';
import { type Passage, type Place, questionPassage, sectionPassages } from './passages.ts';

type InSection = { topic: number; section: string | null };

export type SyllabusTexts = {
  topics: readonly { number: number; shortTitle: string }[];
  sections: readonly { topic: number; id: string; title: string; body: string }[];
  questions: readonly (InSection & {
    id: string;
    stem: string;
    options: Options | null;
    answer: string;
    explanation: Explanation;
    reference: Reference | null;
  })[];
  flashcards: readonly (InSection & { front: string; back: string; reference: Reference | null })[];
  terms: readonly (InSection & { word: string; definition: string })[];
  laws: readonly { id: string; shortName: string }[];
};

export type Searchable = { passages: Passage[]; places: Place[] };

const inSection = ({ topic, section }: InSection) => ({ topic, ...(section !== null && { section }) });

/** `art. 20.1 LO 4/2015`. */
function citationIn(laws: ReadonlyMap<string, string>, reference: Reference | null): string | undefined {
  const name = reference && laws.get(reference.law);
  if (!reference || !name) return undefined;
  const { article, paragraph } = reference;
  const part = paragraph && /^\d+$/.test(paragraph) && /^\d/.test(article) ? `.${paragraph}` : '';
  return `${/^\d/.test(article) ? 'art. ' : ''}${article}${part} ${name}`;
}

export function syllabusPassages(texts: SyllabusTexts): Searchable {
  const titles = new Map(texts.topics.map(({ number, shortTitle }) => [number, shortTitle]));
  const laws = new Map(texts.laws.map(({ id, shortName }) => [id, shortName]));
  const cited = (reference: Reference | null) => {
    const citation = citationIn(laws, reference);
    return citation === undefined ? {} : { citation };
  };
  return {
    places: texts.sections.map(({ topic, id, title }) => ({
      key: `${topic}/${id}`,
      title,
      around: titles.get(topic) ?? '',
    })),
    passages: [
      ...texts.sections.flatMap(sectionPassages),
      ...texts.questions.map((asked) => questionPassage({ ...asked, ...cited(asked.reference) })),
      ...texts.flashcards.map(
        ({ front, back, reference, ...place }): Passage => ({
          ...inSection(place),
          ...cited(reference),
          kind: 'card',
          title: front,
          text: back,
        }),
      ),
      ...texts.terms.map(
        ({ word, definition, ...place }): Passage => ({
          ...inSection(place),
          kind: 'term',
          title: word,
          text: definition,
        }),
      ),
    ],
  };
}

const OWNER_NAMES = { protocol: 'Protocolos', tool: 'Herramientas' } as const;

export function protocolPassages(protocols: readonly Protocol[]): Searchable {
  return {
    places: protocols.map(({ id, title, keywords }) => ({
      key: `protocol/${id}`,
      title,
      around: `${keywords} ${OWNER_NAMES.protocol}`,
    })),
    passages: protocols.flatMap(({ id, name, nodes }) =>
      nodes.map(
        (node): Passage => ({
          kind: 'protocol',
          owner: id,
          node: node.id,
          title: `${name}: ${node.title}`,
          text: node.warning ? `${node.text} ${node.warning}` : node.text,
        }),
      ),
    ),
  };
}

export type ArticleText = {
  lawSlug: string;
  lawShortName: string;
  number: string;
  slug: string;
  heading: string;
  statement: string;
};

/** Searched apart from the rest: thousands of articles would crowd out the sections that explain them. */
export function lawPassages(articles: readonly ArticleText[]): Searchable {
  const owned = articles.map((article) => ({ ...article, owner: `${article.lawSlug}/${article.slug}` }));
  return {
    places: owned.map(({ owner, heading, lawShortName, number }) => ({
      key: `law/${owner}`,
      title: `${/^\d/.test(number) ? `Art. ${number}` : number} ${lawShortName}`,
      around: heading,
    })),
    passages: owned.map(
      ({ owner, heading, statement, number, lawShortName }): Passage => ({
        kind: 'law',
        owner,
        title: `${heading} art. ${number} ${lawShortName}`,
        text: statement,
      }),
    ),
  };
}

/** The assistant does not answer with itself. */
const otherTools = tools.filter(({ id }) => id !== 'asistente-policial');

export const toolPassages = (): Searchable => ({
  places: otherTools.map(({ id, name, keywords }) => ({
    key: `tool/${id}`,
    title: name,
    around: `${keywords} ${OWNER_NAMES.tool}`,
  })),
  passages: otherTools.map(
    ({ id, name, description }): Passage => ({ kind: 'tool', owner: id, title: name, text: description }),
  ),
});
