import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { plain } from '../../platform/fold.ts';
import type { Question } from './content.contract.ts';
import type { TopicContent } from './content-library.ts';
import {
  closesTheList,
  isHarderStyle,
  isNegative,
  isSituational,
  lengthRank,
  namesArticle,
  saysNothing,
  tellingWords,
} from './question-style.ts';

const LETTERS = ['A', 'B', 'C'] as const;
// With fewer questions a share says little.
const SHARES_FROM = 30;
/** By chance the right alternative would be the longest, or the shortest, in a third. */
const MOST_AT_ONE_END = 0.42;
const TELLING_WORDS = 2;
const MOST_CLOSED_IN_A_TOPIC = 0.06;
const MOST_CLOSED = 0.04;
// Whoever always chooses «ambas» or «ninguna», or never does, must lose by it.
const CLOSING_IS_KEY = { least: 0.25, most: 0.5 };
const KEYS_FROM = 4;

/** Patterns by which a candidate could find the right alternative without knowing it. */
export function styleFaults(topic: TopicContent): Fault[] {
  return [...topic.questions.flatMap(questionStyleFaults), ...lengthFaults(topic), ...closingFaults(topic)];
}

function questionStyleFaults(question: Placed<Question>): Fault[] {
  const { options, answer, explanation } = question.value;
  const faults: Fault[] = [];
  const given = tellingWords(question.value);
  if (given.length >= TELLING_WORDS)
    faults.push(faultAt(question, 'stem', `gives ${answer} away: only it repeats «${given.join('», «')}»`));
  for (const letter of LETTERS)
    if (saysNothing(options[letter]))
      faults.push(faultAt(question, `options.${letter}`, 'says nothing, so nobody would choose it'));
  const wrong = LETTERS.filter((letter) => letter !== answer).map((letter) => plain(explanation[letter]));
  if (new Set(wrong).size < wrong.length)
    faults.push(faultAt(question, 'explanation', 'both wrong alternatives have the same explanation'));
  return faults;
}

function lengthFaults({ folder, questions }: TopicContent): Fault[] {
  if (questions.length < SHARES_FROM) return [];
  return (['longest', 'shortest'] as const).flatMap((rank) => {
    const share = shareOf(questions, (question) => lengthRank(question) === rank);
    if (share <= MOST_AT_ONE_END) return [];
    const reason = `the right alternative is the ${rank} in ${percent(share)}, must be at most ${percent(MOST_AT_ONE_END)}`;
    return [{ file: `${folder}/questions.yaml`, line: 1, field: 'options', reason }];
  });
}

const isClosed = ({ options }: Question): boolean => closesTheList(options.C);

function closingFaults({ folder, questions }: TopicContent): Fault[] {
  const at = (reason: string): Fault => ({
    file: `${folder}/questions.yaml`,
    line: 1,
    field: 'options.C',
    reason,
  });
  const share = shareOf(questions, isClosed);
  const tooMany = questions.length >= SHARES_FROM && share > MOST_CLOSED_IN_A_TOPIC;
  return [
    ...(tooMany
      ? [
          at(
            `${percent(share)} end with «ambas» or «ninguna», must be at most ${percent(MOST_CLOSED_IN_A_TOPIC)}`,
          ),
        ]
      : []),
    ...closingKeyFaults(questions).map(at),
  ];
}

function closingKeyFaults(questions: readonly Placed<Question>[]): string[] {
  const closed = questions.filter(({ value }) => isClosed(value));
  if (closed.length < KEYS_FROM) return [];
  const { least, most } = CLOSING_IS_KEY;
  const share = shareOf(closed, ({ answer }) => answer === 'C');
  if (share >= least && share <= most) return [];
  return [
    `«ambas» or «ninguna» is right in ${percent(share)} of the ${closed.length} that end with it, must be ${percent(least)} to ${percent(most)}`,
  ];
}

type Quota = {
  field: string;
  what: string;
  counts: (question: Question) => boolean;
  least?: number;
  most?: number;
};

const QUOTAS: readonly Quota[] = [
  {
    field: 'stem',
    what: 'ask for the wrong one or tell a case',
    counts: ({ stem }) => isNegative(stem) || isSituational(stem),
    least: 0.15,
  },
  { field: 'stem', what: 'are of the harder styles', counts: isHarderStyle, least: 1 / 3 },
  { field: 'stem', what: 'name the article', counts: ({ stem }) => namesArticle(stem), most: 0.5 },
  {
    field: 'difficulty',
    what: 'are of difficulty 1',
    counts: ({ difficulty }) => difficulty === 1,
    most: 0.15,
  },
  { field: 'options.C', what: 'end with «ambas» or «ninguna»', counts: isClosed, most: MOST_CLOSED },
];
// A library smaller than this is not the whole bank.
const BANK_FROM = 500;

/** The mixture of styles over all topics. */
export function bankFaults(topics: readonly TopicContent[]): Fault[] {
  const questions = topics.flatMap((topic) => topic.questions);
  if (questions.length < BANK_FROM) return [];
  const quotas = QUOTAS.flatMap(({ field, what, counts, least = 0, most = 1 }) => {
    const share = shareOf(questions, counts);
    if (share >= least && share <= most) return [];
    const limit = share < least ? `at least ${percent(least)}` : `at most ${percent(most)}`;
    return [
      { file: 'content/syllabus', line: 1, field, reason: `${percent(share)} ${what}, must be ${limit}` },
    ];
  });
  return [
    ...quotas,
    ...closingKeyFaults(questions).map((reason) => ({
      file: 'content/syllabus',
      line: 1,
      field: 'options.C',
      reason,
    })),
  ];
}

const shareOf = (questions: readonly Placed<Question>[], counts: (question: Question) => boolean): number =>
  questions.filter(({ value }) => counts(value)).length / questions.length;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
