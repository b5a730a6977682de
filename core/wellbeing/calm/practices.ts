export const practices = ['slow', 'box', 'sigh', 'four-seven-eight', 'scan', 'before-exam'] as const;
export type Practice = (typeof practices)[number];

export const SHORTEST_MINUTES = 1;
export const LONGEST_MINUTES = 15;

/** `guide`: words without a breathing rhythm. */
export type CueKind = 'in' | 'hold' | 'out' | 'guide';
export type Cue = { kind: CueKind; words: string; detail?: string; seconds: number };

export type PracticeFacts = {
  name: string;
  how: string;
  /** What the studies say, and how sure that is. */
  evidence: string;
  caution?: string;
  /** Always this long. */
  fixedMinutes?: number;
};

export const practiceFacts: Record<Practice, PracticeFacts> = {
  slow: {
    name: 'Respiración coherente',
    how: 'Inspira 4 segundos y suelta 6: seis respiraciones por minuto.',
    evidence:
      'Respirar despacio baja algo el estrés: efecto pequeño en 12 ensayos con 785 personas, de calidad moderada (Fincham, 2023).',
  },
  box: {
    name: 'Respiración en caja',
    how: 'Inspira 4, mantén 4, suelta 4, espera 4.',
    evidence: 'En un ensayo de 28 días mejoró el ánimo, menos que el suspiro cíclico (Balban, 2023).',
  },
  sigh: {
    name: 'Suspiro cíclico',
    how: 'Dos inspiraciones seguidas por la nariz y una espiración larga.',
    evidence:
      'La mejor de tres en un ensayo de 28 días con unas 110 personas; en el ánimo superó a la meditación (Balban, 2023).',
  },
  'four-seven-eight': {
    name: 'Respiración 4-7-8',
    how: 'Inspira 4, mantén 7, suelta 8. Cuatro vueltas.',
    evidence: 'Es conocida, pero apenas hay estudios que la midan directamente.',
    caution: 'Sáltatela si estás embarazada o tienes una enfermedad del corazón o respiratoria.',
    fixedMinutes: 1,
  },
  scan: {
    name: 'Recorrido por el cuerpo',
    how: 'Un texto te lleva de los pies a la cabeza, sin prisa.',
    evidence:
      'La meditación ayuda algo con la ansiedad, pero no más que otros tratamientos activos (revisión de 47 ensayos, JAMA).',
  },
  'before-exam': {
    name: 'Antes del examen',
    how: 'Cinco minutos: respirar despacio, mirar alrededor y decir qué vas a hacer primero.',
    evidence:
      'Junta respiración lenta y atención al entorno. La rutina entera no se ha estudiado: ensáyala en tus simulacros.',
    fixedMinutes: 5,
  },
};

const breath = (kind: CueKind, words: string, seconds: number, detail?: string): Cue => ({
  kind,
  words,
  seconds,
  ...(detail && { detail }),
});

const rounds: Record<'slow' | 'box' | 'sigh' | 'four-seven-eight', readonly Cue[]> = {
  slow: [breath('in', 'Inspira', 4), breath('out', 'Suelta', 6)],
  box: [
    breath('in', 'Inspira', 4),
    breath('hold', 'Mantén', 4),
    breath('out', 'Suelta', 4),
    breath('hold', 'Espera', 4),
  ],
  sigh: [breath('in', 'Inspira', 3), breath('in', 'Un poco más', 1), breath('out', 'Suelta despacio', 6)],
  'four-seven-eight': [breath('in', 'Inspira', 4), breath('hold', 'Mantén', 7), breath('out', 'Suelta', 8)],
};

const scanPlaces = [
  ['Los pies', 'Nota el suelo, los dedos, los talones. No hay que cambiar nada.'],
  ['Las piernas', 'Pantorrillas y muslos. Si hay tensión, déjala estar y mira si afloja.'],
  ['La cadera y la espalda', 'El peso sobre la silla o la cama. La espalda entera, de abajo arriba.'],
  ['El vientre y el pecho', 'Cómo suben y bajan solos.'],
  ['Las manos y los brazos', 'De los dedos a los hombros. Suelta los hombros si están altos.'],
  ['El cuello y la cara', 'La mandíbula, los ojos, la frente. Deja que pesen.'],
  ['Todo el cuerpo', 'De una vez, de los pies a la cabeza, respirando.'],
] as const;

const repeated = (cues: readonly Cue[], seconds: number): Cue[] => {
  const length = cues.reduce((sum, cue) => sum + cue.seconds, 0);
  return Array.from({ length: Math.max(1, Math.round(seconds / length)) }, () => cues).flat();
};

function scan(seconds: number): Cue[] {
  const each = Math.floor(seconds / scanPlaces.length);
  return scanPlaces.map(([words, detail], index) =>
    breath(
      'guide',
      words,
      index === scanPlaces.length - 1 ? seconds - each * (scanPlaces.length - 1) : each,
      detail,
    ),
  );
}

const FOUR_ROUNDS = 4;

/** Every cue of a session, in order. Breaths are whole, so that it may end a few seconds off the minutes. */
export function cuesOf(practice: Practice, minutes: number): Cue[] {
  const seconds = Math.min(LONGEST_MINUTES, Math.max(SHORTEST_MINUTES, minutes)) * 60;
  if (practice === 'scan') return scan(seconds);
  if (practice === 'four-seven-eight')
    return Array.from({ length: FOUR_ROUNDS }, () => rounds[practice]).flat();
  if (practice === 'before-exam')
    return [
      breath('guide', 'Siéntate', 15, 'Los dos pies en el suelo, los hombros sueltos.'),
      ...repeated(rounds.slow, 120),
      breath('guide', 'Mira alrededor', 45, 'Nombra para ti cinco cosas que ves y tres que oyes.'),
      ...repeated(rounds.sigh, 60),
      breath(
        'guide',
        'Lo primero',
        30,
        'Di en una frase qué harás al abrir el cuadernillo: leer la primera y contestar si la sabes.',
      ),
      breath(
        'guide',
        'Los nervios',
        30,
        'Si el corazón va rápido, es energía. No hace falta que se vaya para empezar.',
      ),
    ];
  return repeated(rounds[practice], seconds);
}

export const secondsOf = (cues: readonly Cue[]): number =>
  cues.reduce((sum, { seconds }) => sum + seconds, 0);

/** Which cue runs after so many seconds, and how far it is; null at the end. */
export function cueAt(
  cues: readonly Cue[],
  elapsed: number,
): { index: number; cue: Cue; into: number } | null {
  let before = 0;
  for (const [index, cue] of cues.entries()) {
    if (elapsed < before + cue.seconds) return { index, cue, into: elapsed - before };
    before += cue.seconds;
  }
  return null;
}
