import type { FitnessEvent, OfficialTable } from '@atalaya/core/fitness/events';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import { weekdayOf } from '@atalaya/core/profile/study-plan';
import { plusDays } from '@atalaya/core/review/days';
import { demoUserId } from '../auth/auth.seed';
import { newId } from '../platform/ids';
import type { Kit } from '../platform/kit';
import { insertRuns, selectResults, upsertResult, upsertSettings } from './fitness.queries';

type Persona = {
  username: string;
  table: OfficialTable;
  examInDays: number;
  trainingDays: number[];
  /** Days ago of the first result; the others follow every two weeks. */
  since: number;
  results: Partial<Record<FitnessEvent, readonly number[]>>;
};

const personas: readonly Persona[] = [
  {
    username: 'elite',
    table: 'women',
    examInDays: 94,
    trainingDays: [0, 2, 4, 5],
    since: 80,
    results: {
      circuit: [118, 117, 115, 115, 112, 109],
      hang: [44, 47, 46, 52, 55, 58],
      run: [271_000, 265_000, 262_000, 256_000, 251_000, 245_000],
    },
  },
  {
    username: 'plus',
    table: 'men',
    examInDays: 150,
    trainingDays: [1, 3, 5],
    since: 60,
    results: { circuit: [113, 111, 110], 'pull-ups': [6, 7, 9], run: [219_000, 214_000, 208_000] },
  },
];

/** Weeks of results and training for the demo's accounts. What a user has stays. */
export async function seedFitness(kit: Kit): Promise<void> {
  for (const persona of personas) {
    const userId = await demoUserId(kit, persona.username);
    if (userId && (await selectResults(kit.db, userId)).length === 0) await seedPersona(kit, userId, persona);
  }
}

async function seedPersona({ db, clock }: Kit, userId: string, persona: Persona): Promise<void> {
  const { table, results, since, trainingDays, examInDays } = persona;
  const today = dayInSpain(clock.now());
  await db.transaction(async (tx) => {
    for (const [event, values] of Object.entries(results))
      for (const [index, value] of values.entries())
        await upsertResult(tx, {
          id: newId(),
          userId,
          event: eventOf(event),
          value,
          day: plusDays(today, -since + index * 14),
          place: event === 'run' ? 'track' : 'gym',
          timing: 'hand',
          note: '',
        });
    await upsertSettings(tx, userId, {
      officialTable: table,
      examDate: plusDays(today, examInDays + 30),
      trainingDays,
      startedOn: plusDays(today, -28),
      checkedOn: plusDays(today, -28),
    });
    const trained = Array.from({ length: 56 }, (_, index) => plusDays(today, index - 56)).filter(
      (day, index) => trainingDays.includes(weekdayOf(day)) && index % 11 !== 7,
    );
    await insertRuns(
      tx,
      trained.map((day, index) => ({
        id: newId(),
        userId,
        day,
        sessionKey: day >= plusDays(today, -28) ? day : null,
        minutes: 38 + ((index * 7) % 25),
        effort: 3 + ((index * 3) % 5),
        metres: index % 2 === 0 ? 3_000 + ((index * 400) % 2_400) : null,
        seconds: null,
        note: '',
        sleepHalfHours: null,
        pain: null,
        importedStart: null,
      })),
    );
  });
}

const eventOf = (name: string): FitnessEvent =>
  name === 'pull-ups' || name === 'hang' || name === 'run' ? name : 'circuit';
