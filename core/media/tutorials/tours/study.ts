import type { Tour } from '../tour';

export const studyTours: readonly Tour[] = [
  {
    id: 'test',
    group: 'Estudiar',
    title: 'Haz tu test',
    summary: 'Elige cuántas preguntas, de dónde y cómo.',
    steps: [
      {
        path: '/test',
        anchor: { css: 'section[aria-label="Cómo"]' },
        title: 'Con reloj o sin él',
        text: 'En modo examen no ves la solución hasta el final; en modo estudio, tras cada respuesta.',
      },
      {
        path: '/test',
        anchor: { css: 'section[aria-label="Cuántas"]' },
        title: 'Cuántas preguntas',
        text: 'De diez a cien. Con poco tiempo, diez bien leídas valen más que cincuenta con prisa.',
      },
      {
        path: '/test',
        anchor: { css: 'section[aria-label="De qué temas"]' },
        title: 'De qué temas',
        text: 'Marca los que quieras. Si no marcas ninguno, entran todos los que abre tu plan.',
      },
      {
        path: '/test',
        anchor: { css: 'button', text: 'Empezar' },
        title: 'Empezar',
        text: 'Con las teclas 1, 2 y 3 respondes, con Intro sigues y con M la marcas para luego. Si sales, vuelves a la misma pregunta.',
      },
    ],
  },
  {
    id: 'simulacro',
    group: 'Estudiar',
    title: 'Un simulacro oficial',
    summary: 'Cien preguntas y cincuenta minutos, como el día del examen.',
    steps: [
      {
        path: '/campus-estudio/simulacros',
        anchor: { css: '#oficial' },
        title: 'El simulacro oficial',
        text: 'Mismo número de preguntas, mismo tiempo y la penalización oficial.',
      },
      {
        path: '/campus-estudio/simulacros',
        anchor: { css: 'button', text: 'Hacer un simulacro' },
        title: 'El reloj no para',
        text: 'Lo que respondes se guarda en el dispositivo y en el servidor: si se corta la red, no pierdes nada.',
      },
      {
        path: '/campus-estudio/simulacros',
        anchor: { css: '#hechos' },
        title: 'Tus simulacros',
        text: 'Aquí quedan todos, con su nota y sus fallos.',
      },
    ],
  },
  {
    id: 'hoy',
    group: 'Estudiar',
    title: 'Tu página de hoy',
    summary: 'Qué toca, cuánto falta y cómo vas, de un vistazo.',
    steps: [
      {
        path: '/campus-estudio',
        anchor: { css: '#hoy' },
        title: 'Lo primero de hoy',
        text: 'Siempre propone una sola cosa. Si no sabes por dónde empezar, empieza por aquí.',
      },
      {
        path: '/campus-estudio',
        anchor: { css: 'h2', text: 'Si el examen fuera hoy' },
        title: 'Si el examen fuera hoy',
        text: 'Una predicción con lo que has respondido. Con pocas respuestas no se atreve, y lo dice.',
      },
      {
        path: '/campus-estudio',
        anchor: { css: 'h2', text: 'Repasos de hoy' },
        title: 'Repasos',
        text: 'Lo que estás a punto de olvidar vuelve solo, el día que toca.',
      },
    ],
  },
  {
    id: 'sesion',
    group: 'Estudiar',
    title: 'La sesión de estudio',
    summary: 'Repasos y materia nueva, de uno en uno.',
    steps: [
      {
        path: '/study',
        anchor: { css: 'h1' },
        title: 'Una pregunta cada vez',
        text: 'Mezcla lo que toca repasar con preguntas nuevas de tus temas.',
      },
      {
        path: '/study',
        anchor: { css: '[aria-label="Alternativas"]' },
        title: 'Responde',
        text: 'Con el ratón o con las teclas 1, 2 y 3. Enseguida ves por qué, y eso decide cuándo vuelve.',
      },
    ],
  },
  {
    id: 'calendario',
    group: 'Estudiar',
    title: 'El calendario',
    summary: 'Un plan hasta tu examen, que se rehace si fallas un día.',
    steps: [
      {
        path: '/campus-estudio/calendario',
        anchor: { css: 'h1' },
        title: 'Tu plan por semanas',
        text: 'Reparte los temas, los repasos y los simulacros entre los días que puedes estudiar.',
      },
      {
        path: '/campus-estudio/calendario',
        anchor: { css: 'main button' },
        title: 'Cambia lo que quieras',
        text: 'La fecha del examen y las horas se cambian cuando haga falta: el plan se ajusta solo.',
      },
    ],
  },
  {
    id: 'progreso',
    group: 'Estudiar',
    title: 'Tu progreso',
    summary: 'Qué sabes, qué no y qué nota sacarías.',
    steps: [
      {
        path: '/progreso',
        anchor: { css: 'h1' },
        title: 'Tu progreso',
        text: 'Tema a tema, con la evolución y una tabla detrás de cada gráfico.',
      },
      {
        path: '/progreso',
        anchor: { css: 'button', text: 'Imprimir' },
        title: 'Llévatelo',
        text: 'Se imprime entero, para hablarlo con quien te prepara.',
      },
    ],
  },
  {
    id: 'fallos',
    group: 'Estudiar',
    title: 'Mis fallos',
    summary: 'Lo que has fallado, hasta que deje de fallarse.',
    steps: [
      {
        path: '/campus-estudio/fallos',
        anchor: { css: 'h1' },
        title: 'Cada fallo, una vez',
        text: 'Una pregunta fallada se queda aquí hasta que la aciertas varias veces seguidas.',
      },
      {
        path: '/campus-estudio/fallos',
        anchor: { css: 'main a' },
        title: 'Practicarlos',
        text: 'Haz un test solo con ellos cuando quieras.',
      },
    ],
  },
  {
    id: 'temario',
    group: 'Estudiar',
    title: 'Leer un tema',
    summary: 'Leer, subrayar, anotar y escuchar.',
    steps: [
      {
        path: '/campus-estudio/temario',
        anchor: { css: '#bloque-A' },
        title: 'Tres bloques',
        text: 'Los cuarenta y cinco temas, con lo que llevas leído de cada bloque.',
      },
      {
        path: '/campus-estudio/temario/tema-1',
        anchor: { css: 'h1' },
        title: 'El texto',
        text: 'Selecciona unas palabras para subrayarlas o escribir una nota. La posición de lectura se recuerda.',
      },
      {
        path: '/campus-estudio/temario/tema-1',
        anchor: { css: 'button', text: 'Marcar como leída' },
        title: 'Sección leída',
        text: 'Al marcarla, su materia entra en tus repasos.',
      },
      {
        path: '/campus-estudio/temario/tema-1',
        anchor: { css: 'a', text: 'Ver el tablero del tema' },
        title: 'El tablero',
        text: 'Reúne todo lo del tema: test, tarjetas, esquema, términos y piezas cortas.',
      },
    ],
  },
];
