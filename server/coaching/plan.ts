import { templateAllowance } from '@atalaya/core/coaching/coaching';
import type { Goal } from '@atalaya/core/coaching/goals';
import { ownTemplates, weeksFrom } from '@atalaya/core/coaching/templates';
import { weekOf } from '@atalaya/core/coaching/words';
import { dayAndMonth } from '@atalaya/core/platform/date-format';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { formatCount } from '@atalaya/core/platform/number-format';
import { mondayOf } from '@atalaya/core/review/days';
import { requireRoom } from '../platform/allowance/allowance';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { requireCandidate } from './candidates';
import { countGoals } from './counting';
import { CANDIDATE_PATH, notifyMember } from './notify';
import * as rows from './plan.queries';

type Week = { monday: string; note: string; goals: readonly Goal[] };

function requireOpenWeek(monday: string, now: Date): void {
  if (monday !== mondayOf(monday) || monday < mondayOf(dayInSpain(now)))
    throw new AppError('coaching.week-over');
}

async function store(kit: Kit, tx: Db, userId: string, { monday, note, goals }: Week): Promise<void> {
  const countedAt = kit.clock.now();
  if (goals.length === 0) await rows.deleteWeek(tx, userId, monday);
  else
    await rows.upsertWeek(tx, {
      userId,
      monday,
      note,
      countedAt,
      goals: await countGoals(tx, userId, monday, goals),
    });
}

const notifyPlan = (kit: Kit, tx: Db, userId: string, body: string) =>
  notifyMember(kit, tx, userId, {
    title: 'Tu plan ha cambiado',
    body,
    url: `${CANDIDATE_PATH}#plan`,
    tag: 'coaching-plan',
  });

export async function savePlanWeek(kit: Kit, coachId: string, userId: string, week: Week): Promise<void> {
  requireOpenWeek(week.monday, kit.clock.now());
  await kit.db.transaction(async (tx) => {
    await requireCandidate(tx, coachId, userId);
    await store(kit, tx, userId, week);
    await notifyPlan(kit, tx, userId, `Tu preparador ha escrito la semana del ${weekOf(week.monday)}.`);
  });
}

export async function applyTemplate(
  kit: Kit,
  coachId: string,
  userId: string,
  { templateId, monday }: { templateId: string; monday: string },
): Promise<void> {
  requireOpenWeek(monday, kit.clock.now());
  await kit.db.transaction(async (tx) => {
    await requireCandidate(tx, coachId, userId);
    const template = (await allTemplates(tx, coachId)).find(({ id }) => id === templateId);
    if (!template) throw new AppError('coaching.no-such-template');
    for (const week of weeksFrom(template, monday)) await store(kit, tx, userId, week);
    await notifyPlan(
      kit,
      tx,
      userId,
      `Tienes ${formatCount(template.weeks.length, 'semana nueva', 'semanas nuevas')} desde el ${dayAndMonth(monday)}.`,
    );
  });
}

async function allTemplates(db: Db, coachId: string) {
  const own = await rows.selectTemplates(db, coachId);
  return [
    ...own.map(({ id, name, weeks }) => ({ id, name, weeks, isOwn: true })),
    ...ownTemplates.map((template) => ({ ...template, isOwn: false })),
  ];
}

export async function listTemplates({ db }: Kit, coachId: string) {
  const templates = await allTemplates(db, coachId);
  return { templates: templates.map(({ weeks, ...rest }) => ({ ...rest, weeks: weeks.length })) };
}

/** From this week on, without what is done. */
export async function saveTemplate(kit: Kit, coachId: string, given: { userId: string; name: string }) {
  const now = kit.clock.now();
  const id = newId(now);
  await kit.db.transaction(async (tx) => {
    await requireCandidate(tx, coachId, given.userId);
    const held = async () => (await rows.selectTemplates(tx, coachId)).length;
    await requireRoom(kit, tx, templateAllowance, { subject: coachId }, held);
    const weeks = await rows.selectWeeks(tx, given.userId, mondayOf(dayInSpain(now)));
    if (weeks.length === 0)
      throw new AppError('request.invalid', { fields: { name: 'El plan no tiene semanas por delante.' } });
    await rows.insertTemplate(tx, {
      id,
      userId: coachId,
      name: given.name,
      createdAt: now,
      weeks: weeks.map(({ note, goals }) => ({ note, goals: goals.map(({ done: _, ...goal }) => goal) })),
    });
  });
  return { id };
}

export async function removeTemplate({ db }: Kit, coachId: string, id: string): Promise<void> {
  if (!(await rows.deleteTemplate(db, coachId, id))) throw new AppError('coaching.no-such-template');
}
