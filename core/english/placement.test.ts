import { describe, expect, it, test } from 'vitest';
import { normal, seeded } from '../review/seeded';
import { type PlacementLevel, placementLevels } from './course';
import {
  firstLesson,
  nextPlacementItem,
  PLACEMENT_LENGTH,
  type PlacementAnswer,
  placementOf,
} from './placement';

const items = placementLevels.flatMap((level) =>
  Array.from({ length: PLACEMENT_LENGTH }, (_, index) => ({ id: `${level}-${index}`, level })),
);

/** A user on a continuous scale with one unit per level, unlike the four steps that the rule reckons with. */
function sitTest(level: PlacementLevel, random: () => number): PlacementAnswer[] {
  const ability = placementLevels.indexOf(level) + normal(random) * 0.15;
  const answers: PlacementAnswer[] = [];
  for (let item = nextPlacementItem(items, answers, random); item; ) {
    const gap = ability + 0.45 - placementLevels.indexOf(item.level);
    const isRight = random() < 0.25 + 0.75 / (1 + Math.exp(-3 * gap));
    answers.push({ itemId: item.id, level: item.level, isRight });
    item = nextPlacementItem(items, answers, random);
  }
  return answers;
}

describe('the placement test', () => {
  test.each(placementLevels)('finds a simulated user of level %s', (level) => {
    const random = seeded(placementLevels.indexOf(level) + 1);
    const found = Array.from({ length: 300 }, () => placementOf(sitTest(level, random)).level);
    const distance = (one: PlacementLevel) =>
      Math.abs(placementLevels.indexOf(one) - placementLevels.indexOf(level));
    expect(found.filter((one) => one === level).length / found.length).toBeGreaterThan(0.75);
    expect(found.filter((one) => distance(one) <= 1).length / found.length).toBeGreaterThan(0.98);
  });

  it('asks fifteen different items and then stops', () => {
    const answers = sitTest('B1', seeded(7));
    expect(answers).toHaveLength(PLACEMENT_LENGTH);
    expect(new Set(answers.map(({ itemId }) => itemId)).size).toBe(PLACEMENT_LENGTH);
  });

  it('asks harder items of those who answer well, and easier ones of the others', () => {
    const lastOf = (isRight: boolean) => {
      const answers: PlacementAnswer[] = [];
      for (let asked = 0; asked < 5; asked++) {
        const item = nextPlacementItem(items, answers, () => 0);
        if (item) answers.push({ itemId: item.id, level: item.level, isRight });
      }
      return nextPlacementItem(items, answers, () => 0)?.level;
    };
    expect(lastOf(true)).toBe('B2');
    expect(lastOf(false)).toBe('A2');
  });

  it('goes on with other levels when those it would ask have run out, and ends without items', () => {
    const few = items.filter(({ id }) => id.endsWith('-0'));
    const answers: PlacementAnswer[] = [];
    for (let item = nextPlacementItem(few, answers, () => 0); item; ) {
      answers.push({ itemId: item.id, level: item.level, isRight: true });
      item = nextPlacementItem(few, answers, () => 0);
    }
    expect(answers.map(({ level }) => level).sort()).toEqual(['A1', 'A2', 'B1', 'B2']);
  });

  it('begins the course at the first lesson of the level', () => {
    const lessons = [
      { id: 'l01', level: 'A2' as const },
      { id: 'l02', level: 'B1' as const },
      { id: 'l03', level: 'B1' as const },
    ];
    expect(firstLesson(lessons, 'A1')?.id).toBe('l01');
    expect(firstLesson(lessons, 'B1')?.id).toBe('l02');
    expect(firstLesson([], 'B1')).toBeNull();
  });
});
