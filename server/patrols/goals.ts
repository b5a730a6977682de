import { type Board, boardOf } from '@atalaya/core/patrols/board';
import type { Unit } from '@atalaya/core/patrols/patrols';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf } from '@atalaya/core/review/days';
import type { Db } from '../platform/db';
import { studyDaysOf } from '../review/history';
import { selectCompanions } from './patrols.queries';

type PatrolGoal = { name: string; unit: Unit } & Pick<Board, 'total' | 'goal' | 'ahead'>;

/** Where the patrols of several users stand this week, by user; those without one are left out. */
export async function patrolGoals(
  db: Db,
  userIds: readonly string[],
  today: string,
): Promise<Map<string, PatrolGoal>> {
  const found = await selectCompanions(db, userIds);
  const study = await studyDaysOf(
    db,
    found.map(({ member }) => member.userId),
    mondayOf(today),
    today,
  );
  const joined = new Map(found.map(({ member }) => [member.userId, dayInSpain(member.joinedAt)]));
  const studyBy = new Map<string, typeof study>();
  for (const row of study)
    if (row.day >= (joined.get(row.userId) ?? row.day))
      studyBy.set(row.userId, [...(studyBy.get(row.userId) ?? []), row]);
  const members = new Map<string, string[]>();
  for (const { patrol, member } of found)
    members.set(patrol.id, [...(members.get(patrol.id) ?? []), member.userId]);
  const patrols = new Map(found.map(({ patrol }) => [patrol.id, patrol]));
  const goals = new Map<string, PatrolGoal>();
  for (const [id, ids] of members) {
    const patrol = patrols.get(id);
    if (!patrol) continue;
    const { name, unit, goal } = patrol;
    const board = boardOf({
      unit,
      goal,
      today,
      userIds: ids,
      study: ids.flatMap((one) => studyBy.get(one) ?? []),
    });
    for (const one of ids)
      goals.set(one, { name, unit, total: board.total, goal: board.goal, ahead: board.ahead });
  }
  return goals;
}
