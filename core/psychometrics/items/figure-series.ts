import { type Draft, type Generator, indexesWhere, wrongVariants } from './draft.ts';
import { cornerWords, type Dial, dialWords, drawDial, fillWord, handWords, shapeWord } from './glyph.ts';
import type { ItemOption, Level } from './item.ts';
import { at, type Rng, range } from './rng.ts';
import { circularPredictions } from './series-rules.ts';

type Attribute = keyof Dial;
type Facts = { dials: readonly Dial[]; options: readonly Dial[] };

const SIZES: Record<Attribute, number> = { shape: 5, fill: 3, hand: 8, corner: 4 };
const SHOWN = 5;
/** Without the triangle, where the hand would not fit. */
const roundShapes = [1, 2, 3, 4];
const valuesOf = (attribute: Attribute): number[] =>
  attribute === 'shape' ? roundShapes : range(SIZES[attribute]);
const attributes = ['shape', 'fill', 'hand', 'corner'] as const;

const names: Record<Attribute, string> = {
  shape: 'La forma',
  fill: 'El relleno',
  hand: 'La aguja',
  corner: 'El cuadradito',
};
const words: Record<Attribute, (value: number) => string> = {
  shape: shapeWord,
  fill: fillWord,
  hand: (value) => at(handWords, value),
  corner: (value) => at(cornerWords, value),
};

/** The values that may come next: the rules of a circle, or a cycle of two or three values. */
function nextValues(values: readonly number[], size: number): Set<number> {
  const found = circularPredictions(values, size);
  for (const period of [1, 2, 3])
    if (values.every((value, index) => value === values[index % period]))
      found.add(at(values, SHOWN % period));
  return found;
}

type Chain = { values: number[]; rule: string };

const constant = (rng: Rng, attribute: Attribute): Chain => {
  const value = rng.pick(valuesOf(attribute));
  return { values: range(SHOWN + 1).map(() => value), rule: 'no cambia' };
};

const turning = (rng: Rng, attribute: Attribute, level: Level): Chain => {
  const size = SIZES[attribute];
  const start = rng.int(0, size - 1);
  if (attribute === 'shape' || attribute === 'fill') {
    const period = level < 3 || attribute === 'shape' ? 2 : rng.int(2, 3);
    const cycle = rng.sample(valuesOf(attribute), period);
    return {
      values: range(SHOWN + 1).map((index) => at(cycle, index % period)),
      rule: `se repite cada ${period === 2 ? 'dos' : 'tres'}: ${cycle.map(words[attribute]).join(', ')}`,
    };
  }
  const growth = attribute === 'hand' && level === 5 && rng.chance(0.5) ? 1 : 0;
  const step = growth
    ? rng.int(1, 2)
    : rng.pick(attribute === 'hand' ? (level < 3 ? [1, 2, -1, -2] : [1, 2, 3, -1, -2, -3]) : [1, -1]);
  const values = [start];
  while (values.length <= SHOWN)
    values.push(
      (((at(values, values.length - 1) + step + growth * (values.length - 1)) % size) + size) % size,
    );
  const way =
    step < 0 ? 'en sentido contrario a las agujas del reloj' : 'en el sentido de las agujas del reloj';
  if (growth)
    return {
      values,
      rule: `gira en el sentido de las agujas del reloj, cada vez 45 grados más (empieza con ${step * 45})`,
    };
  if (attribute === 'corner') return { values, rule: `pasa de una esquina a la siguiente ${way}` };
  return { values, rule: `gira ${Math.abs(step) * 45} grados ${way}` };
};

const changing: Record<Level, readonly (readonly Attribute[])[]> = {
  1: [['hand'], ['corner'], ['fill']],
  2: [
    ['hand', 'fill'],
    ['corner', 'fill'],
    ['hand', 'corner'],
  ],
  3: [
    ['hand', 'corner', 'fill'],
    ['hand', 'shape', 'corner'],
  ],
  4: [
    ['hand', 'corner', 'fill'],
    ['hand', 'shape', 'corner'],
  ],
  5: [['shape', 'fill', 'hand', 'corner']],
};

const option = (dial: Dial): ItemOption => ({ text: dialWords(dial), figure: drawDial(dial) });

export const figureSeries: Generator<Facts> = {
  make(rng, level): Draft<Facts> {
    const moving = rng.pick(changing[level]);
    const chainOf = (attribute: Attribute) =>
      moving.includes(attribute) ? turning(rng, attribute, level) : constant(rng, attribute);
    const chains = {
      shape: chainOf('shape'),
      fill: chainOf('fill'),
      hand: chainOf('hand'),
      corner: chainOf('corner'),
    };
    const dials = range(SHOWN + 1).map((index) => ({
      shape: at(chains.shape.values, index),
      fill: at(chains.fill.values, index),
      hand: at(chains.hand.values, index),
      corner: at(chains.corner.values, index),
    }));
    const right = at(dials, SHOWN);
    const vary = (from: Dial): Dial => {
      const attribute = rng.pick(moving.length > 1 ? moving : attributes);
      const others = valuesOf(attribute).filter(
        (value) => value !== right[attribute] && value !== from[attribute],
      );
      return { ...from, [attribute]: rng.pick(others) };
    };
    const options = [right, ...wrongVariants(rng, right, vary)];
    return {
      stem: '¿Qué figura continúa la serie?',
      body: [{ block: 'figures', columns: 6, figures: [...dials.slice(0, SHOWN).map(drawDial), null] }],
      options: options.map(option),
      explanation: attributes
        .filter((attribute) => moving.includes(attribute))
        .map(
          (attribute) =>
            `${names[attribute]} ${chains[attribute].rule}: toca ${words[attribute](right[attribute])}.`,
        ),
      facts: { dials: dials.slice(0, SHOWN), options },
    };
  },
  solve({ dials, options }) {
    const next = attributes.map((attribute) => ({
      attribute,
      values: nextValues(
        dials.map((dial) => dial[attribute]),
        SIZES[attribute],
      ),
    }));
    return indexesWhere(options, (dial) =>
      next.every(({ attribute, values }) => values.has(dial[attribute])),
    );
  },
};
