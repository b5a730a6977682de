import { formatNumber } from '../../platform/number-format.ts';
import { type Draft, type Generator, indexesWhere, textOption, wrongNumbers } from './draft.ts';
import type { Level } from './item.ts';
import { at, type Rng } from './rng.ts';

/**
 * A kind of problem. `check` substitutes a value in the statement and asks whether it fits, which is another way than
 * the one `make` takes to the result.
 */
type Kind = {
  make(rng: Rng): { numbers: number[]; text: string; right: number; slips: number[]; steps: string[] };
  check(numbers: readonly number[], value: number): boolean;
  unit(value: number): string;
};

const amount = (one: string, many: string) => (value: number) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;
const euros = (value: number) => `${formatNumber(value)} €`;
const hours = amount('hora', 'horas');

const discount: Kind = {
  make(rng) {
    const [price, percent] = [rng.int(3, 30) * 20, rng.pick([5, 10, 15, 20, 25, 30, 40])];
    const right = (price * (100 - percent)) / 100;
    return {
      numbers: [price, percent],
      text: `Un curso cuesta ${formatNumber(price)} € y lo rebajan un ${percent} %. ¿Cuánto se paga?`,
      right,
      slips: [(price * percent) / 100, price - percent, (price * (100 + percent)) / 100],
      steps: [
        `El ${percent} % de ${formatNumber(price)} son ${formatNumber((price * percent) / 100)} €.`,
        `${formatNumber(price)} − ${formatNumber((price * percent) / 100)} = ${formatNumber(right)} €.`,
      ],
    };
  },
  check: ([price = 0, percent = 0], value) => (price - value) * 100 === percent * price,
  unit: euros,
};

const original: Kind = {
  make(rng) {
    const [right, percent] = [rng.int(4, 30) * 20, rng.pick([10, 20, 25, 40])];
    const paid = (right * (100 - percent)) / 100;
    return {
      numbers: [paid, percent],
      text: `Con una rebaja del ${percent} % se pagan ${formatNumber(paid)} € por unas botas. ¿Cuánto costaban antes?`,
      right,
      slips: [Math.round((paid * (100 + percent)) / 100), paid + percent, Math.round(paid / 0.5)],
      steps: [
        `${formatNumber(paid)} € es el ${100 - percent} % del precio.`,
        `${formatNumber(paid)} ÷ ${100 - percent} × 100 = ${formatNumber(right)} €. Sumar el ${percent} % al precio rebajado no lo devuelve.`,
      ],
    };
  },
  check: ([paid = 0, percent = 0], value) => value * (100 - percent) === paid * 100,
  unit: euros,
};

const mean: Kind = {
  make(rng) {
    const known = [rng.int(12, 40), rng.int(12, 40), rng.int(12, 40)];
    const right = rng.int(12, 40);
    const sum = known.reduce((total, one) => total + one, 0);
    if ((sum + right) % 4 !== 0) known[0] = at(known, 0) + (4 - ((sum + right) % 4));
    const total = known.reduce((all, one) => all + one, 0) + right;
    const average = total / 4;
    return {
      numbers: [...known, average],
      text: `En cuatro turnos se hicieron de media ${average} identificaciones. En los tres primeros fueron ${known[0]}, ${known[1]} y ${known[2]}. ¿Cuántas hubo en el cuarto?`,
      right,
      slips: [average, right + 4, Math.abs(average * 3 - (total - right)), right - 3],
      steps: [
        `Cuatro turnos de media ${average} suman 4 × ${average} = ${total}.`,
        `${total} − ${known.join(' − ')} = ${right}.`,
      ],
    };
  },
  check: ([a = 0, b = 0, c = 0, average = 0], value) => (a + b + c + value) / 4 === average,
  unit: amount('identificación', 'identificaciones'),
};

const inverse: Kind = {
  make(rng) {
    const [before, after, factor] = rng.pick([
      [6, 8, 4],
      [4, 6, 3],
      [9, 6, 2],
      [5, 10, 2],
      [8, 12, 3],
      [12, 9, 3],
      [10, 4, 2],
      [6, 9, 3],
    ] as const);
    const time =
      (factor * rng.int(2, 5) * (after / gcd(before, after))) / gcd(factor, after / gcd(before, after));
    const right = (before * time) / after;
    return {
      numbers: [before, time, after],
      text: `${before} agentes tardan ${hours(time)} en revisar unos archivos. ¿Cuánto tardarían ${after} agentes al mismo ritmo?`,
      right,
      slips: [
        Math.round((time * after) / before),
        time + after - before,
        Math.abs(time - Math.abs(after - before)),
      ],
      steps: [
        'Es proporción inversa: a más agentes, menos horas.',
        `El trabajo total son ${before} × ${time} = ${before * time} horas de agente; ${before * time} ÷ ${after} = ${formatNumber(right)}.`,
      ],
    };
  },
  check: ([before = 0, time = 0, after = 0], value) => value * after === before * time,
  unit: hours,
};

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

const chase: Kind = {
  make(rng) {
    const slow = rng.pick([60, 70, 80, 90]);
    const gap = rng.pick([10, 20, 30, 40]);
    const right = rng.int(2, 5);
    const head = gap * right;
    return {
      numbers: [slow, slow + gap, head],
      text: `Un furgón circula a ${slow} km/h y lleva ${head} km de ventaja. Un patrulla lo sigue a ${slow + gap} km/h. ¿Cuánto tarda en alcanzarlo?`,
      right,
      slips: [right + 1, right - 1, right * 2, Math.round((head * 2) / gap)],
      steps: [
        `Cada hora el patrulla recorta ${slow + gap} − ${slow} = ${gap} km.`,
        `${head} ÷ ${gap} = ${right} horas.`,
      ],
    };
  },
  check: ([slow = 0, fast = 0, head = 0], value) => fast * value === slow * value + head,
  unit: hours,
};

const share: Kind = {
  make(rng) {
    const [a, b] = rng.pick([
      [2, 3],
      [3, 5],
      [1, 4],
      [3, 4],
      [2, 5],
      [4, 5],
    ] as const);
    const part = rng.int(3, 30) * 5;
    const right = part * b;
    return {
      numbers: [a, b, part * (a + b)],
      text: `Se reparten ${formatNumber(part * (a + b))} € entre dos personas en proporción ${a} a ${b}. ¿Cuánto recibe la que más?`,
      right,
      slips: [part * a, (part * (a + b)) / 2, part * b - part, part * b + part],
      steps: [
        `Son ${a} + ${b} = ${a + b} partes de ${formatNumber(part * (a + b))} ÷ ${a + b} = ${formatNumber(part)} €.`,
        `${b} partes son ${b} × ${formatNumber(part)} = ${formatNumber(right)} €.`,
      ],
    };
  },
  check: ([a = 0, b = 0, total = 0], value) => value * a === (total - value) * b,
  unit: euros,
};

const ages: Kind = {
  make(rng) {
    const [factor, years] = [rng.pick([2, 3]), rng.int(4, 12)];
    const right = rng.int(4, 14);
    const older = factor * (right + years) - years;
    return {
      numbers: [older - right, factor, years],
      text: `Una madre tiene ${older - right} años más que su hijo. Dentro de ${years} años tendrá ${factor === 2 ? 'el doble' : 'el triple'} de edad que él. ¿Cuántos años tiene hoy el hijo?`,
      right,
      slips: [right + years, right + 2, Math.abs(right - 2), Math.round((older - right) / factor)],
      steps: [
        `Dentro de ${years} años la diferencia sigue siendo ${older - right}: el hijo tendrá ${older - right} ÷ ${factor - 1} = ${right + years}.`,
        `Hoy tiene ${right + years} − ${years} = ${right}.`,
      ],
    };
  },
  check: ([gap = 0, factor = 0, years = 0], value) => value + gap + years === factor * (value + years),
  unit: amount('año', 'años'),
};

const together: Kind = {
  make(rng) {
    const [a, b, right] = rng.pick([
      [3, 6, 2],
      [4, 12, 3],
      [6, 12, 4],
      [10, 15, 6],
      [12, 24, 8],
      [5, 20, 4],
      [8, 24, 6],
      [20, 30, 12],
      [6, 3, 2],
      [15, 30, 10],
    ] as const);
    return {
      numbers: [a, b],
      text: `Una impresora tarda ${hours(a)} en imprimir los expedientes y otra tarda ${hours(b)}. ¿Cuánto tardan las dos a la vez?`,
      right,
      slips: [Math.round((a + b) / 2), Math.abs(b - a), right + 1, right - 1, right + 2],
      steps: [
        `En una hora hacen 1/${a} y 1/${b} del trabajo.`,
        `${a} × ${b} ÷ (${a} + ${b}) = ${right} horas.`,
      ],
    };
  },
  check: ([a = 0, b = 0], value) => value * b + value * a === a * b,
  unit: hours,
};

const twoChanges: Kind = {
  make(rng) {
    const [start, up, down] = [rng.int(2, 12) * 200, rng.pick([10, 20, 50]), rng.pick([10, 20, 25])];
    const right = (start * (100 + up) * (100 - down)) / 10_000;
    return {
      numbers: [start, up, down],
      text: `Un barrio registró ${formatNumber(start)} llamadas. Al año siguiente subieron un ${up} % y al otro bajaron un ${down} %. ¿Cuántas hubo el último año?`,
      right,
      slips: [(start * (100 + up - down)) / 100, (start * (100 + up)) / 100, (start * (100 - down)) / 100],
      steps: [
        `Tras subir: ${formatNumber(start)} + ${up} % = ${formatNumber((start * (100 + up)) / 100)}.`,
        `Tras bajar un ${down} % de esa cifra: ${formatNumber(right)}. Los porcentajes no se restan entre sí.`,
      ],
    };
  },
  check: ([start = 0, up = 0, down = 0], value) => value * 10_000 === start * (100 + up) * (100 - down),
  unit: amount('llamada', 'llamadas'),
};

const kinds = { discount, original, mean, inverse, chase, share, ages, together, twoChanges };
type KindName = keyof typeof kinds;
type Facts = { kind: KindName; numbers: readonly number[]; options: readonly number[] };

const byLevel: Record<Level, readonly KindName[]> = {
  1: ['discount', 'share'],
  2: ['discount', 'mean', 'share'],
  3: ['inverse', 'mean', 'chase'],
  4: ['chase', 'twoChanges', 'ages'],
  5: ['original', 'together', 'ages', 'twoChanges'],
};

export const problems: Generator<Facts> = {
  make(rng, level): Draft<Facts> | undefined {
    const kind = rng.pick(byLevel[level]);
    const { numbers, text, right, slips, steps } = kinds[kind].make(rng);
    if (!Number.isInteger(right) || right <= 0 || !numbers.every(Number.isInteger)) return undefined;
    const step = Math.max(1, Math.round(right / 10));
    const whole = slips.filter((slip) => Number.isInteger(slip) && slip > 0);
    const options = [right, ...wrongNumbers(rng, right, whole, step)];
    return {
      stem: text,
      body: [],
      options: options.map((value) => textOption(kinds[kind].unit(value))),
      explanation: steps,
      facts: { kind, numbers, options },
    };
  },
  solve: ({ kind, numbers, options }) => indexesWhere(options, (value) => kinds[kind].check(numbers, value)),
};
