import { type ParsedInput, parseDecimal, parseWhole } from '../guide/parse-input';
import { allowance } from '../platform/allowance';
import { type FitnessEvent, formatResult } from './events';

export const resultAllowance = allowance({
  name: 'fitness.results',
  limit: 2_000,
  per: 'at-once',
  by: 'account',
  refusal: 'fitness.too-many-results',
});

export const places = ['track', 'indoor', 'street', 'gym'] as const;
export type Place = (typeof places)[number];
export const placeNames: Record<Place, string> = {
  track: 'Pista',
  indoor: 'Pabellón',
  street: 'Calle o parque',
  gym: 'Gimnasio',
};

export const timings = ['hand', 'electronic', 'app'] as const;
export type Timing = (typeof timings)[number];
export const timingNames: Record<Timing, string> = {
  hand: 'A mano, por otra persona',
  electronic: 'Electrónico',
  app: 'Yo, con el móvil o el reloj',
};

/** Tenths of a second, repetitions, seconds and milliseconds. Outside of it nobody has ever been. */
export const resultRanges: Record<FitnessEvent, { min: number; max: number }> = {
  circuit: { min: 70, max: 400 },
  'pull-ups': { min: 0, max: 60 },
  hang: { min: 0, max: 300 },
  run: { min: 131_000, max: 900_000 },
};

const RUN_TEXT = /^(\d{1,2})[:.' ](\d{2})(?:[.,](\d))?$/;

/** `4:05` or `4:05,3`, in milliseconds. */
function parseRun(text: string): ParsedInput {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  if (/^[-−]/.test(trimmed)) return { kind: 'fault', fault: 'Una marca no puede ser negativa.' };
  const found = RUN_TEXT.exec(trimmed);
  if (!found) return { kind: 'fault', fault: 'Escribe minutos y segundos, como 4:05.' };
  if (Number(found[2]) > 59) return { kind: 'fault', fault: 'Los segundos van de 0 a 59.' };
  const seconds = Number(found[1]) * 60 + Number(found[2]);
  return { kind: 'value', value: seconds * 1_000 + Number(found[3] ?? 0) * 100 };
}

/** What is wrong with a result, or null. */
export function resultFault(event: FitnessEvent, value: number): string | null {
  const { min, max } = resultRanges[event];
  if (value < 0) return 'Una marca no puede ser negativa.';
  if (!Number.isInteger(value)) return 'Esa marca no es posible.';
  if (value >= min && value <= max) return null;
  if (event === 'run' && value < min) return 'Nadie ha corrido mil metros en menos de 2:11. Revisa la marca.';
  if (event === 'circuit' && value < min)
    return 'Nadie hace el circuito en menos de 7 segundos. Revisa la marca.';
  return `Esa marca no es posible: tiene que estar entre ${formatResult(event, min)} y ${formatResult(event, max)}.`;
}

/** Reads what was typed, in the units that are stored. */
export function parseResult(event: FitnessEvent, text: string): ParsedInput {
  if (/^\s*[-−]/.test(text)) return { kind: 'fault', fault: 'Una marca no puede ser negativa.' };
  const wide = { min: 0, max: 100_000 };
  const typed =
    event === 'run'
      ? parseRun(text)
      : event === 'circuit'
        ? parseDecimal(text, 1, wide)
        : parseWhole(text, wide);
  const fault = typed.kind === 'value' ? resultFault(event, typed.value) : null;
  return fault ? { kind: 'fault', fault } : typed;
}
