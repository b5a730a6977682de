import type { Tier } from '@atalaya/core/auth/user';
import { DAY_MS, HOUR_MS } from '@atalaya/core/platform/durations';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { plusDays } from '@atalaya/core/review/days';
import { seeded } from '@atalaya/core/review/seeded';
import { demoUserId } from '../auth/auth.seed';
import { simulatePurchase } from '../checkout/checkout.seed';
import { seedCoaching } from '../coaching/coaching.seed';
import { seedPatrol } from '../patrols/patrols.seed';
import { manualClock } from '../platform/clock';
import { defineJob } from '../platform/jobs/jobs';
import type { Kit } from '../platform/kit';
import { saveOwnSettings } from '../profile/study-settings';
import { predict } from '../progress/readiness';
import { awardQuietly } from '../ranks/awards';
import { studiedDays } from '../review/history';
import { type SimulatedStudent, simulateLevelTest, simulateSession } from '../review/review.seed';
import { topicSections } from '../syllabus/reading/reading';
import { saveSectionReadOf } from '../syllabus/reading/reading-state';
import { simulateExam } from './simulated-exam';

export const demoHistoryJob = defineJob<Record<string, never>>('welcome.demo-history', { retries: 1 });

export async function demoHistoryJobs(kit: Kit): Promise<void> {
  if (!kit.env.demo) return;
  await kit.jobs.handle(demoHistoryJob, async () => {
    await simulateHistories(kit);
    await seedPatrol(kit);
    await seedCoaching(kit);
  });
}

type Persona = {
  username: string;
  tier: Tier;
  days: number;
  /** Days ago without study. */
  rest: readonly number[];
  answersPerDay: number;
  minutesPerDay: number;
  /** Probability of a right answer on the first and on the last day. */
  chance: readonly [number, number];
  /** Days ago with a mock. */
  mocks: readonly number[];
  /** Days ago with a test of the current topics. */
  tests: readonly number[];
  examInDays: number;
  product: { id: string; daysAgo: number };
};

// Answers older than 45 days are not believed (server/review/answers.ts).
const personas: readonly Persona[] = [
  {
    username: 'elite',
    tier: 'elite',
    days: 40,
    rest: [33, 26, 20],
    answersPerDay: 30,
    minutesPerDay: 60,
    chance: [0.66, 0.93],
    mocks: [36, 29, 22, 15, 8, 2],
    tests: [31, 18, 5],
    examInDays: 94,
    product: { id: 'guia-entrevista', daysAgo: 12 },
  },
  {
    username: 'plus',
    tier: 'plus',
    days: 30,
    rest: [25, 24, 16, 15, 9],
    answersPerDay: 22,
    minutesPerDay: 45,
    chance: [0.54, 0.82],
    mocks: [21, 13, 4],
    tests: [27, 11, 7],
    examInDays: 150,
    product: { id: 'pack-doce-simulacros', daysAgo: 20 },
  },
  {
    username: 'basico',
    tier: 'basico',
    days: 22,
    rest: [19, 18, 14, 13, 12, 7, 6],
    answersPerDay: 15,
    minutesPerDay: 30,
    chance: [0.42, 0.62],
    mocks: [17, 5],
    tests: [10],
    examInDays: 210,
    product: { id: 'pack-esquemas', daysAgo: 9 },
  },
];

/** Days between two points of the prediction chart. */
const PREDICTED_EVERY = 3;

/** The topics that are asked most, in the order in which the personas study them. */
const syllabus = [2, 1, 3, 16, 14, 21, 8, 9, 18, 10];

/** Weeks of study for the demo's accounts, through the same use cases as real study. Days already studied are kept. */
export async function simulateHistories(kit: Kit): Promise<void> {
  for (const [index, persona] of personas.entries()) {
    const id = await demoUserId(kit, persona.username);
    if (id) await simulateHistory(kit, persona, { id, tier: persona.tier, random: seeded(2_026 + index) });
  }
}

async function simulateHistory(kit: Kit, persona: Persona, student: SimulatedStudent): Promise<void> {
  const { days, chance, rest, mocks, tests } = persona;
  const now = kit.clock.now();
  const studied = new Set((await studiedDays(kit.db, student.id)).map(({ day }) => day));
  await saveOwnSettings(kit, student.id, {
    examDate: plusDays(dayInSpain(now), persona.examInDays),
    weekMinutes: Array.from({ length: 7 }, () => persona.minutesPerDay),
  });
  for (let ago = days; ago >= 1; ago -= 1) {
    const at = new Date(now.getTime() - ago * DAY_MS - HOUR_MS);
    if (rest.includes(ago) || studied.has(dayInSpain(at))) continue;
    const clock = manualClock(at);
    const then = { ...kit, clock };
    const done = 1 - ago / days;
    const likely = chance[0] + (chance[1] - chance[0]) * done;
    const current = Math.floor(done * syllabus.length);
    const topics = syllabus.slice(Math.max(0, current - 1), current + 2);
    if (ago === days) await simulateLevelTest(then, student, likely);
    if (ago === persona.product.daysAgo) await simulatePurchase(then, student.id, persona.product.id);
    await readSections(then, student, syllabus[current] ?? 1, days - ago);
    if (mocks.includes(ago)) await simulateExam(then, student, { kind: 'mock', call: null }, likely);
    if (tests.includes(ago)) await simulateExam(then, student, testOf(topics), likely);
    // With the real clock: the session's answers arrive as those of a device that was offline.
    await simulateSession(kit, student, {
      at: clock.now(),
      size: persona.answersPerDay,
      topics,
      chance: likely,
    });
    if (ago % PREDICTED_EVERY === 1) await predict(kit, student.id, dayInSpain(at));
    await awardQuietly(then, student.id);
  }
}

const testOf = (topics: number[]) => ({
  kind: 'test' as const,
  call: null,
  mode: 'exam' as const,
  questionKind: 'choice' as const,
  topics,
  count: 20,
  difficulty: null,
  only: 'all' as const,
  minutes: 15,
});

/** Two sections a day. */
async function readSections(kit: Kit, student: SimulatedStudent, topic: number, day: number): Promise<void> {
  const sections = await topicSections(kit.db, topic);
  for (const offset of [0, 1]) {
    const section = sections[(2 * day + offset) % Math.max(1, sections.length)];
    if (section) await saveSectionReadOf(kit, student, { id: topic, section: section.id }, true);
  }
}
