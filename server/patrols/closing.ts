import { goalAmount } from '@atalaya/core/patrols/board';
import { amountText, IDLE_WEEKS, MIN_MEMBERS, unitWords } from '@atalaya/core/patrols/patrols';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import type { Db } from '../platform/db';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { notify } from '../push/notifications';
import { boardFor, roomOf } from './patrols';
import * as rows from './patrols.queries';

const AT_ONCE = 100;
const close = defineJob<Record<string, never>>('patrols.close-weeks');

/** Every five minutes, so that a week closes soon after midnight in Spain, in winter and in summer, and after an outage. */
export const patrolJobs = (kit: Kit): Promise<void> =>
  kit.jobs.repeat(close, '*/5 * * * *', async () => void (await closeWeeks(kit)));

/** Closes each finished week of each patrol once, one transaction each. Returns how many. */
export async function closeWeeks(kit: Kit, isQuiet = false): Promise<number> {
  const monday = mondayOf(dayInSpain(kit.clock.now()));
  let closed = 0;
  for (;;) {
    const some = await rows.selectToClose(kit.db, monday, AT_ONCE);
    let done = 0;
    for (const { id } of some) {
      const isClosed = await kit.db.transaction((tx) => closeWeek(kit, tx, id, monday, isQuiet));
      if (!isClosed) continue;
      done += 1;
      kit.realtime.toRoom(roomOf(id));
    }
    closed += done;
    // What remains is being closed by another node.
    if (done === 0) return closed;
  }
}

/** Whoever looks in the minutes before the job sees the week closed as well. */
export async function closeOwnWeeks(kit: Kit, userId: string): Promise<void> {
  const own = await rows.selectOwn(kit.db, userId);
  const monday = mondayOf(dayInSpain(kit.clock.now()));
  if (!own || own.patrol.archivedAt || own.patrol.weekFrom >= monday) return;
  const { id } = own.patrol;
  while (await kit.db.transaction((tx) => closeWeek(kit, tx, id, monday, false)));
}

async function closeWeek(kit: Kit, tx: Db, id: string, current: string, isQuiet: boolean): Promise<boolean> {
  const patrol = await rows.lockToClose(tx, id, current);
  if (!patrol) return false;
  const monday = patrol.weekFrom;
  const sunday = plusDays(monday, 6);
  const members = (await rows.selectMembers(tx, id)).filter(({ joinedAt }) => dayInSpain(joinedAt) <= sunday);
  const board = await boardFor(tx, patrol, members, sunday);
  const worked = board.rows.some(({ total }) => total > 0);
  const idleWeeks = worked ? 0 : patrol.idleWeeks + 1;
  const isArchived = idleWeeks >= IDLE_WEEKS;
  await rows.insertWeek(
    tx,
    {
      patrolId: id,
      monday,
      unit: patrol.unit,
      goal: goalAmount(patrol.unit, patrol.goal),
      total: board.total,
      members: members.length,
    },
    board.rows.map(({ userId, total }) => ({ patrolId: id, monday, userId, total })),
  );
  await rows.updatePatrol(tx, id, {
    weekFrom: plusDays(monday, 7),
    idleWeeks,
    ...(isArchived ? { archivedAt: kit.clock.now() } : {}),
  });
  const isLast = plusDays(monday, 7) === current;
  if (!isQuiet && (isArchived || (isLast && worked)))
    await notify(
      kit,
      tx,
      members.map(({ userId }) => userId),
      {
        kind: 'community',
        ...(isArchived ? archivedNotice(patrol.name) : summaryOf(patrol, board, members.length)),
        url: '/campus-estudio/patrulla',
        tag: `patrulla-${id}-${monday}`,
      },
    );
  return true;
}

const archivedNotice = (name: string) => ({
  title: `${name} queda archivada`,
  body: 'Son tres semanas sin estudiar juntos. Podéis ponerla en marcha cuando queráis.',
});

function summaryOf(
  { name, unit }: rows.PatrolRow,
  { total, goal, rows: board }: Awaited<ReturnType<typeof boardFor>>,
  members: number,
) {
  const sum = unit === 'hours' ? amountText(unit, total) : `${amountText(unit, total)} ${unitWords[unit]}`;
  const active = board.filter((row) => row.total > 0).length;
  const who = members < MIN_MEMBERS ? '' : ` Habéis estudiado ${active} de ${members}.`;
  return total >= goal
    ? { title: `${name} ha llegado a su objetivo`, body: `${sum} entre todos.${who} Empieza otra semana.` }
    : {
        title: `La semana de ${name}`,
        body: `${sum} de ${amountText(unit, goal)}.${who} Empieza otra, desde cero.`,
      };
}
