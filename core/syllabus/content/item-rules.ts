import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { plain, plainWords } from '../../platform/fold.ts';
import type { Question, Reference, Term } from './content.contract.ts';
import type { TopicContent } from './content-library.ts';
import { type Laws, validOnFaults } from './date-rules.ts';
import { sentenceCount } from './prose.ts';

const LETTERS = ['A', 'B', 'C'] as const;
const MOST_ASKS_OF_A_FACT = 3;
const MOST_LENGTH_RATIO = 2.2;
// Short alternatives such as «Un mes» and «Seis meses» are not compared by length ratio.
const FREE_LENGTH_DIFFERENCE = 20;

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

  const lengths = written.map((text) => text.length);
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  if (longest > MOST_LENGTH_RATIO * shortest && longest - shortest > FREE_LENGTH_DIFFERENCE) {
    faults.push(faultAt(question, 'options', `alternatives of uneven length: ${lengths.join(', ')} letters`));
  }
  for (const letter of LETTERS) {
    if (pointsAtTheOthers(options[letter])) {
      faults.push(
        faultAt(
          question,
          `options.${letter}`,
          'points at the other alternatives («todas», «ninguna», «A y B»)',
        ),
      );
    }
  }
  if (/\bde las anteriores\b/.test(plain(stem))) {
    faults.push(faultAt(question, 'stem', 'points at the alternatives as «las anteriores»'));
  }
  return faults;
}

const POINTERS = [
  /^(todas|todos|ambas|ambos|ninguna|todas ellas|todos ellos|ninguna de ellas|ninguno de ellos)$/,
  /\b(todas|todos|ninguna|ninguno|cualquiera|ambas|ambos|dos|tres)\b( \w+){0,3} \b(anteriores|precedentes)\b/,
  /\b(todas|ambas|ninguna)\b( \w+){0,4} \b(respuestas?|opciones|opcion|alternativas?)\b/,
  /^(todas|ambas|ninguna)( \w+){0,3} (son|es) (\w+ )?(correctas?|ciertas?|incorrectas?|falsas?|verdaderas?|validas?)\b/,
  /^((las )?(respuestas?|opciones|alternativas) )?[abc] (y|e|o|ni) (la )?[abc]\b/,
];

export function pointsAtTheOthers(option: string): boolean {
  const text = plain(option);
  return POINTERS.some((pointer) => pointer.test(text));
}

function clueFaults(term: Placed<Term>): Fault[] {
  const word = plain(term.value.word);
  const given = plainWords(term.value.clue).some(
    (token) => token === word || token === `${word}s` || token === `${word}es`,
  );
  return given ? [faultAt(term, 'clue', `contains its word, «${term.value.word}»`)] : [];
}
