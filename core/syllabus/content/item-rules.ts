import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { plain, plainWords } from '../../platform/fold.ts';
import type { Question, Reference, Term } from './content.contract.ts';
import type { TopicContent } from './content-library.ts';
import { type Laws, validOnFaults } from './date-rules.ts';
import { sentenceCount } from './prose.ts';
import { closesTheList, isNegative, pointsAtTheOthers } from './question-style.ts';

const LETTERS = ['A', 'B', 'C'] as const;
const MOST_ASKS_OF_A_FACT = 3;
const MOST_LENGTH_RATIO = 2.2;
// Short alternatives such as «Un mes» and «Seis meses» are not compared by length ratio.
const FREE_LENGTH_DIFFERENCE = 20;
// Where even the shortest is a sentence, the eye does not go to the longest at once.
const SENTENCE_FROM = 40;
const MOST_LENGTH_RATIO_OF_SENTENCES = 3;

/** Faults of single questions, true/false, flashcards and terms of a topic. */
export function itemFaults(topic: TopicContent, laws: Laws, today: string): Fault[] {
  const asked = [...topic.questions, ...topic.trueFalse];
  const backed = [...asked, ...topic.flashcards];
  const all = [...backed, ...topic.terms];
  return [
    ...all.flatMap((item) => idFaults(item, topic)),
    ...all.flatMap((item) => sectionFaults(item, topic)),
    ...backed.flatMap((item) => lawFaults(item, topic, laws)),
    ...asked.flatMap((item) => {
      const law = item.value.reference?.law;
      return validOnFaults(item, law === undefined ? [] : [law], laws, today);
    }),
    ...factFaults(asked),
    ...topic.questions.flatMap(alternativeFaults),
    ...topic.flashcards.flatMap((card) =>
      sentenceCount(card.value.back) > 2 ? [faultAt(card, 'back', 'has more than two sentences')] : [],
    ),
    ...topic.terms.flatMap(clueFaults),
  ];
}

function idFaults(item: Placed<{ id: string }>, topic: TopicContent): Fault[] {
  const number = Number(/^t(\d+)-/.exec(item.value.id)?.[1]);
  if (number === topic.head.value.number) return [];
  return [faultAt(item, 'id', `${item.value.id} does not belong to topic ${topic.head.value.number}`)];
}

function sectionFaults(item: Placed<{ section: string }>, topic: TopicContent): Fault[] {
  if (topic.head.value.sections.some((section) => section.id === item.value.section)) return [];
  return [faultAt(item, 'section', `«${item.value.section}» is not a section of topic.md`)];
}

function lawFaults(
  item: Placed<{ reference?: Reference | undefined }>,
  topic: TopicContent,
  laws: Laws,
): Fault[] {
  const law = item.value.reference?.law;
  if (law === undefined) return [];
  if (!laws.has(law)) return [faultAt(item, 'reference.law', `«${law}» is not a law of laws.yaml`)];
  if (topic.head.value.laws.includes(law)) return [];
  return [faultAt(item, 'reference.law', `«${law}» is missing from the laws of topic.md`)];
}

function factFaults(items: readonly Placed<{ fact: string }>[]): Fault[] {
  const asks = new Map<string, number>();
  return items.flatMap((item) => {
    const count = (asks.get(item.value.fact) ?? 0) + 1;
    asks.set(item.value.fact, count);
    if (count <= MOST_ASKS_OF_A_FACT) return [];
    return [
      faultAt(
        item,
        'fact',
        `«${item.value.fact}» is asked for the ${count}th time, ${MOST_ASKS_OF_A_FACT} at most`,
      ),
    ];
  });
}

function alternativeFaults(question: Placed<Question>): Fault[] {
  const { options, stem } = question.value;
  const faults: Fault[] = [];
  // Compared with accents: in spelling topics two alternatives may differ in one accent only.
  const written = LETTERS.map((letter) => options[letter].trim().replace(/\s+/g, ' ').replace(/\.$/, ''));
  if (new Set(written).size < LETTERS.length)
    faults.push(faultAt(question, 'options', 'two alternatives are the same'));

  // «Ambas son correctas» is short in the exam too, whatever the two others say.
  const compared = closesTheList(options.C) ? written.slice(0, 2) : written;
  const lengths = compared.map((text) => text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const ratio = shortest >= SENTENCE_FROM ? MOST_LENGTH_RATIO_OF_SENTENCES : MOST_LENGTH_RATIO;
  if (longest > ratio * shortest && longest - shortest > FREE_LENGTH_DIFFERENCE) {
    faults.push(faultAt(question, 'options', `alternatives of uneven length: ${lengths.join(', ')} letters`));
  }
  for (const letter of LETTERS) {
    const allowed = letter === 'C' && closesTheList(options.C);
    if (pointsAtTheOthers(options[letter]) && !allowed) {
      const reason = 'points at the other alternatives: only «ambas» and «ninguna» may, and only as C';
      faults.push(faultAt(question, `options.${letter}`, reason));
    }
  }
  if (closesTheList(options.C) && /\bninguna\b/.test(plain(options.C)) && isNegative(stem)) {
    faults.push(faultAt(question, 'options.C', '«ninguna» under a negative stem denies twice'));
  }
  if (/\bde las anteriores\b/.test(plain(stem))) {
    faults.push(faultAt(question, 'stem', 'points at the alternatives as «las anteriores»'));
  }
  return faults;
}

function clueFaults(term: Placed<Term>): Fault[] {
  const word = plain(term.value.word);
  const given = plainWords(term.value.clue).some(
    (token) => token === word || token === `${word}s` || token === `${word}es`,
  );
  return given ? [faultAt(term, 'clue', `contains its word, «${term.value.word}»`)] : [];
}
