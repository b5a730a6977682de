import type { SessionUser } from '@atalaya/core/auth/user';
import { lockAt } from '@atalaya/core/english/allowance';
import { firstLesson } from '@atalaya/core/english/placement';
import { progressByLevel, progressBySkill } from '@atalaya/core/english/progress';
import { lockOf, TIER_OF_ENGLISH } from '@atalaya/core/syllabus/access';
import type { Kit } from '../platform/kit';
import {
  selectAllProgress,
  selectLastPlacement,
  selectLessons,
  selectOpenPlacement,
  selectSkillAnswers,
  selectUnits,
} from './english.queries';
import { lessonHead } from './lessons';
import { resultOf } from './placement';
import { readVocabulary } from './vocabulary';

type Student = Pick<SessionUser, 'id' | 'tier'>;

export async function readOverview(kit: Kit, student: Student) {
  const { db } = kit;
  const [units, rows, progress, answers, last, open, vocabulary] = await Promise.all([
    selectUnits(db),
    selectLessons(db),
    selectAllProgress(db, student.id),
    selectSkillAnswers(db, student.id),
    selectLastPlacement(db, student.id),
    selectOpenPlacement(db, student.id),
    readVocabulary(kit, student),
  ]);
  const byLesson = new Map(progress.map((row) => [row.lessonId, row]));
  const lessons = rows.map((row, index) => {
    const known = byLesson.get(row.id);
    return {
      ...lessonHead(row, index + 1),
      status: known?.passedAt ? ('passed' as const) : known ? ('started' as const) : ('new' as const),
      percent: known?.bestPercent ?? null,
      locked: lockAt(student.tier, index + 1),
    };
  });
  const placement = await resultOf(db, last);
  const passed = new Set(lessons.filter(({ status }) => status === 'passed').map(({ id }) => id));
  return {
    locked: lockOf(student.tier, TIER_OF_ENGLISH),
    placement,
    isPlacementOpen: open !== undefined,
    nextLessonId: nextLesson(lessons, placement?.level ?? 'A1')?.id ?? null,
    units: inUnits(units, lessons),
    levels: progressByLevel(lessons, passed),
    skills: progressBySkill(answers),
    vocabulary: {
      words: vocabulary.categories.reduce((sum, { words }) => sum + words, 0),
      inReview: vocabulary.inReview,
      due: vocabulary.due,
    },
  };
}

type Shown = ReturnType<typeof lessonHead> & { status: 'new' | 'started' | 'passed'; locked: unknown };

/** The started lesson, or the first one that is not passed from the user's level on. */
function nextLesson<T extends Shown>(
  lessons: readonly T[],
  level: Parameters<typeof firstLesson>[1],
): T | null {
  const open = lessons.filter(({ status, locked }) => status !== 'passed' && locked === null);
  const first = firstLesson(lessons, level);
  return (
    open.find(({ status }) => status === 'started') ??
    open.find(({ number }) => first !== null && number >= first.number) ??
    open[0] ??
    null
  );
}

type Units = Awaited<ReturnType<typeof selectUnits>>;

/** The lessons by unit; those that an admin put in none follow at the end. */
function inUnits<T extends Shown>(units: Units, lessons: readonly T[]) {
  const byId = new Map(lessons.map((lesson) => [lesson.id, lesson]));
  const listed = new Set(units.flatMap((unit) => unit.lessons));
  const grouped = units.map((unit) => ({
    id: unit.id,
    level: unit.level,
    title: unit.title,
    aim: unit.aim,
    lessons: unit.lessons.flatMap((id) => byId.get(id) ?? []),
  }));
  const others = lessons.filter(({ id }) => !listed.has(id));
  const [first] = others;
  return [
    ...grouped.filter((unit) => unit.lessons.length > 0),
    ...(first
      ? [{ id: 'others', level: first.level, title: 'Más lecciones', aim: 'Para ampliar.', lessons: others }]
      : []),
  ];
}
