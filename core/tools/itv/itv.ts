import { addMonths, type Day, daysBetween, yearsOn } from '../days.ts';

/** RD 920/2017, art. 6. */
export const itvKinds = [
  'turismo',
  'moto',
  'ciclomotor',
  'furgoneta',
  'autobus',
  'camion',
  'caravana',
  'taxi',
  'autoescuela',
  'tractor',
  'agricola',
  'obras',
  'feria',
  'historico',
  'moto-historica',
  'ciclomotor-historico',
] as const;

export type ItvKind = (typeof itvKinds)[number];

/** Up to `until` years (none: from there on) an inspection every `months`; null: exempt. */
type Band = { until?: number; months: number | null };

const bands: Record<ItvKind, readonly Band[]> = {
  turismo: [{ until: 4, months: null }, { until: 10, months: 24 }, { months: 12 }],
  moto: [{ until: 4, months: null }, { months: 24 }],
  ciclomotor: [{ until: 3, months: null }, { months: 24 }],
  furgoneta: [{ until: 2, months: null }, { until: 6, months: 24 }, { until: 10, months: 12 }, { months: 6 }],
  autobus: [{ until: 5, months: 12 }, { months: 6 }],
  camion: [{ until: 10, months: 12 }, { months: 6 }],
  caravana: [{ until: 6, months: null }, { months: 24 }],
  taxi: [{ until: 5, months: 12 }, { months: 6 }],
  autoescuela: [{ until: 2, months: null }, { until: 5, months: 12 }, { months: 6 }],
  tractor: [{ until: 4, months: null }, { until: 16, months: 24 }, { months: 12 }],
  agricola: [{ until: 8, months: null }, { until: 16, months: 24 }, { months: 12 }],
  obras: [{ until: 4, months: null }, { until: 10, months: 24 }, { months: 12 }],
  feria: [{ until: 4, months: null }, { until: 6, months: 24 }, { months: 12 }],
  // Art. 6.2. Under thirty years its own category applies, so there is no band.
  historico: [
    { until: 40, months: 24 },
    { until: 45, months: 36 },
    { until: 60, months: 48 },
    { months: null },
  ],
  'moto-historica': [{ until: 60, months: 48 }, { months: null }],
  'ciclomotor-historico': [{ months: null }],
};

export const bandsOf = (kind: ItvKind): readonly Band[] => bands[kind];

export const itvNames: Record<ItvKind, string> = {
  turismo: 'Turismo (M1)',
  moto: 'Motocicleta, triciclo o quad (L)',
  ciclomotor: 'Ciclomotor de dos ruedas (L1e)',
  furgoneta: 'Furgoneta o mixto hasta 3.500 kg (N1)',
  autobus: 'Autobús (M2, M3)',
  camion: 'Camión o remolque (N2, N3, O2, O3, O4)',
  caravana: 'Caravana (O2)',
  taxi: 'Taxi, ambulancia o transporte escolar (M1)',
  autoescuela: 'Autoescuela (M1, L)',
  tractor: 'Tractor de más de 40 km/h',
  agricola: 'Otro vehículo agrícola',
  obras: 'Obras y servicios, desde 25 km/h',
  feria: 'Circo, feria o estación transformadora',
  historico: 'Histórico',
  'moto-historica': 'Motocicleta histórica',
  'ciclomotor-historico': 'Ciclomotor histórico',
};

export type ItvVerdict = 'favorable' | 'desfavorable' | 'negativa';

export type ItvCase = {
  kind: ItvKind;
  registered: Day;
  /** End of validity of the last inspection. */
  expiry?: Day;
  inspected?: Day;
  verdict: ItvVerdict;
};

export type ItvField = 'registered' | 'expiry' | 'inspected';

export type ItvResult =
  | { kind: 'fault'; field: ItvField; fault: string }
  | { kind: 'exempt' }
  | {
      kind: 'due';
      due: Day;
      /** Where the date comes from. */
      from: 'first' | 'printed' | 'inspection' | 'expiry' | 'second';
      months?: number;
      daysLeft: number;
    };

/** Art. 6.5: an inspection in these days before expiry counts from the expiry. */
export const EARLY_DAYS = 30;
/** Art. 11: to come back after an unfavourable or negative result. */
export const SECOND_MONTHS = 2;

export function nextItv(given: ItvCase, today: Day): ItvResult {
  const fault = faultIn(given, today);
  if (fault) return fault;
  const { kind, registered, expiry, inspected, verdict } = given;
  const due = (
    day: Day,
    from: 'first' | 'printed' | 'inspection' | 'expiry' | 'second',
    months?: number,
  ): ItvResult => ({
    kind: 'due',
    due: day,
    from,
    ...(months !== undefined && { months }),
    daysLeft: daysBetween(today, day),
  });
  if (inspected !== undefined && verdict !== 'favorable')
    return due(addMonths(inspected, SECOND_MONTHS), 'second', SECOND_MONTHS);
  if (inspected === undefined && expiry !== undefined) return due(expiry, 'printed');
  if (inspected === undefined) {
    const first = firstDue(kind, registered);
    return first === undefined ? { kind: 'exempt' } : due(first, 'first', firstMonths(kind) ?? undefined);
  }
  // Nobody has a sticker before the first inspection: it is due on the day when the exemption ends.
  const expires = expiry ?? firstDue(kind, registered);
  const early = expires === undefined ? -1 : daysBetween(inspected, expires);
  const isEarly = early >= 0 && early <= EARLY_DAYS;
  const start = isEarly && expires !== undefined ? expires : inspected;
  const months = monthsAt(kind, yearsOn(registered, start));
  return months === null
    ? { kind: 'exempt' }
    : due(addMonths(start, months), isEarly ? 'expiry' : 'inspection', months);
}

/** A vehicle without exemption is inspected for the first time after one interval. Null: never. */
function firstMonths(kind: ItvKind): number | null {
  const [first] = bands[kind];
  if (!first) return null;
  if (first.months !== null) return first.months;
  return first.until === undefined ? null : first.until * 12;
}

function firstDue(kind: ItvKind, registered: Day): Day | undefined {
  const first = firstMonths(kind);
  return first === null ? undefined : addMonths(registered, first);
}

/** On the exact anniversary the older band counts. An inspection before the first one is due has the next band's interval. */
function monthsAt(kind: ItvKind, age: number): number | null {
  const list = bands[kind];
  const at = list.findIndex(({ until }) => until === undefined || age < until);
  const band = list[at];
  if (!band) return null;
  return band.months ?? (band.until === undefined ? null : (list[at + 1]?.months ?? null));
}

function faultIn({ kind, registered, expiry, inspected }: ItvCase, today: Day): ItvResult | undefined {
  const fault = (field: ItvField, text: string): ItvResult => ({ kind: 'fault', field, fault: text });
  if (registered > today) return fault('registered', 'Esa fecha no ha llegado todavía.');
  if (kind === 'historico' && yearsOn(registered, today) < 30)
    return fault('registered', 'Con menos de 30 años sigue la frecuencia de su categoría: elígela arriba.');
  const isHistoric = kind === 'historico' || kind === 'moto-historica';
  if (isHistoric && expiry === undefined && inspected === undefined)
    return fault('expiry', 'Escribe cuándo caduca o cuándo fue la última inspección.');
  if (inspected !== undefined && inspected < registered)
    return fault('inspected', 'La inspección no puede ser anterior a la matriculación.');
  if (inspected !== undefined && inspected > today)
    return fault('inspected', 'Esa fecha no ha llegado todavía.');
  if (expiry !== undefined && expiry < registered)
    return fault('expiry', 'No puede caducar antes de la matriculación.');
  return undefined;
}

/** The frequency in words, one sentence per band. */
export function frequencyWords(kind: ItvKind): readonly string[] {
  if (kind === 'historico')
    return [
      'Menos de 30 años: la de su categoría',
      'De 30 a 39 años: cada 2 años',
      'De 40 a 44 años: cada 3 años',
      'De 45 a 60 años: cada 4 años',
      'Más de 60 años: exento',
    ];
  let from = 0;
  return bands[kind].map(({ until, months }) => {
    const what = months === null ? 'exento' : months % 12 === 0 ? every(months / 12) : 'cada 6 meses';
    const span =
      until === undefined
        ? from === 0
          ? 'Siempre'
          : `Más de ${from} años`
        : from === 0
          ? `Hasta ${until} años`
          : `De ${from} a ${until} años`;
    from = until ?? from;
    return `${span}: ${what}`;
  });
}

const every = (years: number): string => (years === 1 ? 'cada año' : `cada ${years} años`);
