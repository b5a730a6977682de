/** A number and its unit. */
export type Fact = { figure: string; of: string };

export type Phase = {
  id: string;
  /** Short name in the timeline. */
  name: string;
  /** One line in the timeline. */
  brief: string;
  title: string;
  description: string;
  facts: readonly Fact[];
  /** Only if it is fixed. */
  duration?: Fact;
  details: readonly string[];
};

/** The selection process in chronological order (spec 9, guide content). */
export const phases: readonly Phase[] = [
  {
    id: 'solicitud',
    name: 'Solicitud',
    brief: 'Quince días hábiles desde que se publica',
    title: 'La convocatoria y la solicitud',
    description:
      'Empieza con la resolución en el BOE. Desde el día siguiente hay quince días hábiles para presentar la solicitud por internet y pagar la tasa.',
    facts: [],
    duration: { figure: '15', of: 'días hábiles' },
    details: ['Los requisitos se cumplen el último día del plazo y se mantienen hasta el nombramiento.'],
  },
  {
    id: 'conocimientos',
    name: 'Conocimientos',
    brief: '100 preguntas en 50 minutos',
    title: 'Primera prueba: conocimientos',
    description:
      'Un test sobre los 45 temas del programa. Los errores restan y las preguntas en blanco no, así que saber cuándo callar también da puntos.',
    facts: [
      { figure: '100', of: 'preguntas' },
      { figure: '3', of: 'alternativas' },
      { figure: '3', of: 'puntos de mínimo' },
    ],
    duration: { figure: '50', of: 'minutos' },
    details: [
      'Nota = (aciertos − errores / (alternativas − 1)) × 10 / total de preguntas.',
      'Hace falta un mínimo de 3 puntos.',
      'Pasan 2,25 aspirantes por plaza.',
      'La nota de corte es la menor de estas dos: 5 puntos o la nota del último admitido.',
      'Las preguntas se pueden impugnar durante 2 días hábiles desde que se publican.',
    ],
  },
  {
    id: 'fisicas',
    name: 'Físicas',
    brief: 'Tres ejercicios, media de 5',
    title: 'Segunda prueba: aptitud física',
    description:
      'Un circuito de agilidad, dominadas o suspensión en barra, y mil metros. Cada ejercicio se puntúa con la tabla oficial, distinta para hombres y mujeres.',
    facts: [
      { figure: '3', of: 'ejercicios' },
      { figure: '0 a 10', of: 'puntos cada uno' },
      { figure: '5', of: 'de media, como mínimo' },
    ],
    details: [
      'Un 0 en cualquiera de los ejercicios elimina.',
      'La media de los tres debe ser de al menos 5 puntos.',
      'Hay que presentar un certificado médico que permita hacer la prueba.',
    ],
  },
  {
    id: 'medico',
    name: 'Médico',
    brief: 'Apto o no apto',
    title: 'Tercera prueba A: reconocimiento médico',
    description: 'Comprueba que no hay ninguna causa del cuadro de exclusiones. No puntúa.',
    facts: [{ figure: 'Apto', of: 'o no apto' }],
    details: ['El resultado es apto o no apto.'],
  },
  {
    id: 'entrevista',
    name: 'Entrevista',
    brief: 'Se parte de 6 puntos y hay que conservarlos',
    title: 'Tercera prueba B: entrevista personal',
    description:
      'Seis criterios, un punto cada uno: socialización, comunicación, orientación hacia las metas, características de la personalidad, observaciones clínicas y competencias profesionales.',
    facts: [
      { figure: '6', of: 'puntos de partida' },
      { figure: '6', of: 'puntos de mínimo' },
    ],
    details: [
      'Se empieza con 6 puntos y ese es también el mínimo: hay que conservarlos todos.',
      'La entrevista se graba.',
      'El tribunal puede usar el cuestionario biográfico, los test de personalidad, el currículum y la vida laboral.',
    ],
  },
  {
    id: 'psicotecnicos',
    name: 'Psicotécnicos',
    brief: 'Hasta 60 minutos, apto o no apto',
    title: 'Tercera prueba C: test psicotécnicos',
    description:
      'Miden razonamiento, memoria y atención contra el reloj. Se hacen el mismo día que los conocimientos.',
    facts: [{ figure: 'Apto', of: 'o no apto' }],
    duration: { figure: '60', of: 'minutos como máximo' },
    details: [
      'Duran 60 minutos como máximo.',
      'El resultado es apto o no apto; el tribunal fija el mínimo.',
      'Su nota es lo último que desempata.',
    ],
  },
  {
    id: 'curso',
    name: 'Curso',
    brief: '9 meses en Ávila',
    title: 'El curso en la Escuela Nacional de Policía',
    description:
      'Quien consigue plaza entra como policía alumno. Después llegan las prácticas en una plantilla y el juramento.',
    facts: [
      { figure: '0 a 10', of: 'es la calificación' },
      { figure: '5', of: 'para aprobar' },
    ],
    duration: { figure: '9', of: 'meses de curso' },
    details: [
      'Dura 9 meses en la Escuela Nacional de Policía.',
      'Se califica de 0 a 10 y se aprueba con 5.',
      'Hay una convocatoria extraordinaria para quien no aprueba a la primera.',
    ],
  },
];

/** Base 6 of the call. */
export const finalScoreRules = {
  rule: 'Nota final = conocimientos + aptitud física.',
  ties: [
    'La nota de conocimientos',
    'La nota de aptitud física',
    'El primer ejercicio físico',
    'El segundo y el tercer ejercicio físico',
    'La nota de los psicotécnicos',
  ],
} as const;
