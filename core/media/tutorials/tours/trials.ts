import type { Tour } from '../tour';

export const trialsTours: readonly Tour[] = [
  {
    id: 'psicotecnicos',
    group: 'Otras pruebas',
    title: 'Los psicotécnicos',
    summary: 'Práctica por tipo y batería con reloj.',
    steps: [
      {
        path: '/campus-estudio/psicotecnicos',
        anchor: { css: 'button', text: 'Empezar la batería' },
        title: 'La batería',
        text: 'Como la oficial: muchos ejercicios y poco tiempo.',
      },
      {
        path: '/campus-estudio/psicotecnicos',
        anchor: { css: '#practica' },
        title: 'Por tipo',
        text: 'Cada tipo tiene su explicación y sus ejercicios, que no se acaban.',
      },
      {
        path: '/campus-estudio/psicotecnicos',
        anchor: { css: '#baterias' },
        title: 'Tus baterías',
        text: 'Para ver si mejoras de verdad.',
      },
    ],
  },
  {
    id: 'ingles',
    group: 'Otras pruebas',
    title: 'El inglés',
    summary: 'Del nivel que tienes al que te piden.',
    steps: [
      {
        path: '/campus-estudio/ingles',
        anchor: { css: 'a', text: 'Hacer la prueba de nivel' },
        title: 'Tu nivel',
        text: 'Una prueba corta dice por qué lección empezar.',
      },
      {
        path: '/campus-estudio/ingles',
        anchor: { css: '#curso' },
        title: 'El curso',
        text: 'Lecciones cortas con situaciones policiales.',
      },
      {
        path: '/campus-estudio/ingles',
        anchor: { css: 'a', text: 'Ver el vocabulario' },
        title: 'Vocabulario',
        text: 'Las palabras vuelven cuando toca repasarlas.',
      },
    ],
  },
  {
    id: 'entrevista',
    group: 'Otras pruebas',
    title: 'El simulador de entrevista',
    summary: 'Ensaya en voz alta y valórate.',
    steps: [
      {
        path: '/campus-estudio/entrevista',
        anchor: { css: 'h2', text: 'Nueva sesión' },
        title: 'Una sesión',
        text: 'Preguntas reales de entrevista, con tu cámara o solo con la voz. Nada se envía si tú no quieres.',
      },
      {
        path: '/campus-estudio/entrevista',
        anchor: { css: 'h2', text: 'El cuestionario biográfico' },
        title: 'El cuestionario',
        text: 'Ordena tu vida antes de que te la pregunten.',
      },
    ],
  },
  {
    id: 'fisicas',
    group: 'Otras pruebas',
    title: 'Las pruebas físicas',
    summary: 'Tus marcas con las tablas oficiales.',
    steps: [
      {
        path: '/campus-estudio/pruebas-fisicas',
        anchor: { css: 'button', text: 'Anotar marca' },
        title: 'Anotar una marca',
        text: 'Al momento ves los puntos y lo que falta para el siguiente.',
      },
      {
        path: '/campus-estudio/pruebas-fisicas',
        anchor: { css: '#event-circuit' },
        title: 'Cómo se juzga',
        text: 'Cada ejercicio, paso a paso y con sus nulos.',
      },
    ],
  },
  {
    id: 'entrenamiento',
    group: 'Otras pruebas',
    title: 'El entrenamiento',
    summary: 'Un plan por semanas hasta el día de las pruebas.',
    steps: [
      {
        path: '/campus-estudio/entrenamiento/progreso',
        anchor: { css: 'h1' },
        title: 'Tu plan',
        text: 'Sube la carga poco a poco, descansa y se rehace si faltas o te lesionas.',
      },
      {
        path: '/campus-estudio/entrenamiento/progreso',
        anchor: { css: 'button', text: 'Anotar' },
        title: 'Anotar',
        text: 'A mano o desde el archivo de tu reloj.',
      },
    ],
  },
];
