import { type Draft, type Generator, indexesWhere, textOption, wrongVariants } from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';

const LETTERS = [...'ABCDEFGHIJKLMNOPRSTUVZ'];
const VOWELS = [...'AEIOU'];

type Key = readonly { letter: string; digit: number }[];

const orders = {
  reverse: {
    text: 'Si la primera letra es vocal, se escriben las cifras al revés.',
    applies: (word: string) => VOWELS.includes(word.charAt(0)),
    change: (digits: readonly number[]) => [...digits].reverse(),
  },
  swap: {
    text: 'Si la última letra es consonante, se intercambian la primera y la última cifra.',
    applies: (word: string) => !VOWELS.includes(word.charAt(word.length - 1)),
    change: (digits: readonly number[]) => [
      at(digits, digits.length - 1),
      ...digits.slice(1, -1),
      at(digits, 0),
    ],
  },
  drop: {
    text: 'Si hay dos vocales o más, se quita la segunda cifra.',
    applies: (word: string) => [...word].filter((letter) => VOWELS.includes(letter)).length >= 2,
    change: (digits: readonly number[]) => digits.filter((_, index) => index !== 1),
  },
} as const;
type Order = keyof typeof orders;

type Facts = { key: Key; word: string; orders: readonly Order[]; options: readonly string[] };

const digitsOf = (key: Key, word: string): number[] =>
  [...word].map((letter) => key.find((entry) => entry.letter === letter)?.digit ?? -1);

const apply = (digits: readonly number[], word: string, list: readonly Order[]): readonly number[] =>
  list.reduce<readonly number[]>(
    (code, order) => (orders[order].applies(word) ? orders[order].change(code) : code),
    digits,
  );

const LENGTH: Record<Level, number> = { 1: 4, 2: 6, 3: 5, 4: 6, 5: 6 };
const ORDERS: Record<Level, number> = { 1: 0, 2: 0, 3: 1, 4: 2, 5: 3 };

function drawWord(rng: Rng, letters: readonly string[], length: number): string {
  return range(length)
    .map(() => rng.pick(letters))
    .join('');
}

type Code = readonly number[];

/** The code of someone who overlooks one of the orders; undefined without orders. */
function skippedCode(rng: Rng, plain: Code, word: string, list: readonly Order[]): Code | undefined {
  const applied = list.filter((order) => orders[order].applies(word));
  if (applied.length === 0) return undefined;
  const skipped = rng.pick(applied);
  return apply(
    plain,
    word,
    list.filter((order) => order !== skipped),
  );
}

/** As `wrongVariants`: the right code is no more and no less like the wrong ones than they are like each other. */
function wrongCodes(
  rng: Rng,
  right: Code,
  slip: (code: Code) => Code,
  skipped: Code | undefined,
): [Code, Code] {
  if (!skipped || rng.chance(0.5)) return wrongVariants(rng, right, slip);
  return [skipped, slip(rng.chance(0.32) ? skipped : right)];
}

export const coding: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const letters = [
      ...rng.sample(VOWELS, 2),
      ...rng.sample(
        LETTERS.filter((one) => !VOWELS.includes(one)),
        6,
      ),
    ].sort();
    const digits = rng.sample(range(10), letters.length);
    const key = letters.map((letter, index) => ({ letter, digit: at(digits, index) }));
    const word = drawWord(rng, letters, LENGTH[level]);
    const list = rng.sample<Order>(['reverse', 'swap', 'drop'], ORDERS[level]);
    const applied = list.filter((order) => orders[order].applies(word));
    if (list.length > 0 && applied.length === 0) return undefined;
    const plain = digitsOf(key, word);
    const right = apply(plain, word, list);
    const slip = (code: readonly number[]): readonly number[] => {
      const place = rng.int(0, code.length - 2);
      if (rng.chance(0.5)) return code.map((digit, index) => (index === place ? rng.pick(digits) : digit));
      return code.map((digit, index) =>
        index === place ? at(code, place + 1) : index === place + 1 ? at(code, place) : digit,
      );
    };
    const options = [right, ...wrongCodes(rng, right, slip, skippedCode(rng, plain, word, list))].map(
      (code) => code.join(''),
    );
    return {
      stem: `¿Cómo se escribe ${word} con esta clave?`,
      body: [
        { block: 'table', caption: 'Clave', head: letters, rows: [key.map(({ digit }) => String(digit))] },
        ...(list.length > 0
          ? [{ block: 'text', text: 'Después se cumplen estas órdenes, por orden:' } as const]
          : []),
        ...list.map(
          (order, index) => ({ block: 'text', text: `${index + 1}. ${orders[order].text}` }) as const,
        ),
      ],
      options: options.map(textOption),
      explanation: [
        `${word} es ${[...word].map((letter, index) => `${letter} ${at(plain, index)}`).join(', ')}: ${plain.join('')}.`,
        ...list.map((order, index) => {
          const after = apply(plain, word, list.slice(0, index + 1)).join('');
          return orders[order].applies(word)
            ? `La orden ${index + 1} se cumple: queda ${after}.`
            : `La orden ${index + 1} no se cumple.`;
        }),
      ],
      facts: { key, word, orders: list, options },
    };
  },
  solve({ key, word, orders: list, options }) {
    const code = apply(digitsOf(key, word), word, list).join('');
    return indexesWhere(options, (option) => option === code);
  },
};
