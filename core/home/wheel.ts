import { DAY_MS } from '../platform/durations';

export const prizeIds = ['mock', 'topic', 'discount-10', 'discount-20'] as const;

export type PrizeId = (typeof prizeIds)[number];

export type Prize = {
  name: string;
  /** Text on the wheel. */
  lines: readonly [string, string];
  detail: string;
};

export const prizes: Record<PrizeId, Prize> = {
  mock: {
    name: 'Simulacro extra',
    lines: ['Simulacro', 'extra'],
    detail: 'Un simulacro oficial completo, 100 preguntas en 50 minutos, con su corrección.',
  },
  topic: {
    name: 'Un tema completo',
    lines: ['Un tema', 'completo'],
    detail: 'El tema que elijas, abierto entero: lectura, test, tarjetas y esquema.',
  },
  'discount-10': {
    name: '10 % en la tienda',
    lines: ['10 % en', 'la tienda'],
    detail: 'Un 10 % menos en tu próxima compra de la tienda.',
  },
  'discount-20': {
    name: '20 % en la tienda',
    lines: ['20 % en', 'la tienda'],
    detail: 'Un 20 % menos en tu próxima compra de la tienda.',
  },
};

/** Clockwise from the top. All segments have the same width and the same probability. */
export const segments = [
  'discount-20',
  'mock',
  'discount-10',
  'topic',
  'mock',
  'discount-10',
  'mock',
  'topic',
] as const satisfies readonly PrizeId[];

export const PRIZE_DAYS = 7;

/** A topic or a discount. An account wins one of them at most; a mock costs nothing. */
export const isGrand = (prize: PrizeId): boolean => prize !== 'mock';

/** After its grand prize an account turns the wheel for a mock, once for as long as a mock is valid. */
export const daysBetweenSpins = (hadGrandPrize: boolean): number => (hadGrandPrize ? PRIZE_DAYS : 1);

/** The segments at which the wheel may stop. */
export const openSegments = (hadGrandPrize: boolean): number[] =>
  segments.flatMap((prize, segment) => (hadGrandPrize && isGrand(prize) ? [] : [segment]));

/** Segments per prize, most likely first. */
export function odds(): { prize: PrizeId; of: number; among: number }[] {
  return prizeIds
    .map((prize) => ({
      prize,
      of: segments.filter((segment) => segment === prize).length,
      among: segments.length,
    }))
    .sort((a, b) => b.of - a.of);
}

/** Clockwise rotation in degrees that stops this segment under the pointer. */
export function stopAngle(segment: number, turns: number): number {
  return turns * 360 - segment * (360 / segments.length);
}

export const prizeExpiry = (spunAt: Date): Date => new Date(spunAt.getTime() + PRIZE_DAYS * DAY_MS);

/** Without 0, O, 1 and I, which are easily confused when a code is typed by hand. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

export const prizeCode = (bytes: Iterable<number>): string =>
  `TORRE-${[...bytes].map((byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('')}`;
