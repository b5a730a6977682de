/** Rates are integers in hundredths of mg of alcohol per litre of air; exact values in millionths of mg/L. */
export type Driver = 'general' | 'novel' | 'profesional' | 'menor';
/** `bicicleta` stands for every vehicle without motor permit: bicycles and personal mobility vehicles. */
export type Vehicle = 'motor' | 'bicicleta';
export type Device = 'servicio' | 'nuevo';

/** RGC 20 and, for minors, LTSV 14.1. Only a rate above the limit is an infringement. */
export const limits: Record<Driver, number> = { general: 25, novel: 15, profesional: 15, menor: 0 };

/** CP 379.2. */
export const CRIME_ABOVE = 60;
export const HIGHEST_READING = 300;
/** RGC 23.2. */
export const MINUTES_BETWEEN_TESTS = 10;

/** LTSV 80: in euros. */
const FINE = 500;
const HIGH_FINE = 1_000;

/** Orden ICT/155/2020, annex XIII (OIML R 126): the greater of a fixed and a proportional error, in millionths of mg/L. */
const errors: Record<Device, { fixed: number; perHundredth: number; words: string }> = {
  servicio: { fixed: 30_000, perHundredth: 750, words: '0,030 mg/l hasta 0,40; desde ahí, el 7,5 %' },
  nuevo: { fixed: 20_000, perHundredth: 500, words: '0,020 mg/l hasta 0,40; desde ahí, el 5 %' },
};

export const errorWords = (device: Device): string => errors[device].words;

const MILLIONTHS = 10_000;

/** A professional's limit belongs to the vehicle, so it does not apply on a bicycle. */
export const limitFor = (driver: Driver, vehicle: Vehicle): number =>
  driver === 'profesional' && vehicle === 'bicicleta' ? limits.general : limits[driver];

export type Corrected = {
  /** After the margin, in millionths of mg/L. */
  exact: number;
  margin: number;
  /** Cut to two decimals in the driver's favour (STS 788/2023). */
  rate: number;
};

export function correct(reading: number, device: Device): Corrected {
  const { fixed, perHundredth } = errors[device];
  const margin = Math.max(fixed, reading * perHundredth);
  const exact = Math.max(0, reading * MILLIONTHS - margin);
  return { exact, margin, rate: Math.floor(exact / MILLIONTHS) };
}

export type BreathTest = {
  driver: Driver;
  vehicle: Vehicle;
  device: Device;
  first: number;
  second?: number;
  /** Between the two tests. */
  minutes?: number;
  /** Evident signs of influence. */
  signs: boolean;
  /** Sanctioned for alcohol in the year before. */
  repeated: boolean;
  refuses: boolean;
};

export type Warning =
  | 'second-test-due'
  | 'ten-minutes'
  | 'cut-in-favour'
  | 'influence-possible'
  | 'signs-without-alcohol'
  | 'minor-fine'
  | 'minor-court'
  | 'novice-bicycle'
  | 'bicycle-refusal';

export type Sanction = { fine: number; points: number };

export type BreathResult = {
  outcome: 'none' | 'administrative' | 'crime';
  /** Why it is a crime. */
  crime?: 'rate' | 'influence' | 'refusal';
  limit: number;
  /** Absent after a refusal. */
  measured?: Corrected & { lower: number };
  /** For an infringement; in a crime, what follows if the judge finds none. */
  sanction?: Sanction;
  warnings: readonly Warning[];
};

export function judgeBreath(test: BreathTest): BreathResult {
  const limit = limitFor(test.driver, test.vehicle);
  if (test.refuses) return refusal(test, limit);
  const lower = Math.min(test.first, test.second ?? test.first);
  const measured = { ...correct(lower, test.device), lower };
  const sanction = measured.rate > limit ? sanctionFor(test, limit, measured.rate) : undefined;
  const crime = crimeFor(test, measured.rate);
  return {
    outcome: crime ? 'crime' : sanction ? 'administrative' : 'none',
    ...(crime && { crime }),
    limit,
    measured,
    ...(sanction && { sanction }),
    warnings: warningsFor(test, limit, measured, crime),
  };
}

/** CP 379 and 383 are about motor vehicles and mopeds only. */
function crimeFor({ vehicle, signs }: BreathTest, rate: number): 'rate' | 'influence' | undefined {
  if (vehicle !== 'motor') return undefined;
  if (rate > CRIME_ABOVE) return 'rate';
  return signs && rate > 0 ? 'influence' : undefined;
}

/** LTSV 80.2.a and annex II. Points need a vehicle that requires a permit (65.3). */
function sanctionFor({ driver, vehicle, repeated }: BreathTest, limit: number, rate: number): Sanction {
  // Twice zero is zero: for minors the amount follows the general rate, and a warning says so.
  const double = 2 * (driver === 'menor' ? limits.general : limit);
  const band = driver === 'menor' ? limits.general : limit;
  const points = rate > 2 * band ? 6 : rate > band ? 4 : 0;
  return {
    fine: repeated || rate > double ? HIGH_FINE : FINE,
    points: vehicle === 'motor' ? points : 0,
  };
}

function refusal(test: BreathTest, limit: number): BreathResult {
  const isMotor = test.vehicle === 'motor';
  const warnings: Warning[] = [];
  if (!isMotor) warnings.push('bicycle-refusal');
  if (isMotor && test.driver === 'menor') warnings.push('minor-court');
  return {
    outcome: isMotor ? 'crime' : 'administrative',
    ...(isMotor && { crime: 'refusal' as const }),
    limit,
    sanction: { fine: HIGH_FINE, points: isMotor ? 6 : 0 },
    warnings,
  };
}

function warningsFor(
  test: BreathTest,
  limit: number,
  { exact, rate }: Corrected,
  crime: BreathResult['crime'],
): Warning[] {
  const isMotor = test.vehicle === 'motor';
  const thresholds = isMotor ? [limit, 2 * limit, CRIME_ABOVE] : [limit, 2 * limit];
  const found: Warning[] = [];
  const isOver = rate > limit;
  if (test.second === undefined && (isOver || test.signs)) found.push('second-test-due');
  if (test.second !== undefined && test.minutes !== undefined && test.minutes < MINUTES_BETWEEN_TESTS)
    found.push('ten-minutes');
  if (thresholds.some((threshold) => exact > threshold * MILLIONTHS && rate === threshold && rate > 0))
    found.push('cut-in-favour');
  if (isMotor && isOver && !crime) found.push('influence-possible');
  if (test.signs && rate === 0) found.push('signs-without-alcohol');
  if (test.driver === 'menor' && isOver) found.push(crime ? 'minor-court' : 'minor-fine');
  if (test.driver === 'novel' && !isMotor) found.push('novice-bicycle');
  return found;
}

/** Minutes from one time of day to a later one, past midnight if need be. */
export const minutesBetween = (from: number, to: number): number => (to - from + 1_440) % 1_440;
