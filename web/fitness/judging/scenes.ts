import type { FitnessEvent } from '@atalaya/core/fitness/events';

export type Point = readonly [number, number];
export type Pose = Readonly<Record<string, Point>>;
export type JudgedStep = { title: string; text: string; pose: Pose; isFault?: true };

const hanging: Pose = {
  head: [100, 74],
  handL: [80, 30],
  handR: [120, 30],
  elbowL: [79, 58],
  elbowR: [121, 58],
  shoulderL: [86, 90],
  shoulderR: [114, 90],
  hip: [100, 132],
  kneeL: [95, 160],
  kneeR: [105, 160],
  footL: [94, 188],
  footR: [106, 188],
};

const raised = (down: number, shift = 0): Pose => ({
  ...hanging,
  head: [100, 16 + down],
  elbowL: [68, 56 + down / 2],
  elbowR: [132, 56 + down / 2],
  shoulderL: [86, 40 + down],
  shoulderR: [114, 40 + down],
  hip: [100 + shift, 86 + down],
  kneeL: [95 + shift * 1.6, 114 + down - shift * 0.6],
  kneeR: [105 + shift * 2, 114 + down - shift * 0.6],
  footL: [94 + shift * 1.6, 142 + down - shift * 0.4],
  footR: [106 + shift * 2.2, 142 + down - shift * 0.4],
});

const runner = (angle: number): Point => [
  100 + 78 * Math.cos((angle * Math.PI) / 180),
  100 + 52 * Math.sin((angle * Math.PI) / 180),
];

/** How each exercise is judged, from annex II of the call. */
export const judgedSteps: Record<FitnessEvent, readonly JudgedStep[]> = {
  circuit: [
    {
      title: 'Salida de pie',
      text: 'Detrás de la línea, a la izquierda o a la derecha de la valla, como prefieras.',
      pose: { runner: [22, 150] },
    },
    {
      title: 'El recorrido, entero y en orden',
      text: 'Hay que seguir el camino señalado entre los obstáculos. Equivocarse de camino hace nulo el intento.',
      pose: { runner: [84, 92] },
    },
    {
      title: 'Sin derribar, apoyarse ni agarrarse',
      text: 'Derribar un elemento, apoyarse en él o agarrarlo es nulo.',
      pose: { runner: [120, 64] },
      isFault: true,
    },
    {
      title: 'Hasta pisar tras la última valla',
      text: 'El tiempo se para al tocar el suelo después de la última valla. Se mide en segundos y décimas.',
      pose: { runner: [178, 150] },
    },
    {
      title: 'Un intento',
      text: 'Solo hay un segundo intento si el primero ha sido nulo. Dos nulos son un cero.',
      pose: { runner: [22, 150] },
    },
  ],
  'pull-ups': [
    {
      title: 'Agarre prono y brazos estirados',
      text: 'Palmas hacia delante, sin guantes ni sustancias en las manos. Cada dominada empieza con los brazos extendidos del todo.',
      pose: hanging,
    },
    {
      title: 'La barbilla, por encima',
      text: 'La barra queda a la altura del tercio inferior del cuello: la barbilla la pasa con claridad.',
      pose: raised(0),
    },
    {
      title: 'Abajo del todo, con una pausa',
      text: 'Se vuelve a la extensión completa y se para un instante. No más de cinco segundos colgado entre una y otra.',
      pose: hanging,
    },
    {
      title: 'Sin balanceo',
      text: 'Si te ayudas con las piernas o el cuerpo se balancea, esa dominada no cuenta.',
      pose: raised(30, 14),
      isFault: true,
    },
    {
      title: 'A medias no cuenta',
      text: 'Si la barbilla no pasa la barra, no se suma. Hay un solo intento.',
      pose: raised(22),
      isFault: true,
    },
  ],
  hang: [
    {
      title: 'Agarre supino',
      text: 'Palmas hacia ti, sin guantes ni sustancias en las manos. Te colocas con la barbilla por encima de la barra.',
      pose: raised(0),
    },
    {
      title: 'El cuerpo, recto',
      text: 'Piernas estiradas, sin flexionar la cadera y sin tocar la barra con la barbilla. El tiempo cuenta desde ahí.',
      pose: raised(2),
    },
    {
      title: 'Flexionar la cadera',
      text: 'Encoger las piernas o doblar la cadera no se admite.',
      pose: raised(2, 13),
      isFault: true,
    },
    {
      title: 'Se acaba al bajar la barbilla',
      text: 'Cuando la barbilla queda a la altura de la barra, por debajo o la toca, se para el tiempo. Se cuentan segundos. Un solo intento.',
      pose: raised(18),
      isFault: true,
    },
  ],
  run: [
    {
      title: 'Salida en grupo',
      text: 'Se corre con otros aspirantes. Zapatillas sin clavos.',
      pose: { runner: runner(90), other: runner(97), third: runner(104) },
    },
    {
      title: 'Mil metros',
      text: 'Dos vueltas y media a una pista de 400 metros, o lo que mida el sitio.',
      pose: { runner: runner(220), other: runner(205), third: runner(190) },
    },
    {
      title: 'La llegada',
      text: 'El tiempo se cuenta en minutos y segundos. Un solo intento.',
      pose: { runner: runner(272), other: runner(262), third: runner(248) },
    },
  ],
};
