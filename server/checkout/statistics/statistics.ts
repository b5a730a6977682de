import { eurosText } from '@atalaya/core/admin/euros';
import { madridMidnight } from '@atalaya/core/checkout/madrid-day';
import {
  activeAtEnds,
  cohortRows,
  monthlyBaseCents,
  monthsUntil,
  STATISTICS_MONTHS,
} from '@atalaya/core/checkout/statistics/statistics';
import type {
  BusinessStatistics,
  StatisticsFile,
} from '@atalaya/core/checkout/statistics/statistics.contract';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { planIds } from '@atalaya/core/store/plans';
import { audit } from '../../admin/audit';
import { csvFile } from '../../admin/csv';
import type { Db } from '../../platform/db';
import type { Kit } from '../../platform/kit';
import { agreedCents } from '../subscriptions.queries';
import * as rows from './statistics.queries';

export const readStatistics = ({ db, clock }: Kit): Promise<BusinessStatistics> =>
  statisticsAt(db, clock.now());

async function statisticsAt(db: Db, now: Date): Promise<BusinessStatistics> {
  const names = monthsUntil(dayInSpain(now), STATISTICS_MONTHS);
  const from = madridMidnight(`${names[0]}-01`);
  const [revenue, movements, running, cohorts] = await Promise.all([
    rows.selectRevenue(db, from),
    rows.selectMovements(db, from),
    rows.selectRunningByPlan(db),
    rows.selectCohorts(db, from, now),
  ]);
  const earned = new Map(revenue.map((row) => [row.month, row]));
  const moved = new Map(movements.map((row) => [row.month, row]));
  const steps = names.map((month) => moved.get(month) ?? { month, started: 0, ended: 0 });
  const active = activeAtEnds(
    steps,
    running.reduce((sum, row) => sum + row.active, 0),
  );
  return {
    months: steps.map(({ month, started, ended }, index) => ({
      ...(earned.get(month) ?? { netCents: 0, returnedCents: 0, vatCents: 0 }),
      month,
      started,
      ended,
      active: active[index] ?? 0,
    })),
    plans: planIds.map((plan) => byPlan(plan, running)),
    cohorts: cohortRows(names, cohorts),
  };
}

function byPlan(plan: rows.RunningRow['plan'], running: readonly rows.RunningRow[]) {
  const sum = { plan, active: 0, grace: 0, leaving: 0, monthlyCents: 0 };
  for (const row of running.filter((one) => one.plan === plan)) {
    sum.active += row.active;
    sum.grace += row.grace;
    sum.leaving += row.leaving;
    sum.monthlyCents += monthlyBaseCents(agreedCents(row), row.billing, row.active - row.leaving);
  }
  return sum;
}

/** The audit log keeps who took which file. */
export const exportStatistics = (kit: Kit, actorId: string, file: StatisticsFile): Promise<string> =>
  kit.db.transaction(async (tx) => {
    const now = kit.clock.now();
    const found = await statisticsAt(tx, now);
    await audit(tx, {
      at: now,
      actorId,
      action: 'accounting.exported',
      subject: 'order',
      subjectId: null,
      subjectName: `${file}, ${dayInSpain(now)}`,
    });
    return csvFile(file === 'meses' ? monthLines(found) : cohortLines(found));
  });

const monthLines = ({ months }: BusinessStatistics) => [
  ['mes', 'ingresos_sin_iva', 'devuelto_sin_iva', 'iva', 'altas', 'bajas', 'suscripciones'],
  ...months.map(({ month, netCents, returnedCents, vatCents, started, ended, active }) => [
    ...[month, eurosText(netCents), eurosText(returnedCents), eurosText(vatCents)],
    ...[started, ended, active],
  ]),
];

const cohortLines = ({ cohorts }: BusinessStatistics) => [
  ['primera_compra', ...Array.from({ length: STATISTICS_MONTHS }, (_, later) => `mes_${later}`)],
  ...cohorts.map(({ month, kept }) => [
    month,
    ...Array.from({ length: STATISTICS_MONTHS }, (_, later) => kept[later] ?? ''),
  ]),
];
