import { numberOf, type ParsedInput, parseDecimal, parseWhole } from '../../guide/parse-input.ts';
import {
  type BreathResult,
  type Device,
  type Driver,
  HIGHEST_READING,
  judgeBreath,
  minutesBetween,
  type Vehicle,
} from './breath.ts';
import { alcoholGrams, type Band, bandAfter, type Drinker, startingRate } from './widmark.ts';

/** The names are those of the fields and of the link. */
export const emptyBreathForm = {
  conductor: 'general',
  vehiculo: 'motor',
  aparato: 'servicio',
  primera: '',
  segunda: '',
  hora1: '',
  hora2: '',
  sintomas: '',
  reincide: '',
  negativa: '',
  bebedor: 'hombre',
  peso: '',
  ml: '',
  grados: '',
  horas: '',
};

export type BreathForm = typeof emptyBreathForm;

/** The first choice stands for anything unknown. */
const oneOf = <T extends string>(value: string, choices: readonly [T, ...T[]]): T =>
  choices.find((choice) => choice === value) ?? choices[0];

export const drivers: readonly [Driver, ...Driver[]] = ['general', 'novel', 'profesional', 'menor'];

/** `2:14` → minutes since midnight. */
export function parseClock(text: string): ParsedInput {
  const trimmed = text.trim();
  if (trimmed === '') return { kind: 'empty' };
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(trimmed);
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || hours > 23 || minutes > 59) return { kind: 'fault', fault: 'Escribe la hora como 2:14.' };
  return { kind: 'value', value: hours * 60 + minutes };
}

const parseReading = (text: string): ParsedInput =>
  parseDecimal(text, 2, { min: 0, max: HIGHEST_READING / 100 });

export type BreathReading = {
  driver: Driver;
  vehicle: Vehicle;
  device: Device;
  fields: Record<'first' | 'second' | 'firstAt' | 'secondAt', ParsedInput>;
  minutes?: number;
  /** Absent until the first reading is there and nothing typed is wrong. */
  result?: BreathResult;
};

export function readBreath(form: BreathForm): BreathReading {
  const driver = oneOf(form.conductor, drivers);
  const vehicle = oneOf<Vehicle>(form.vehiculo, ['motor', 'bicicleta']);
  const device = oneOf<Device>(form.aparato, ['servicio', 'nuevo']);
  const fields = {
    first: parseReading(form.primera),
    second: parseReading(form.segunda),
    firstAt: parseClock(form.hora1),
    secondAt: parseClock(form.hora2),
  };
  const [from, to] = [numberOf(fields.firstAt), numberOf(fields.secondAt)];
  const minutes = from !== undefined && to !== undefined ? minutesBetween(from, to) : undefined;
  const reading = { driver, vehicle, device, fields, ...(minutes !== undefined && { minutes }) };
  const refuses = form.negativa !== '';
  const [first, second] = [numberOf(fields.first), numberOf(fields.second)];
  if (!refuses && (first === undefined || fields.second.kind === 'fault')) return reading;
  const result = judgeBreath({
    driver,
    vehicle,
    device,
    first: first ?? 0,
    ...(second !== undefined && { second }),
    ...(minutes !== undefined && { minutes }),
    signs: form.sintomas !== '',
    repeated: form.reincide !== '',
    refuses,
  });
  return { ...reading, result };
}

export type DrinkReading = {
  drinker: Drinker;
  fields: Record<'kilos' | 'ml' | 'percent' | 'hours', ParsedInput>;
  estimate?: { start: number; band: Band; hours: number };
};

export function readDrink(form: BreathForm): DrinkReading {
  const drinker = oneOf<Drinker>(form.bebedor, ['hombre', 'mujer']);
  const fields = {
    kilos: parseWhole(form.peso, { min: 30, max: 250 }),
    ml: parseWhole(form.ml, { min: 0, max: 5_000 }),
    percent: parseDecimal(form.grados, 1, { min: 0, max: 96 }),
    hours: parseDecimal(form.horas, 1, { min: 0, max: 48 }),
  };
  const [kilos, ml, percent] = [numberOf(fields.kilos), numberOf(fields.ml), numberOf(fields.percent)];
  if (kilos === undefined || ml === undefined || percent === undefined || fields.hours.kind === 'fault')
    return { drinker, fields };
  const start = startingRate(alcoholGrams(ml, percent / 10), drinker, kilos);
  const hours = (numberOf(fields.hours) ?? 0) / 10;
  return { drinker, fields, estimate: { start, band: bandAfter(start, hours), hours } };
}
