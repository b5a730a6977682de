import { allowance } from '../platform/allowance';
import { DAY_MS, HOUR_MS } from '../platform/durations';

/** What a coach may see of a candidate, each only while the candidate allows it. The diary is never one of them. */
export const scopes = ['progress', 'mistakes', 'training', 'interview'] as const;
export type Scope = (typeof scopes)[number];

export const scopeWords: Record<Scope, { label: string; hint: string }> = {
  progress: {
    label: 'Mi progreso',
    hint: 'Lo que estudio cada semana, los objetivos cumplidos y la predicción con su historia.',
  },
  mistakes: { label: 'Mis fallos por tema', hint: 'Cuántas respuestas fallo en cada tema, no cuáles.' },
  training: { label: 'Mis entrenamientos', hint: 'Cuántas sesiones hago. Nunca lesiones, dolor ni sueño.' },
  interview: {
    label: 'Mis ensayos de entrevista',
    hint: 'Las grabaciones que envíes a revisión las revisa tu preparador.',
  },
};

export const candidateStates = ['locked', 'ended', 'unassigned', 'active'] as const;
export type CandidateState = (typeof candidateStates)[number];

export const templateAllowance = allowance({
  name: 'coaching.templates',
  limit: 30,
  per: 'at-once',
  by: 'account',
  refusal: 'coaching.too-many-templates',
});

export const limits = {
  answer: 1_000,
  note: 2_000,
  goalNote: 200,
  name: 60,
  hours: 120,
  goals: 10,
  mostCandidates: 60,
} as const;

export const moods = ['very-low', 'low', 'fair', 'good', 'very-good'] as const;
export type Mood = (typeof moods)[number];
export const moodWords: Record<Mood, string> = {
  'very-low': 'Muy baja',
  low: 'Baja',
  fair: 'Regular',
  good: 'Buena',
  'very-good': 'Muy buena',
};

export const blockers = ['time', 'tired', 'motivation', 'nerves', 'method', 'health'] as const;
export type Blocker = (typeof blockers)[number];
export const blockerWords: Record<Blocker, string> = {
  time: 'Falta de tiempo',
  tired: 'Cansancio',
  motivation: 'Pocas ganas',
  nerves: 'Nervios',
  method: 'No sé cómo estudiarlo',
  health: 'Salud o familia',
};

/** The three questions of every week. */
export const checkInQuestions = {
  went: '¿Qué ha ido bien esta semana?',
  hard: '¿Qué se te ha resistido?',
  next: '¿Qué necesitas para la siguiente?',
} as const;
export type CheckInQuestion = keyof typeof checkInQuestions;

/** How long the first of the waiting list has to take the place. */
export const OFFER_MS = 48 * HOUR_MS;
/** Who let a place pass may wait for another one after this. */
export const REJOIN_AFTER_MS = 30 * DAY_MS;

/** Otherwise one person's accounts could keep a place from everybody, one after the other. */
export const waitNetworkAllowance = allowance({
  name: 'coaching.wait-network',
  limit: 1,
  per: 7 * DAY_MS,
  by: 'network',
  refusal: 'coaching.network-waits',
});

type Load = { coachId: string; isAvailable: boolean; capacity: number; candidates: number };

const hasRoom = ({ isAvailable, capacity, candidates }: Load): boolean =>
  isAvailable && candidates < capacity;

/** The coach with the most room; the first of the list if several have the same. */
export const coachFor = (coaches: readonly Load[]): string | undefined =>
  coaches
    .filter(hasRoom)
    .toSorted((a, b) => b.capacity - b.candidates - (a.capacity - a.candidates))
    .at(0)?.coachId;

/** Places that are sold: those of the coaches who take candidates. Undefined without any coach. */
export const placesOf = (coaches: readonly Pick<Load, 'isAvailable' | 'capacity' | 'candidates'>[]) =>
  coaches.length === 0
    ? undefined
    : coaches.reduce(
        (sum, { isAvailable, capacity, candidates }) => sum + (isAvailable ? capacity : candidates),
        0,
      );

/** Full months since the first day. The 31st counts as the last day of a shorter month. */
export function monthsSince(from: string, today: string): number {
  const [year = 0, month = 0, day = 0] = from.split('-').map(Number);
  const [thisYear = 0, thisMonth = 0, thisDay = 0] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(thisYear, thisMonth, 0)).getUTCDate();
  const months = (thisYear - year) * 12 + thisMonth - month;
  return Math.max(0, thisDay >= Math.min(day, lastDay) ? months : months - 1);
}
