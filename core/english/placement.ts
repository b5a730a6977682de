import { type PlacementLevel, placementLevels } from './course.ts';

/** Questions in a placement test. */
export const PLACEMENT_LENGTH = 15;

/** How likely it is that the user has each level, in the order of `placementLevels`. */
export type PlacementBelief = readonly number[];
export type PlacementAnswer = { itemId: string; level: PlacementLevel; isRight: boolean };

const equal: PlacementBelief = placementLevels.map(() => 1 / placementLevels.length);

/** The chance of a right answer by how many levels the item is above the user; four options leave some to luck. */
function chanceOfHit(user: number, item: number): number {
  if (item < user) return 0.93;
  if (item === user) return 0.75;
  return item === user + 1 ? 0.4 : 0.27;
}

const normalisedBelief = (weights: readonly number[]): PlacementBelief => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / total);
};

const after = (belief: PlacementBelief, item: number, isRight: boolean): PlacementBelief =>
  normalisedBelief(
    belief.map((weight, user) => {
      const hit = chanceOfHit(user, item);
      return weight * (isRight ? hit : 1 - hit);
    }),
  );

export const beliefAfter = (answers: readonly PlacementAnswer[]): PlacementBelief =>
  answers.reduce(
    (belief, { level, isRight }) => after(belief, placementLevels.indexOf(level), isRight),
    equal,
  );

const uncertainty = (belief: PlacementBelief): number =>
  belief.reduce((sum, weight) => sum - (weight > 0 ? weight * Math.log2(weight) : 0), 0);

/** The uncertainty to expect after an item of this level. */
function expectedUncertainty(belief: PlacementBelief, item: number): number {
  const hit = belief.reduce((sum, weight, user) => sum + weight * chanceOfHit(user, item), 0);
  return hit * uncertainty(after(belief, item, true)) + (1 - hit) * uncertainty(after(belief, item, false));
}

type Candidate = { id: string; level: PlacementLevel };

/**
 * The next item: of the level whose answer tells most, one that was not asked yet. Null when the test is over or no
 * item is left.
 */
export function nextPlacementItem<T extends Candidate>(
  items: readonly T[],
  answers: readonly PlacementAnswer[],
  random: () => number,
): T | null {
  if (answers.length >= PLACEMENT_LENGTH) return null;
  const asked = new Set(answers.map(({ itemId }) => itemId));
  const left = items.filter(({ id }) => !asked.has(id));
  const belief = beliefAfter(answers);
  const [best] = placementLevels
    .map((level, index) => ({ level, value: expectedUncertainty(belief, index) }))
    .filter(({ level }) => left.some((item) => item.level === level))
    .sort((one, other) => one.value - other.value);
  const candidates = left.filter(({ level }) => level === best?.level);
  return candidates[Math.floor(random() * candidates.length)] ?? null;
}

export type Placement = { level: PlacementLevel; certainty: number };

/** The most likely level, and how likely it is. */
export function placementOf(answers: readonly PlacementAnswer[]): Placement {
  const belief = beliefAfter(answers);
  const certainty = Math.max(...belief);
  return { level: placementLevels[belief.indexOf(certainty)] ?? 'A1', certainty };
}

type CourseLesson = { id: string; level: PlacementLevel };

/** The lesson to begin with: the first one of the user's level, or of the course for those below A2. */
export const firstLesson = <T extends CourseLesson>(lessons: readonly T[], level: PlacementLevel): T | null =>
  lessons.find((lesson) => lesson.level === level) ?? lessons[0] ?? null;
