import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatChange, formatNumber } from '@atalaya/core/platform/number-format';
import { plusDays } from '@atalaya/core/review/days';
import type { DashboardPanel } from '../admin/dashboard-panels';
import { ensureRolled } from './statistics';
import { selectDays } from './statistics.queries';

const WEEK = 7;
const path = '/admin/estadisticas';

type Day = Awaited<ReturnType<typeof selectDays>>[number];

const head = {
  title: 'Estudio',
  path,
  all: 'Ver las estadísticas',
  empty: 'Nadie ha estudiado en los últimos 14 días.',
};

/** From the statistics rollups. */
export const studyPanel: DashboardPanel = {
  head,
  async read(kit) {
    await ensureRolled(kit);
    const today = dayInSpain(kit.clock.now());
    const days = await selectDays(kit.db, plusDays(today, 1 - 2 * WEEK));
    const split = plusDays(today, -WEEK);
    const [now, before] = [
      sumsOf(days.filter(({ day }) => day > split)),
      sumsOf(days.filter(({ day }) => day <= split)),
    ];
    if (now.answers + now.exams + before.answers + before.exams === 0) return { note: head.empty };
    const on = (wanted: string) => days.find(({ day }) => day === wanted);
    const students = { now: on(today)?.weekStudents ?? 0, before: on(split)?.weekStudents ?? 0 };
    const compared = (label: string, pick: (sums: Sums) => number) => ({
      label,
      path,
      value: formatNumber(pick(now)),
      change: formatChange(pick(now), pick(before)),
    });
    return {
      note: 'En 7 días, frente a los 7 anteriores. Se cuenta cada cuarto de hora.',
      isEmpty: false,
      figures: [
        { label: 'han estudiado hoy', path, value: formatNumber(on(today)?.students ?? 0) },
        {
          label: 'han estudiado en 7 días',
          path,
          value: formatNumber(students.now),
          change: formatChange(students.now, students.before),
        },
        compared('respuestas', ({ answers }) => answers),
        compared('exámenes entregados', ({ exams }) => exams),
        compared('minutos', ({ minutes }) => minutes),
        {
          label: 'de acierto',
          path,
          value: shareOf(now),
          ...(before.answers > 0 ? { change: `antes, ${shareOf(before)}` } : {}),
        },
      ],
    };
  },
};

type Sums = Pick<Day, 'answers' | 'right' | 'exams' | 'minutes'>;

function sumsOf(days: readonly Day[]): Sums {
  const sum = (pick: (day: Day) => number) => days.reduce((total, day) => total + pick(day), 0);
  return {
    answers: sum(({ answers }) => answers),
    right: sum(({ right }) => right),
    exams: sum(({ exams }) => exams),
    minutes: sum(({ minutes }) => minutes),
  };
}

const shareOf = ({ right, answers }: Sums): string =>
  answers > 0 ? `${Math.round((right / answers) * 100)} %` : '—';
