import { capitalize } from '@atalaya/core/platform/capitalize';
import { isLeech } from '@atalaya/core/review/memory';
import type { Candidate } from '@atalaya/core/review/session';
import type { studyCard } from '@atalaya/core/review/study.contract';
import type { StudyItemKind } from '@atalaya/core/review/study-answer';
import type { Kit } from '../platform/kit';
import { flashcardTexts } from '../syllabus/flashcard-bank';
import { currentTexts } from '../syllabus/question-bank';
import { termTexts } from '../syllabus/term-bank';
import type { Catalogue } from './catalogue';
import { articleTexts } from './kinds/articles';
import { wordTexts } from './kinds/words';
import type { ItemKey } from './review.queries';

type Card = ReturnType<(typeof studyCard)['parse']>;

type Backing = {
  reference: { law: string; article: string; paragraph?: string | undefined } | null;
  source: string | null;
};

/** «CE, art. 17.2», or the named source. */
export function referenceText({ reference, source }: Backing, catalogue: Pick<Catalogue, 'lawName'>) {
  if (!reference) return source;
  const { law, article, paragraph } = reference;
  const name = catalogue.lawName(law);
  const place = /^\d/.test(article) ? `art. ${article}${paragraph ? `.${paragraph}` : ''}` : article;
  return name ? `${name}, ${place}` : place;
}

/** The texts of these items, by kind. */
export async function textsOf(kit: Kit, items: readonly ItemKey[]) {
  const { db } = kit;
  const ids = (kinds: readonly StudyItemKind[]) =>
    items.filter(({ kind }) => kinds.includes(kind)).map(({ itemId }) => itemId);
  const questionIds = ids(['question', 'true-false']);
  const cardIds = ids(['flashcard']);
  const termIds = ids(['term']);
  const [questions, flashcards, words, terms, articles] = await Promise.all([
    questionIds.length > 0 ? currentTexts(db, questionIds) : [],
    cardIds.length > 0 ? flashcardTexts(db, cardIds) : [],
    wordTexts(kit, ids(['word'])),
    termIds.length > 0 ? termTexts(db, termIds) : [],
    articleTexts(kit, ids(['article'])),
  ]);
  return { questions, flashcards, words, terms, articles };
}

/** «Refrendo. Acto por el que…» */
const termBack = ({ word, definition }: { word: string; definition: string }): string =>
  `${capitalize(word)}. ${definition}`;

/** The texts of these items in order, with a query per kind; withdrawn ones are left out. */
export async function cardsOf(kit: Kit, items: readonly Candidate[], catalogue: Catalogue) {
  const { questions, flashcards, words, terms, articles } = await textsOf(kit, items);
  const questionOf = new Map(questions.map((row) => [row.id, row]));
  const flashcardOf = new Map(flashcards.map((row) => [row.id, row]));
  const termOf = new Map(terms.map((row) => [row.id, row]));
  return items.flatMap(({ kind, itemId, topic, memory }): Card[] => {
    const head = {
      kind,
      id: itemId,
      topic,
      topicTitle: catalogue.titleOf(topic),
      isNew: memory === null,
      isLeech: memory !== null && isLeech(memory),
    };
    const question = questionOf.get(itemId);
    if (question)
      return [
        {
          ...head,
          front: question.stem,
          options: question.options,
          answer: question.answer,
          explanation: question.explanation,
          reference: referenceText(question, catalogue),
          section: question.section,
          version: question.version,
          mayHaveChanged: question.lawChangedOn !== null,
        },
      ];
    const nothing = {
      options: null,
      answer: null,
      reference: null,
      section: null,
      version: null,
      mayHaveChanged: false,
    };
    const word = words.get(itemId);
    if (kind === 'word' && word) {
      const { front, back } = word;
      return [{ ...head, ...nothing, front, explanation: back }];
    }
    const article = articles.get(itemId);
    if (kind === 'article' && article) {
      const { front, explanation, reference } = article;
      return [{ ...head, ...nothing, front, explanation, reference }];
    }
    const term = termOf.get(itemId);
    if (kind === 'term' && term)
      return [{ ...head, ...nothing, front: term.clue, explanation: termBack(term), section: term.section }];
    const card = flashcardOf.get(itemId);
    if (!card) return [];
    return [
      {
        ...head,
        front: card.front,
        options: null,
        answer: null,
        explanation: card.back,
        reference: referenceText(card, catalogue),
        section: card.section,
        version: null,
        mayHaveChanged: card.lawChangedOn !== null,
      },
    ];
  });
}
