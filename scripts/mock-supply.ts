import { readdir, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { scoreOf, tenThousandths } from '../core/exams/score.ts';
import { type BankQuestion, chooseMock, indexBank, type QuestionHistory } from '../core/exams/selection.ts';

export const MOCK_QUESTIONS = 100;
const syllabus = new URL('../content/syllabus/', import.meta.url);

/** Id, topic and difficulty of every question, read from the text: parsing the YAML would take ten times as long. */
export async function readBank(): Promise<BankQuestion[]> {
  const folders = await readdir(syllabus);
  const files = await Promise.all(
    folders.map((folder) => readFile(fileURLToPath(new URL(`${folder}/questions.yaml`, syllabus)), 'utf8')),
  );
  return files.flatMap((text) =>
    [...text.matchAll(/^- id: (t(\d\d)-q\d+)$[\s\S]*?^ {2}difficulty: (\d)$/gm)].map(
      ([, id = '', topic, difficulty]) => ({
        id,
        topic: Number(topic),
        kind: 'choice' as const,
        difficulty: Number(difficulty),
      }),
    ),
  );
}

/** One student's official mocks, one after the other: the choice prefers what the student has not seen. */
export function drawMocks(bank: readonly BankQuestion[], count: number, random: () => number): string[][] {
  const shelves = indexBank(bank);
  const seen = new Map<string, QuestionHistory>();
  return Array.from({ length: count }, () => {
    const mock = chooseMock(shelves, MOCK_QUESTIONS, seen, random);
    for (const id of mock) {
      const times = (seen.get(id)?.times ?? 0) + 1;
      seen.set(id, { times, last: 'right', hasFailed: false, flagged: false });
    }
    return mock;
  });
}

const ALTERNATIVES = 3;
/** How much harder each level of difficulty is, in logits. An assumption: there are no answers to measure it by. */
export const LEVEL_STEP = 0.5;

/**
 * The score of a candidate who would get `score` in an exam of difficulty 2 alone: knows a question with a probability
 * that falls with its difficulty (Rasch), and guesses the others.
 */
export function sitMock(
  difficulties: readonly number[],
  score: number,
  random: () => number,
  step = LEVEL_STEP,
): number {
  const ability = Math.log(score / (10 - score));
  const hits = difficulties.filter((difficulty) => {
    const knows = 1 / (1 + Math.exp(step * (difficulty - 2) - ability));
    return random() < knows || random() < 1 / ALTERNATIVES;
  }).length;
  const total = difficulties.length;
  return tenThousandths(scoreOf({ hits, errors: total - hits, total, alternatives: ALTERNATIVES })) / 10_000;
}

/** A deterministic generator (mulberry32), so that a report can be repeated. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
