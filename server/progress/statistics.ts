import { toCell } from '@atalaya/core/admin/formula-cells';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { weekdayOf } from '@atalaya/core/profile/study-plan';
import { plusDays } from '@atalaya/core/review/days';
import { csvFile } from '../admin/csv';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { currentTexts } from '../syllabus/question-bank';
import * as rows from './statistics.queries';

const roll = defineJob<Record<string, never>>('progress.statistics');
const rollAll = defineJob<Record<string, never>>('progress.statistics-nightly');
const DAYS = 30;
const WEEKS = 12;
/** Minimum first answers for a percentage. */
const LEAST_ANSWERS = 10;
const EXPORTED_QUESTIONS = 1_000;

export async function statisticsJobs(kit: Kit): Promise<void> {
  await kit.jobs.repeat(roll, '*/15 * * * *', () => rollUp(kit));
  await kit.jobs.repeat(rollAll, '20 4 * * *', () => rollUp(kit, true));
}

/**
 * Rolls up everything for statistics, rank and prediction page. Question statistics are slow and run at night or on
 * request.
 */
export async function rollUp(kit: Kit, withQuestions = false): Promise<void> {
  const now = kit.clock.now();
  const today = dayInSpain(now);
  const hasNews = await kit.db.transaction(async (tx) => {
    await rows.takeTurn(tx);
    await rows.rollUse(tx, today);
    await rows.rollCohorts(tx, today, WEEKS);
    await rows.rollSpread(tx, today);
    const before = await rows.countChecked(tx);
    await rows.rollPredictions(tx, today);
    if (withQuestions) await rows.rollQuestions(tx);
    await rows.noteRun(tx, now);
    return (await rows.countChecked(tx)) !== before;
  });
  if (hasNews) kit.events.publish('pages.changed', { prefixes: ['/prediccion'] });
}

export async function refresh(kit: Kit) {
  await rollUp(kit, true);
  return { rolledAt: kit.clock.now() };
}

/** Computes the rollups if there are none yet. */
export async function ensureRolled(kit: Kit): Promise<Date | null> {
  const at = await rows.selectRun(kit.db);
  if (at && dayInSpain(at) === dayInSpain(kit.clock.now())) return at;
  await rollUp(kit, at === null);
  return rows.selectRun(kit.db);
}

export async function statistics(kit: Kit) {
  const rolledAt = await ensureRolled(kit);
  const today = dayInSpain(kit.clock.now());
  const monday = plusDays(today, -weekdayOf(today));
  const firstWeek = plusDays(monday, -7 * (WEEKS - 1));
  const [days, weeks, cohorts] = await Promise.all([
    rows.selectDays(kit.db, firstWeek),
    rows.selectWeeks(kit.db, firstWeek),
    rows.selectCohorts(kit.db),
  ]);
  const byDay = new Map(days.map((row) => [row.day, row]));
  const empty = { students: 0, answers: 0, right: 0, minutes: 0, exams: 0, newUsers: 0 };
  return {
    rolledAt,
    days: Array.from({ length: DAYS }, (_, index) => {
      const day = plusDays(today, index - DAYS + 1);
      return { ...empty, ...byDay.get(day), day };
    }),
    weeks: Array.from({ length: WEEKS }, (_, index) => {
      const start = plusDays(firstWeek, 7 * index);
      const own = days.filter(({ day }) => day >= start && day < plusDays(start, 7));
      const sum = (pick: (row: (typeof days)[number]) => number) =>
        own.reduce((total, row) => total + pick(row), 0);
      return {
        monday: start,
        students: weeks.find((week) => week.monday === start)?.students ?? 0,
        answers: sum(({ answers }) => answers),
        minutes: sum(({ minutes }) => minutes),
        exams: sum(({ exams }) => exams),
        newUsers: sum(({ newUsers }) => newUsers),
      };
    }),
    cohorts: [...new Set(cohorts.map(({ joined }) => joined))].map((joined) => {
      const own = cohorts.filter((row) => row.joined === joined);
      return {
        joined,
        size: own[0]?.size ?? 0,
        kept: Array.from(
          { length: WEEKS },
          (_, week) => own.find((row) => row.week === week)?.students ?? null,
        ),
      };
    }),
  };
}

export async function hardQuestions(
  kit: Kit,
  range: { page: number; pageSize: number; sort: rows.HardSort },
) {
  await ensureRolled(kit);
  const { items, total } = await rows.selectHard(kit.db, range, LEAST_ANSWERS);
  const ids = items.map(({ id }) => id);
  const texts = new Map(
    (ids.length > 0 ? await currentTexts(kit.db, ids) : []).map(({ id, stem }) => [id, stem]),
  );
  return {
    items: items.map((item) => ({ ...item, text: texts.get(item.id) ?? 'Pregunta retirada' })),
    total,
    page: range.page,
    pageSize: range.pageSize,
  };
}

type Part = 'dias' | 'semanas' | 'cohortes' | 'preguntas';

/** A whole table for export. */
export async function exported(kit: Kit, part: Part): Promise<string> {
  const lines = async (): Promise<(string | number)[][]> => {
    if (part === 'preguntas') {
      const { items } = await hardQuestions(kit, { page: 1, pageSize: EXPORTED_QUESTIONS, sort: 'share' });
      return [
        ['pregunta', 'tema', 'respuestas', 'acierto', 'discriminacion', 'enunciado'],
        ...items.map((one) => [
          one.id,
          one.topic,
          one.answers,
          Number(one.share.toFixed(3)),
          one.discrimination === null ? '' : Number(one.discrimination.toFixed(3)),
          one.text,
        ]),
      ];
    }
    const { days, weeks, cohorts } = await statistics(kit);
    if (part === 'dias')
      return [
        ['dia', 'estudiantes', 'respuestas', 'aciertos', 'minutos', 'examenes', 'altas'],
        ...days.map((one) => [
          one.day,
          one.students,
          one.answers,
          one.right,
          one.minutes,
          one.exams,
          one.newUsers,
        ]),
      ];
    if (part === 'semanas')
      return [
        ['lunes', 'estudiantes', 'respuestas', 'minutos', 'examenes', 'altas'],
        ...weeks.map((one) => [one.monday, one.students, one.answers, one.minutes, one.exams, one.newUsers]),
      ];
    return [
      ['alta', 'personas', ...Array.from({ length: WEEKS }, (_, week) => `semana_${week}`)],
      ...cohorts.map(({ joined, size, kept }) => [joined, size, ...kept.map((value) => value ?? '')]),
    ];
  };
  return csvFile(
    (await lines()).map((line) => line.map((cell) => (typeof cell === 'number' ? cell : toCell(cell)))),
  );
}
