import { daysBetween } from '../../profile/study-plan';
import type { FitnessEvent } from '../events';
import type { Phase } from './phases';
import type { Part, Session } from './plan';

export type StepKind = 'warm' | 'work' | 'rest' | 'cool';
export type Step = {
  kind: StepKind;
  title: string;
  detail: string;
  /** The timer; null: it ends when the user says so. */
  seconds: number | null;
};

/** What the steps are made to measure with: the last results and the goal on 1,000 metres, if known. */
export type Abilities = { bar: { event: FitnessEvent; best: number | null }; runGoalMs: number | null };

type Context = Abilities & { phase: Phase; isHard: boolean; isTest: boolean; isLong: boolean };

/** Hard days two days apart take turns between short and long repetitions. */
const hasLongRepetitions = (day: string): boolean => Math.floor(daysBetween('2026-01-05', day) / 2) % 2 === 1;

const EASY_SECONDS_PER_100 = 39;

const time = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.round(seconds % 60)).padStart(2, '0')}`;

const times = (count: number, step: Step, rest: Step): Step[] =>
  Array.from({ length: count }, (_, index): Step[] => {
    const numbered = { ...step, title: count > 1 ? `${step.title}, ${index + 1} de ${count}` : step.title };
    return index < count - 1 ? [numbered, rest] : [numbered];
  }).flat();

const rest = (seconds: number, detail: string): Step => ({
  kind: 'rest',
  title: 'Descansa',
  detail,
  seconds,
});

function runSteps(quantity: number, { phase, isHard, isTest, isLong, runGoalMs }: Context): Step[] {
  if (isTest)
    return [
      {
        kind: 'work',
        title: 'Mil metros, a tope',
        detail: 'Un solo intento, como el día de la prueba.',
        seconds: null,
      },
    ];
  if (!isHard)
    return [
      {
        kind: 'work',
        title: `Trote suave, ${(quantity / 10).toFixed(1).replace('.', ',')} km`,
        detail: 'A un ritmo en el que puedas hablar. Acaba con unos progresivos de 100 metros.',
        seconds: quantity * EASY_SECONDS_PER_100,
      },
    ];
  const length = phase === 'build' ? (isLong ? 500 : 200) : isLong ? 600 : 400;
  const count = Math.max(1, Math.round((quantity * 100) / length));
  const slack = length >= 500 ? 1.03 : 1;
  const goal = runGoalMs === null ? null : (runGoalMs / 1_000) * (length / 1_000) * slack;
  return times(
    count,
    {
      kind: 'work',
      title: `${length} metros`,
      detail:
        goal === null
          ? 'Fuerte, a un ritmo que puedas repetir en todas.'
          : `En ${time(goal)}. Si dos se van 4 segundos, para.`,
      seconds: null,
    },
    rest(length <= 200 ? 60 : length <= 400 ? 120 : 180, 'Andando, respira.'),
  );
}

function barSteps(sets: number, { phase, isHard, isTest, bar: { event, best } }: Context): Step[] {
  const isHang = event === 'hang';
  if (isTest)
    return [
      {
        kind: 'work',
        title: isHang ? 'Suspensión, hasta el final' : 'Dominadas, todas las que salgan',
        detail: 'Con la forma oficial: lo que no contaría allí no cuenta aquí.',
        seconds: null,
      },
    ];
  const part = isHard ? (phase === 'build' ? 0.65 : 0.8) : 0.5;
  const amount = best === null || best === 0 ? null : Math.max(1, Math.round(best * part));
  const easy = isHang ? 'la mitad de lo que aguantas' : 'la mitad de las que puedes';
  const title = isHang
    ? `Suspensión${amount === null ? '' : `, ${amount} s`}`
    : amount === null
      ? 'Serie de dominadas'
      : `${amount} ${amount === 1 ? 'dominada' : 'dominadas'}`;
  const form = isHang
    ? 'Palmas hacia ti, barbilla por encima, cuerpo recto.'
    : 'Palmas hacia delante, brazos estirados abajo, barbilla por encima.';
  return times(
    sets,
    {
      kind: 'work',
      title,
      detail: amount === null ? `Haz ${easy}, o ayúdate con una goma. ${form}` : `${form} Ninguna al fallo.`,
      seconds: isHang ? amount : null,
    },
    rest(isHard ? 150 : 90, 'Suelta los brazos.'),
  );
}

function circuitSteps(passes: number, { isHard, isTest }: Context): Step[] {
  if (isTest)
    return [
      {
        kind: 'work',
        title: 'Circuito, con cronómetro',
        detail: 'Un intento. Solo si es nulo hay otro.',
        seconds: null,
      },
    ];
  return times(
    passes,
    {
      kind: 'work',
      title: isHard ? 'Circuito, a ritmo de prueba' : 'Circuito, técnica',
      detail: isHard
        ? 'Recorrido oficial, sin tocar nada.'
        : 'Despacio: apoyos cortos, mirada al siguiente obstáculo.',
      seconds: null,
    },
    rest(isHard ? 150 : 60, 'Vuelve andando a la salida.'),
  );
}

const stepsOfPart = ({ kind, quantity }: Part, context: Context): Step[] =>
  kind === 'run'
    ? runSteps(quantity, context)
    : kind === 'bar'
      ? barSteps(quantity, context)
      : circuitSteps(quantity, context);

const CHANGE = rest(180, 'Bebe y prepara lo siguiente.');

/** A session as the runner plays it. */
export function sessionSteps(session: Session, phase: Phase, abilities: Abilities): Step[] {
  if (session.isCare)
    return [
      { kind: 'warm', title: 'Camina', detail: 'Veinte minutos, sin dolor.', seconds: 1_200 },
      { kind: 'cool', title: 'Movilidad', detail: 'Solo lo que no duela.', seconds: 600 },
    ];
  const { isHard, isTest, key } = session;
  const context = { ...abilities, phase, isHard, isTest, isLong: hasLongRepetitions(key) };
  const blocks = session.parts.map((part) => stepsOfPart(part, context));
  return [
    {
      kind: 'warm',
      title: 'Calienta',
      detail: session.isHard
        ? 'Trote, movilidad de cadera y hombros, tres progresivos.'
        : 'Trote suave y movilidad.',
      seconds: session.isHard ? 720 : 480,
    },
    ...blocks.flatMap((steps, index) => (index === 0 ? steps : [CHANGE, ...steps])),
    { kind: 'cool', title: 'Suelta', detail: 'Trote o paseo y estiramientos.', seconds: 360 },
  ];
}

/** What a step without a timer takes, about. */
const UNTIMED_SECONDS = 45;

export const minutesOf = (steps: readonly Step[]): number =>
  Math.round(steps.reduce((sum, { seconds }) => sum + (seconds ?? UNTIMED_SECONDS), 0) / 60);

const partNames = { circuit: 'circuito', run: 'carrera', bar: 'barra' } as const;

/** `Prueba de marcas`, `Carrera y barra, fuerte`. */
export function sessionTitle({
  isTest,
  isCare,
  isHard,
  parts,
}: Pick<Session, 'isTest' | 'isCare' | 'isHard' | 'parts'>): string {
  if (isTest) return 'Prueba de marcas';
  if (isCare) return 'Cuidarse: paseo y movilidad';
  const names = parts.map(({ kind }) => partNames[kind]);
  const joined = names.length > 1 ? `${names.slice(0, -1).join(', ')} y ${names.at(-1)}` : (names[0] ?? '');
  return `${joined.charAt(0).toUpperCase()}${joined.slice(1)}, ${isHard ? 'fuerte' : 'suave'}`;
}
