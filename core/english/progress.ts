import { type CourseLevel, courseLevels, type Skill, skills } from './course.ts';

/** The share of points that passes a lesson, in percent. */
export const PASS_PERCENT = 70;
/** Skills are measured over the latest answers, so that progress shows. */
const LATEST = 40;

/** The attempts at one exercise of a lesson, in order. */
export type ExerciseAttempts = { exerciseId: string; attempts: readonly boolean[] };
export type LessonScore = {
  points: number;
  total: number;
  percent: number;
  isPassed: boolean;
  isComplete: boolean;
};

/** One point for a right answer at the first attempt, half at the second, none later. */
const pointsFor = (attempts: readonly boolean[]): number =>
  attempts[0] === true ? 1 : attempts[1] === true ? 0.5 : 0;

export function lessonScore(
  exerciseIds: readonly string[],
  answered: readonly ExerciseAttempts[],
): LessonScore {
  const attempts = new Map(answered.map(({ exerciseId, attempts }) => [exerciseId, attempts]));
  const points = exerciseIds.reduce((sum, id) => sum + pointsFor(attempts.get(id) ?? []), 0);
  const total = exerciseIds.length;
  const isComplete = exerciseIds.every((id) => (attempts.get(id)?.length ?? 0) > 0);
  const percent = total === 0 ? 0 : Math.round((points / total) * 100);
  return { points, total, percent, isComplete, isPassed: isComplete && percent >= PASS_PERCENT };
}

export type SkillAnswer = { skill: Skill; isRight: boolean };
export type SkillProgress = { skill: Skill; answered: number; percent: number | null };

/** Share of right answers by skill over the latest ones; `answers` go from the oldest to the newest. */
export const progressBySkill = (answers: readonly SkillAnswer[]): SkillProgress[] =>
  skills.map((skill) => {
    const all = answers.filter((answer) => answer.skill === skill);
    const latest = all.slice(-LATEST);
    const hits = latest.filter(({ isRight }) => isRight).length;
    const percent = latest.length === 0 ? null : Math.round((hits / latest.length) * 100);
    return { skill, answered: all.length, percent };
  });

export type LevelProgress = { level: CourseLevel; passed: number; lessons: number };

export const progressByLevel = (
  lessons: readonly { id: string; level: CourseLevel }[],
  passed: ReadonlySet<string>,
): LevelProgress[] =>
  courseLevels.map((level) => {
    const ofLevel = lessons.filter((lesson) => lesson.level === level);
    return { level, lessons: ofLevel.length, passed: ofLevel.filter(({ id }) => passed.has(id)).length };
  });
