import type { Role } from '@atalaya/core/auth/roles';
import { DAY_MS, HOUR_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { lockAccount, updateAccount } from '../auth/accounts';
import { demoUserId } from '../auth/auth.seed';
import { manualClock } from '../platform/clock';
import type { Kit } from '../platform/kit';
import { bookCall, freeSlots } from './calls';
import { settlePlace } from './candidates';
import { updateReply, upsertCheckIn } from './check-ins.queries';
import { noteCandidate } from './coach-writes';
import { insertCoach, selectCoach, updateCoaching } from './coaching.queries';
import { countGoals } from './counting';
import { saveQuestionnaire, saveScopes } from './own';
import { upsertWeek } from './plan.queries';
import { addSlots } from './slots';

const WEEKS = 3;

const said = [
  {
    went: 'He terminado el tema 2 y ya no confundo los plazos.',
    hard: 'El inglés, sigo sin ponerme.',
    next: 'Un hueco fijo para el inglés.',
    reply:
      'Muy bien el tema 2. Prueba veinte minutos de inglés después de comer, tres días. Lo vemos el jueves.',
    mood: 'good',
  },
  {
    went: 'Tres días de inglés, como quedamos.',
    hard: 'El fin de semana no estudié nada.',
    next: 'Saber qué dejar si no llego.',
    reply: 'Si no llegas, deja lo nuevo y haz los repasos. El descanso del domingo cuenta como plan.',
    mood: 'fair',
  },
] as const;

/** A coach, and for the Elite account three weeks of plan with check-ins and a call ahead. */
export async function seedCoaching(kit: Kit): Promise<void> {
  const [coachId, userId] = await Promise.all(['preparador', 'elite'].map((name) => demoUserId(kit, name)));
  if (!coachId || !userId || (await selectCoach(kit.db, coachId))) return;
  const now = kit.clock.now();
  const held: Role[] = ['coach'];
  await kit.db.transaction(async (tx) => {
    await lockAccount(tx, coachId);
    await updateAccount(tx, coachId, { roles: held });
    await insertCoach(tx, {
      userId: coachId,
      capacity: 5,
      hours: 'Lunes a jueves, de 17 a 20 h',
      intro: 'Doce años preparando la escala básica. Escríbeme cuando te atasques, no cuando ya sea tarde.',
      createdAt: new Date(now.getTime() - 120 * DAY_MS),
    });
  });
  await settlePlace(kit, userId);
  await seedHistory(kit, coachId, userId);
}

async function seedHistory(kit: Kit, coachId: string, userId: string): Promise<void> {
  const { db } = kit;
  const now = kit.clock.now();
  const monday = mondayOf(dayInSpain(now));
  const startedAt = new Date(Date.parse(plusDays(monday, -7 * WEEKS)) + 10 * HOUR_MS);
  await updateCoaching(db, userId, { startedAt, assignedAt: startedAt });
  await saveQuestionnaire({ ...kit, clock: manualClock(startedAt) }, userId, {
    situation: 'Trabajo de mañana en una tienda y estudio por las tardes.',
    weeklyHours: 18,
    examDate: null,
    fears: 'El inglés y quedarme en blanco en la entrevista.',
    attempts: 'Una vez, hace dos años. Me quedé a tres décimas.',
  });
  await saveScopes(kit, userId, ['progress', 'mistakes', 'interview']);
  for (const back of [3, 2, 1, 0, -1]) {
    const week = plusDays(monday, -7 * back);
    const goals = [
      { kind: 'topic', topic: 4 - back, target: 30, note: '' },
      { kind: 'reviews', topic: null, target: 90, note: 'Todos los días un rato.' },
      { kind: 'mock', topic: null, target: 1, note: '' },
    ] as const;
    await upsertWeek(db, {
      userId,
      monday: week,
      countedAt: now,
      note: back === 0 ? 'Semana normal: lo nuevo por la mañana, los repasos por la noche.' : '',
      goals: await countGoals(db, userId, week, goals),
    });
  }
  for (const [index, { reply, ...answers }] of said.entries()) {
    const week = plusDays(monday, -7 * (WEEKS - index));
    const writtenAt = new Date(Date.parse(plusDays(week, 6)) + 18 * HOUR_MS);
    const blockers = index === 0 ? (['time'] as const) : (['tired', 'motivation'] as const);
    await upsertCheckIn(db, {
      userId,
      monday: week,
      ...answers,
      blockers: [...blockers],
      writtenAt,
      coachId,
    });
    const repliedAt = new Date(writtenAt.getTime() + 15 * HOUR_MS);
    await updateReply(db, userId, week, { reply, repliedAt, coachId });
  }
  await noteCandidate(kit, coachId, userId, {
    text: 'Para la entrevista: trae tres situaciones en las que tuviste que decidir sola.',
    isPrivate: false,
  });
  await addSlots(kit, coachId, {
    day: plusDays(dayInSpain(now), 2),
    from: '17:00',
    to: '19:00',
    minutes: 30,
    weeks: 4,
  });
  const [slot] = (await freeSlots(kit, userId)).slots;
  if (slot) await bookCall(kit, userId, slot.id);
}
