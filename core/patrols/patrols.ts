import { allowance } from '../platform/allowance';
import { DAY_MS } from '../platform/durations';
import { formatNumber } from '../platform/number-format';
import { mondayOf, plusDays } from '../review/days';

export const MIN_MEMBERS = 3;
export const MAX_MEMBERS = 12;
export const INVITATION_DAYS = 7;
/** Closed weeks without any study after which a patrol is archived. */
export const IDLE_WEEKS = 3;

export const roles = ['captain', 'member'] as const;
export type Role = (typeof roles)[number];

export const units = ['questions', 'reviews', 'hours'] as const;
export type Unit = (typeof units)[number];

export const patrolMessageAllowance = allowance({
  name: 'patrols.messages',
  limit: 10,
  per: 30_000,
  by: 'account',
  refusal: 'patrols.too-fast',
});

export const limits = {
  name: { least: 3, most: 40 },
  status: 60,
  message: 500,
  goal: {
    questions: { least: 30, most: 10_000 },
    reviews: { least: 30, most: 10_000 },
    hours: { least: 3, most: 500 },
  },
} as const;

/** Null if the goal is fine. */
export function goalFault(unit: Unit, goal: number): string | null {
  const { least, most } = limits.goal[unit];
  if (goal >= least && goal <= most) return null;
  return `Pon entre ${least} y ${formatNumber(most)} ${unitWords[unit]} a la semana.`;
}

export const unitWords: Record<Unit, string> = {
  questions: 'preguntas',
  reviews: 'repasos',
  hours: 'horas',
};

/** How often a patrol reaches its goal, for those outside: patrols are not ranked. */
export const bands = ['new', 'sometimes', 'often', 'nearly-always'] as const;
export type Band = (typeof bands)[number];

export const bandWords: Record<Band, string> = {
  new: 'Acaba de empezar',
  sometimes: 'Llega a veces',
  often: 'Llega a menudo',
  'nearly-always': 'Llega casi siempre',
};

export function bandOf(weeks: number, met: number): Band {
  if (weeks < 2) return 'new';
  if (met / weeks >= 0.8) return 'nearly-always';
  return met / weeks >= 0.5 ? 'often' : 'sometimes';
}

/** Kind texts only: nobody can write something else under a cheer. */
export const cheers = {
  well: 'Muy buen día de estudio',
  more: 'Un rato más y lo tienes',
  back: 'Te echamos de menos por aquí',
  rest: 'Descansa, que también cuenta',
  together: '¿Hacemos unas preguntas a la vez?',
} as const;
export type Cheer = keyof typeof cheers;

const counted = [
  'Ninguna',
  'Una',
  'Dos',
  'Tres',
  'Cuatro',
  'Cinco',
  'Seis',
  'Siete',
  'Ocho',
  'Nueve',
  'Diez',
  'Once',
  'Doce',
];

/** The heading of the patrol's tower. */
export function windowsSentence(lit: number, members: number): string {
  if (lit === 0) return 'La primera ventana está por encender';
  if (lit === members && members >= MIN_MEMBERS) return 'La torre entera encendida';
  return lit === 1 ? 'Una ventana encendida' : `${counted[lit] ?? lit} ventanas encendidas`;
}

/** `12 h 30 min` for minutes of a goal in hours. */
export function amountText(unit: Unit, amount: number): string {
  if (unit !== 'hours') return formatNumber(amount);
  const hours = Math.floor(amount / 60);
  const minutes = amount % 60;
  if (hours === 0) return `${minutes} min`;
  return minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`;
}

/** Without letters and figures that are taken for one another. */
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
export const CODE_LENGTH = 8;

export const codeFrom = (bytes: readonly number[]): string =>
  bytes
    .slice(0, CODE_LENGTH)
    .map((byte) => ALPHABET[byte % ALPHABET.length])
    .join('');

/** As people type it: small letters, spaces and hyphens do not matter. */
export const readCode = (typed: string): string => typed.toUpperCase().replace(/[^A-Z0-9]/g, '');

/** The ISO week of a day. */
export function weekNumber(day: string): number {
  const thursday = plusDays(mondayOf(day), 3);
  const first = Date.parse(`${thursday.slice(0, 4)}-01-01T00:00:00Z`);
  return Math.floor((Date.parse(`${thursday}T00:00:00Z`) - first) / (7 * DAY_MS)) + 1;
}
