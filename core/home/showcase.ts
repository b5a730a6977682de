/** A stop of the guided tour: a study tool to try out. */
export type Stop = { id: string; name: string; title: string; text: string; plan: string };

export const stops = {
  preguntas: {
    id: 'preguntas',
    name: 'Preguntas',
    title: 'Preguntas contra el reloj',
    text: 'Tres alternativas, como en el examen, y el artículo del que sale cada respuesta.',
    plan: 'Desde el plan gratuito',
  },
  tema: {
    id: 'tema',
    name: 'Temas',
    title: 'Temas que se leen y se escuchan',
    text: 'Cada afirmación lleva su norma al lado. Púlsalo y sigue con los ojos cerrados.',
    plan: 'Los temas 1 a 3, gratis; todos, en Básico',
  },
  tarjetas: {
    id: 'tarjetas',
    name: 'Tarjetas',
    title: 'Tarjetas que vuelven a tiempo',
    text: 'Piensa la respuesta, gírala y di cuánto te ha costado. De eso depende cuándo vuelve.',
    plan: 'En Plus',
  },
  verdadero: {
    id: 'verdadero',
    name: 'Verdadero o falso',
    title: 'Verdadero o falso',
    text: 'Afirmaciones cortas para los ratos sueltos. Cada una cuenta como un repaso.',
    plan: 'En Básico',
  },
  repasos: {
    id: 'repasos',
    name: 'Repasos',
    title: 'Repasos cuando toca',
    text: 'Mueve el día y mira qué queda de una lectura con repasos y sin ellos.',
    plan: 'En todos los planes',
  },
  ahorcado: {
    id: 'ahorcado',
    name: 'Juegos',
    title: 'Juegos con los términos del tema',
    text: 'Un ahorcado de muestra. También hay crucigramas y piezas que se arrastran.',
    plan: 'En Plus',
  },
  series: {
    id: 'series',
    name: 'Psicotécnicos',
    title: 'Psicotécnicos explicados',
    text: 'Series, matrices y memoria. Si fallas, verás el camino y no solo la solución.',
    plan: 'En Plus',
  },
  pausa: {
    id: 'pausa',
    name: 'Micropausa',
    title: 'Micropausas que descansan',
    text: 'La sesión para antes de que tú te canses.',
    plan: 'En todos los planes',
  },
} as const satisfies Record<string, Stop>;

export type StopId = keyof typeof stops;

export type Statement = { text: string; isTrue: boolean; why: string };

export const statements: readonly Statement[] = [
  {
    text: 'La Policía Nacional es un instituto armado de naturaleza militar.',
    isTrue: false,
    why: 'Es de naturaleza civil: artículo 9 de la Ley Orgánica 2/1986.',
  },
  {
    text: 'La soberanía nacional reside en el pueblo español.',
    isTrue: true,
    why: 'Artículo 1.2 de la Constitución.',
  },
  {
    text: 'La detención preventiva puede durar, en todo caso, hasta 48 horas.',
    isTrue: false,
    why: 'El máximo son 72 horas: artículo 17.2 de la Constitución.',
  },
];

export type Flashcard = { front: string; back: string };

export const flashcards: readonly Flashcard[] = [
  {
    front: '¿Cuáles son los valores superiores del ordenamiento jurídico?',
    back: 'La libertad, la justicia, la igualdad y el pluralismo político (artículo 1.1 de la Constitución).',
  },
  {
    front: '¿Quién dirige la política interior y exterior?',
    back: 'El Gobierno (artículo 97 de la Constitución).',
  },
  {
    front: '¿A quién corresponde el mando supremo de las Fuerzas Armadas?',
    back: 'Al Rey (artículo 62.h de la Constitución).',
  },
];

/** From hardest to easiest. */
export const ratings = [
  { id: 'again', label: 'No la sabía', back: 'Vuelve en esta misma sesión.' },
  { id: 'hard', label: 'Me ha costado', back: 'Vuelve pronto, antes de que se borre.' },
  { id: 'good', label: 'Bien', back: 'Vuelve dentro de unos días.' },
  { id: 'easy', label: 'Fácil', back: 'Tardará en volver: no hace falta antes.' },
] as const;

export type Series = {
  text: string;
  options: readonly [string, string, string];
  correct: 0 | 1 | 2;
  why: string;
};

export const series: readonly Series[] = [
  {
    text: '2, 6, 12, 20, 30, …',
    options: ['36', '40', '42'],
    correct: 2,
    why: 'Se suma 4, 6, 8, 10 y después 12: son los productos 1 × 2, 2 × 3, 3 × 4…',
  },
  {
    text: '3, 4, 7, 11, 18, …',
    options: ['25', '29', '31'],
    correct: 1,
    why: 'Cada número es la suma de los dos anteriores: 11 + 18 = 29.',
  },
];

export const hangman = {
  word: 'ATESTADO',
  clue: 'Documento en el que la policía deja constancia de lo que ha averiguado',
  lives: 6,
} as const;

export type HangmanState = {
  shown: readonly (string | null)[];
  left: number;
  outcome: 'playing' | 'won' | 'lost';
};

/** Repeated letters count once, and letters after the end are ignored. */
export function hangmanAfter(word: string, guesses: readonly string[], lives: number): HangmanState {
  const letters = [...word];
  const tried = new Set<string>();
  let left = lives;
  for (const guess of guesses) {
    if (tried.has(guess) || left === 0) continue;
    tried.add(guess);
    if (!letters.includes(guess)) left -= 1;
  }
  const won = letters.every((letter) => tried.has(letter));
  const outcome = left === 0 ? 'lost' : won ? 'won' : 'playing';
  return {
    shown: letters.map((letter) => (tried.has(letter) || outcome === 'lost' ? letter : null)),
    left,
    outcome,
  };
}
