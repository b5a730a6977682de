/** A question of the home page's one-minute recall exercise. */
export type RecallQuestion = {
  text: string;
  options: readonly [string, string, string];
  correct: 0 | 1 | 2;
  why: string;
};

export const RECALL_SECONDS = 60;

export const recallQuestions: readonly RecallQuestion[] = [
  {
    text: '¿Cuánto puede durar, como máximo, la detención preventiva?',
    options: ['24 horas', '48 horas', '72 horas'],
    correct: 2,
    why: 'Artículo 17.2 de la Constitución: el tiempo estrictamente necesario y, en todo caso, setenta y dos horas.',
  },
  {
    text: '¿Qué artículo de la Constitución fija la misión de las Fuerzas y Cuerpos de Seguridad?',
    options: ['El 8', 'El 104', 'El 126'],
    correct: 1,
    why: 'Artículo 104.1: proteger el libre ejercicio de los derechos y libertades y garantizar la seguridad ciudadana.',
  },
  {
    text: 'La Policía Nacional es un instituto armado de naturaleza…',
    options: ['civil', 'militar', 'mixta'],
    correct: 0,
    why: 'Artículo 9 de la Ley Orgánica 2/1986: un instituto armado de naturaleza civil, dependiente del Ministerio del Interior.',
  },
];

export const recallHits = (answers: readonly number[]): number =>
  answers.filter((answer, index) => recallQuestions[index]?.correct === answer).length;

export function recallVerdict(answers: readonly number[]): string {
  const hits = recallHits(answers);
  const total = recallQuestions.length;
  if (answers.length === 0) return 'El tiempo se ha ido sin respuestas. También es un dato: prueba otra vez.';
  if (hits === total) return `${hits} de ${total}. Sin releer nada: eso es recordar.`;
  return `${hits} de ${total}. Lo que ha fallado vuelve antes; lo que ha salido, más tarde.`;
}

/** The breathing exercise of a micro-break. */
export const breath = { inSeconds: 4, outSeconds: 6, times: 4 } as const;

export type BreathMoment = { phase: 'in' | 'out' | 'done'; left: number; round: number };

export function breathAt(elapsed: number): BreathMoment {
  const cycle = breath.inSeconds + breath.outSeconds;
  const round = Math.floor(elapsed / cycle);
  if (round >= breath.times) return { phase: 'done', left: 0, round: breath.times };
  const within = elapsed - round * cycle;
  return within < breath.inSeconds
    ? { phase: 'in', left: Math.ceil(breath.inSeconds - within), round: round + 1 }
    : { phase: 'out', left: Math.ceil(cycle - within), round: round + 1 };
}
