import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { plain } from '../../platform/fold.ts';
import type { Question } from './content.contract.ts';
import type { TopicContent } from './content-library.ts';
import {
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

/** Patterns by which a candidate could find the right alternative without knowing it. */
export function styleFaults(topic: TopicContent): Fault[] {
  return [...topic.questions.flatMap(questionStyleFaults), ...lengthFaults(topic)];
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
];
// A library smaller than this is not the whole bank.
const BANK_FROM = 500;

/** The mixture of styles over all topics. */
export function bankFaults(topics: readonly TopicContent[]): Fault[] {
  const questions = topics.flatMap((topic) => topic.questions);
  if (questions.length < BANK_FROM) return [];
  return QUOTAS.flatMap(({ field, what, counts, least = 0, most = 1 }) => {
    const share = shareOf(questions, counts);
    if (share >= least && share <= most) return [];
    const limit = share < least ? `at least ${percent(least)}` : `at most ${percent(most)}`;
    return [
      { file: 'content/syllabus', line: 1, field, reason: `${percent(share)} ${what}, must be ${limit}` },
    ];
  });
}

const shareOf = (questions: readonly Placed<Question>[], counts: (question: Question) => boolean): number =>
  questions.filter(({ value }) => counts(value)).length / questions.length;

const percent = (share: number): string => `${Math.round(share * 100)} %`;
