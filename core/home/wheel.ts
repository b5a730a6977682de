import { DAY_MS } from '../platform/durations';

export const prizeIds = ['mock', 'topic', 'discount-10', 'discount-20'] as const;

export type PrizeId = (typeof prizeIds)[number];

export type Prize = {
  name: string;
  /** As it stands on the wheel. */
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

/** The wheel, clockwise from the top. Every segment is as wide as any other, so the drawing is the odds. */
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

/** In how many of the wheel's segments a prize stands, the likeliest first. */
export function odds(): { prize: PrizeId; of: number; among: number }[] {
  return prizeIds
    .map((prize) => ({
      prize,
      of: segments.filter((segment) => segment === prize).length,
      among: segments.length,
    }))
    .sort((a, b) => b.of - a.of);
}

/** Degrees to turn the wheel clockwise so that this segment stops under the mark, after whole turns. */
export function stopAngle(segment: number, turns: number): number {
  return turns * 360 - segment * (360 / segments.length);
}

export const prizeEnd = (spunAt: Date): Date => new Date(spunAt.getTime() + PRIZE_DAYS * DAY_MS);

/** No 0, O, 1 or I: a code is read aloud and typed by hand. */
const CODE_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** A code from random bytes, five bits of each. */
export const prizeCode = (bytes: Iterable<number>): string =>
  `TORRE-${[...bytes].map((byte) => CODE_ALPHABET.charAt(byte % CODE_ALPHABET.length)).join('')}`;
