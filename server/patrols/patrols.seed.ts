import { randomBytes } from 'node:crypto';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { mondayOf, plusDays } from '@atalaya/core/review/days';
import { seeded } from '@atalaya/core/review/seeded';
import { makeUser } from '../auth/auth.factory';
import { demoUserId } from '../auth/auth.seed';
import { setTierAsAdmin } from '../auth/grants';
import { readCalendar } from '../calendar/calendar';
import { manualClock } from '../platform/clock';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { simulateSession } from '../review/review.seed';
import { cheerMember, writeMessage } from './chat';
import { closeWeeks } from './closing';
import { createPatrol, joinOpen, saveMembership } from './membership';
import { selectOwn, updatePatrol } from './patrols.queries';

const WEEKS = 4;
/** Days with study of those who have no account of their own in the demo. */
const DAYS = 12;

const companions = [
  { username: 'nadia.rl', displayName: 'Nadia', answers: 24, rest: [2, 6, 9], topics: [2, 3, 16] },
  { username: 'javier.sb', displayName: 'Javier', answers: 18, rest: [1, 4, 5, 10], topics: [1, 14, 21] },
  { username: 'ivan.mt', displayName: 'Iván', answers: 20, rest: [0, 1, 2, 3], topics: [8, 9, 18] },
] as const;

/** A patrol with its members, four closed weeks and a chat, through the same use cases as real ones. Runs after the histories. */
export async function seedPatrol(kit: Kit): Promise<void> {
  const [elite, plus, basico] = await Promise.all(
    ['elite', 'plus', 'basico'].map((username) => demoUserId(kit, username)),
  );
  if (!elite || !plus || !basico || (await selectOwn(kit.db, elite))) return;
  const now = kit.clock.now();
  const at = (daysAgo: number, minutesAgo = 0) => ({
    ...kit,
    clock: manualClock(new Date(now.getTime() - daysAgo * DAY_MS - minutesAgo * MINUTE_MS)),
  });
  const others = await Promise.all(companions.map((one, index) => makeCompanion(kit, one, index)));
  const start = WEEKS * 7;
  const goal = { name: 'Patrulla Levante', isOpen: true, unit: 'questions', goal: 420 } as const;
  const { id } = await createPatrol(at(start), elite, goal);
  for (const userId of [plus, basico, ...others]) await joinOpen(at(start), userId, id);
  await updatePatrol(kit.db, id, { weekFrom: plusDays(mondayOf(dayInSpain(now)), -start) });
  await closeWeeks(kit, true);
  const [nadia = '', javier = '', ivan = ''] = others;
  await saveMembership(kit, ivan, { status: 'De viaje hasta el jueves', sharesPlan: false });
  const today = dayInSpain(now);
  for (const userId of [elite, plus, basico]) {
    await saveMembership(kit, userId, { status: '', sharesPlan: true });
    // Makes the plan, as opening the calendar does.
    await readCalendar(kit, userId, { from: today, to: plusDays(today, 6) });
  }
  const chat = [
    [2, 35, javier, '¿Alguien se apuntó el plazo de la detención preventiva? Lo he visto de dos maneras.'],
    [
      2,
      21,
      elite,
      'Setenta y dos horas como máximo, artículo 17.2 de la Constitución. Y antes si ya está aclarado.',
    ],
    [1, 90, nadia, '¿Alguien me toma la lección del tema 16 esta noche?'],
    [1, 82, basico, 'Yo. Empezamos por lo que fallaste el lunes.'],
    [0, 40, nadia, 'Hecho lo mío de hoy. Me queda un rato de tarjetas.'],
  ] as const;
  for (const [days, minutes, userId, text] of chat)
    await writeMessage(at(days, minutes), userId, { key: newId(), text });
  await cheerMember(at(0, 30), nadia, { userId: elite, text: 'well' });
}

type Companion = (typeof companions)[number];

async function makeCompanion(kit: Kit, companion: Companion, index: number): Promise<string> {
  const { username, displayName, answers, rest, topics } = companion;
  const now = kit.clock.now();
  const { id } = await makeUser(kit.db, {
    username,
    displayName,
    trialEndsAt: null,
    createdAt: new Date(now.getTime() - 40 * DAY_MS),
    password: randomBytes(24).toString('base64url'),
  });
  await setTierAsAdmin(kit.db, id, 'basico', now);
  const student = { id, tier: 'basico' as const, random: seeded(4_900 + index) };
  for (let ago = DAYS; ago >= 0; ago -= 1)
    if (!rest.some((day) => day === ago))
      await simulateSession(kit, student, {
        at: new Date(now.getTime() - ago * DAY_MS - 30 * MINUTE_MS),
        size: answers,
        topics,
        chance: 0.7,
      });
  return id;
}
