import type { Tier } from '@atalaya/core/auth/user';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import type { StudyGrade, StudyItemKind } from '@atalaya/core/review/study-answer';
import { opensItem } from '@atalaya/core/syllabus/access';
import { letters } from '@atalaya/core/syllabus/questions/letters';
import type { AnswerKey } from '@atalaya/core/syllabus/questions/question-text';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { flashcardPlaces } from '../syllabus/flashcard-bank';
import { currentTexts, questionBank } from '../syllabus/question-bank';
import { saveAnswers } from './answers';
import { answerLevel, beginLevel } from './level-test';
import { selectStudied } from './study.queries';

export type SimulatedStudent = {
  id: string;
  tier: Tier;
  random: () => number;
};

const SECONDS_PER_ANSWER = 28;
/** What was seen before is known better. */
const REVIEW_BONUS = 0.14;
const grades: readonly StudyGrade[] = ['good', 'good', 'good', 'hard', 'easy'];

type Item = { kind: StudyItemKind; id: string };

/** The choice of somebody who knows the answer with this probability. */
export function simulatedChoice(answer: AnswerKey, chance: number, random: () => number): AnswerKey {
  if (random() < chance) return answer;
  if (answer === 'true' || answer === 'false') return answer === 'true' ? 'false' : 'true';
  const wrong = letters.filter((letter) => letter !== answer);
  return wrong[Math.floor(random() * wrong.length)] ?? answer;
}

/** One session in the past: what is due on that day, then new items of the given topics. */
export async function simulateSession(
  kit: Kit,
  { id: userId, tier, random }: SimulatedStudent,
  { at, size, topics, chance }: { at: Date; size: number; topics: readonly number[]; chance: number },
): Promise<void> {
  const [bank, cards, held] = await Promise.all([
    questionBank(kit),
    flashcardPlaces(kit),
    selectStudied(kit.db, userId),
  ]);
  const today = dayInSpain(at);
  const due: Item[] = held
    .filter(({ dueOn }) => dueOn !== null && dueOn <= today)
    .slice(0, Math.round(size * 0.6))
    .map(({ kind, itemId }) => ({ kind, id: itemId }));
  const known = new Set(held.map(({ kind, itemId }) => `${kind} ${itemId}`));
  const fresh = [
    ...bank.questions.map(({ id, topic, kind }) => ({
      id,
      topic,
      kind: kind === 'choice' ? ('question' as const) : kind,
    })),
    ...cards.map(({ id, topic }) => ({ id, topic, kind: 'flashcard' as const })),
  ].filter(
    ({ id, topic, kind }) =>
      topics.includes(topic) && opensItem(tier, new Map(), kind, topic) && !known.has(`${kind} ${id}`),
  );
  const picked = Array.from({ length: Math.min(size - due.length, fresh.length) }, () =>
    fresh.splice(Math.floor(random() * fresh.length), 1),
  ).flat();
  const items: Item[] = [...due, ...picked];
  const texts = await currentTexts(
    kit.db,
    items.map(({ id }) => id),
  );
  const answerOf = new Map(texts.map(({ id, answer }) => [id, answer]));
  const given = items.map(({ kind, id }, index) => {
    const likely = chance + (index < due.length ? REVIEW_BONUS : 0);
    const answer = answerOf.get(id);
    const grade = random() < likely ? (grades[Math.floor(random() * grades.length)] ?? 'good') : 'again';
    const seconds = Math.round(SECONDS_PER_ANSWER * (0.5 + random()));
    return {
      id: newId(at),
      kind,
      itemId: id,
      choice: answer && kind !== 'flashcard' ? simulatedChoice(answer, likely, random) : null,
      ...(kind === 'flashcard' && { grade }),
      at: new Date(at.getTime() + index * SECONDS_PER_ANSWER * 1000).toISOString(),
      durationMs: seconds * 1000,
    };
  });
  // As if it were that day.
  const then = { now: () => new Date(at.getTime() + size * SECONDS_PER_ANSWER * 1000) };
  if (given.length > 0) await saveAnswers({ ...kit, clock: then }, { id: userId, tier }, given);
}

/** The level test of the first day. */
export async function simulateLevelTest(
  kit: Kit,
  { id: userId, random }: SimulatedStudent,
  chance: number,
): Promise<void> {
  const visitor = { guestId: newId(kit.clock.now()), userId };
  let state = await beginLevel(kit, { ...visitor, network: '' });
  while (state.question) {
    const { itemId } = state.question;
    const [text] = await currentTexts(kit.db, [itemId]);
    const choice = simulatedChoice(text?.answer ?? 'A', chance, random);
    state = await answerLevel(kit, visitor, state.id, {
      itemId,
      choice: letters.find((letter) => letter === choice) ?? null,
    });
  }
}
