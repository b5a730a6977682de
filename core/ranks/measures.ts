import { formatCount, formatNumber, formatUpToTwoDecimals } from '../platform/number-format';
import { letters } from '../syllabus/questions/letters';

type Facts = {
  label: string;
  /** What the medal counts, for «Faltan 38 h». */
  one: string;
  many: string;
  /** What the parameter of the criterion names. */
  of?: 'block' | 'topic';
  /** A figure that is reached rather than counted: a score, a percentage. */
  isLevel?: true;
};

/** Everything that ranks and medals can ask for. All of it is read from stored totals, never from the review log. */
export const measureFacts = {
  hours: { label: 'Horas de estudio', one: 'h', many: 'h' },
  accuracy: { label: 'Acierto medio (%)', one: '%', many: '%', isLevel: true },
  answers: { label: 'Preguntas contestadas', one: 'pregunta', many: 'preguntas' },
  dayAnswers: { label: 'Preguntas en un mismo día', one: 'pregunta', many: 'preguntas' },
  studyDays: { label: 'Días con estudio', one: 'día', many: 'días' },
  streak: { label: 'Mejor racha de días', one: 'día', many: 'días' },
  steadyWeeks: { label: 'Semanas con cuatro días de estudio', one: 'semana', many: 'semanas' },
  earlyDays: { label: 'Días con estudio antes de las ocho', one: 'día', many: 'días' },
  sectionsRead: { label: 'Apartados leídos', one: 'apartado', many: 'apartados' },
  topicsRead: { label: 'Temas leídos enteros', one: 'tema', many: 'temas', of: 'block' },
  highlights: { label: 'Pasajes subrayados', one: 'subrayado', many: 'subrayados' },
  notes: { label: 'Notas escritas', one: 'nota', many: 'notas' },
  topicsMastered: { label: 'Temas dominados', one: 'tema', many: 'temas', of: 'block' },
  topicMastered: { label: 'Un tema dominado', one: 'tema', many: 'temas', of: 'topic' },
  retained: { label: 'Preguntas y tarjetas recordadas', one: 'recuerdo', many: 'recuerdos' },
  flashcardsRetained: { label: 'Tarjetas recordadas', one: 'tarjeta', many: 'tarjetas' },
  corrected: { label: 'Fallos corregidos', one: 'fallo', many: 'fallos' },
  tests: { label: 'Tests terminados', one: 'test', many: 'tests' },
  mocks: { label: 'Simulacros terminados', one: 'simulacro', many: 'simulacros' },
  mocksPassed: { label: 'Simulacros sobre el corte', one: 'simulacro', many: 'simulacros' },
  bestMock: { label: 'Mejor nota en un simulacro', one: 'punto', many: 'puntos', isLevel: true },
  flawless: { label: 'Exámenes sin un error', one: 'examen', many: 'exámenes' },
  expected: { label: 'Mejor nota esperada', one: 'punto', many: 'puntos', isLevel: true },
  batteries: { label: 'Baterías de psicotécnicos', one: 'batería', many: 'baterías' },
  psychometrics: { label: 'Psicotécnicos contestados', one: 'ítem', many: 'ítems' },
  englishLessons: { label: 'Lecciones de inglés superadas', one: 'lección', many: 'lecciones' },
  englishWords: { label: 'Palabras de inglés recordadas', one: 'palabra', many: 'palabras' },
  gamesPlayed: { label: 'Partidas de juegos terminadas', one: 'partida', many: 'partidas' },
  gamesWon: { label: 'Partidas de juegos ganadas', one: 'victoria', many: 'victorias' },
  gamesUnaided: { label: 'Partidas ganadas sin pistas', one: 'partida', many: 'partidas' },
  gameStreak: { label: 'Aciertos seguidos en un juego', one: 'acierto', many: 'aciertos' },
} as const satisfies Record<string, Facts>;

export type Measure = keyof typeof measureFacts;
export const isMeasure = (name: string): name is Measure => name in measureFacts;
export const measures = Object.keys(measureFacts).filter(isMeasure);

/** One measured quantity, at least so much; for some, of one block or topic. */
export type Criterion = { measure: Measure; parameter: string | null; threshold: number };

/** Measured values by key. What is missing is zero. */
export type Measured = Readonly<Record<string, number>>;

const factsOf = (measure: Measure): Facts => measureFacts[measure];

export const measureKey = (measure: Measure, parameter: string | null): string =>
  parameter ? `${measure}:${parameter}` : measure;

export const amountOf = (measured: Measured, { measure, parameter }: Omit<Criterion, 'threshold'>): number =>
  measured[measureKey(measure, parameter)] ?? 0;

export const isMet = (measured: Measured, criterion: Criterion): boolean =>
  amountOf(measured, criterion) >= criterion.threshold;

/** From 0 to 1. */
export const shareOf = (measured: Measured, criterion: Criterion): number =>
  criterion.threshold <= 0 ? 1 : Math.min(1, amountOf(measured, criterion) / criterion.threshold);

/** Why a parameter does not fit its measure, or null. */
export function parameterFault({ measure, parameter }: Omit<Criterion, 'threshold'>): string | null {
  const { of } = factsOf(measure);
  if (!of) return parameter === null ? null : 'Esta medida no lleva detalle.';
  if (of === 'block')
    return parameter === null || letters.some((letter) => letter === parameter)
      ? null
      : 'El detalle es un bloque: A, B o C. Vacío son todos.';
  return parameter !== null && /^([1-9]|[1-3]\d|4[0-5])$/.test(parameter)
    ? null
    : 'El detalle es el número de un tema, del 1 al 45.';
}

/** `Faltan 38 h`, `Falta 1 simulacro`, `Tu mejor marca: 6,4`. */
export function missingText(measured: Measured, criterion: Criterion): string {
  const { one, many, of, isLevel } = factsOf(criterion.measure);
  const have = amountOf(measured, criterion);
  if (of === 'topic') return 'Aún sin dominar';
  if (isLevel) return have > 0 ? `Tu mejor marca: ${formatUpToTwoDecimals(have)}` : 'Aún sin marca';
  const left = Math.max(1, Math.ceil(criterion.threshold - have));
  return `${left === 1 ? 'Falta' : 'Faltan'} ${formatCount(left, one, many)}`;
}

/** `12 de 30`: where the user stands. */
export const progressText = (measured: Measured, criterion: Criterion): string =>
  `${formatNumber(Math.floor(Math.min(amountOf(measured, criterion), criterion.threshold)))} de ${formatNumber(criterion.threshold)}`;
