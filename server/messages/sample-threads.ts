import type { ThreadState } from '@atalaya/core/messages/messages';

/** Who wrote it (0: the first of the two), how many hours ago, and what. */
type SampleMessage = readonly [0 | 1, number, string];

export type SampleThread = {
  /** User names of demo accounts; the first one started. */
  people: readonly [string, string];
  state: ThreadState;
  messages: readonly [SampleMessage, ...SampleMessage[]];
  /** How many of the last ones the second person has not read. */
  unread: number;
};

export const sampleThreads: readonly SampleThread[] = [
  {
    people: ['elite', 'plus'],
    state: 'open',
    unread: 2,
    messages: [
      [
        0,
        74,
        'Hola, Marcos. Leí en el foro que el tema de la detención se te atraganta. A mí me pasó lo mismo.',
      ],
      [1, 73, 'Hola, Lucía. Sí, mezclo los plazos. ¿Cómo te los aprendiste tú?'],
      [
        0,
        73,
        'Con una sola idea: el artículo 17.2 de la Constitución dice dos cosas. La detención no puede durar más de lo estrictamente necesario, y en todo caso, como máximo, 72 horas. Lo primero manda; lo segundo es el tope.',
      ],
      [1, 72, 'O sea, que si a las 20 horas ya no hace falta, hay que soltarlo o pasarlo al juez.'],
      [
        0,
        72,
        'Exacto. Y el tope cuenta desde la detención, no desde que llega a comisaría. Ahí cae mucha gente.',
      ],
      [1, 50, 'Hice ayer el test del tema y subí de 6 a 8. Fallé la del habeas corpus.'],
      [
        0,
        49,
        'La del habeas corpus pregunta casi siempre quién puede pedirlo y qué juez decide: el de instrucción del lugar donde está la persona privada de libertad. Ley Orgánica 6/1984.',
      ],
      [1, 48, 'Apuntado. ¿Tú cuántas horas haces entre semana?'],
      [0, 48, 'Tres, y los sábados un simulacro completo. Prefiero parar a tiempo que leer sin enterarme.'],
      [1, 26, 'Este sábado hago yo el mío. Si quieres, comparamos los fallos por la tarde.'],
      [0, 3, 'Hecho. Yo lo termino sobre las doce.'],
      [0, 3, 'Y para la parte de lengua te paso luego las diez palabras que más me repiten.'],
    ],
  },
  {
    people: ['basico', 'elite'],
    state: 'open',
    unread: 1,
    messages: [
      [0, 30, 'Hola. Soy Inés, empecé hace tres semanas. ¿Merece la pena hacer simulacros tan pronto?'],
      [
        1,
        29,
        'Hola, Inés. Uno al mes sí, aunque salga mal: te enseña a repartir los 50 minutos. Hasta que no lleves la mitad del temario, no mires la nota, mira cuántas dejas en blanco.',
      ],
      [0, 28, 'Dejé 38 en blanco.'],
      [
        1,
        28,
        'Normal con tres semanas. Recuerda que cada fallo resta y que en blanco no resta: si puedes descartar una de las tres respuestas, contesta; si no descartas ninguna, déjala.',
      ],
      [0, 5, 'Gracias, así lo haré. Te cuento cómo me va en diciembre.'],
    ],
  },
  {
    people: ['basico', 'plus'],
    state: 'request',
    unread: 1,
    messages: [
      [
        0,
        8,
        'Hola, Marcos. Vi tu respuesta sobre las marcas del circuito de agilidad. ¿Puedo preguntarte cómo lo entrenas? Soy Inés.',
      ],
    ],
  },
  {
    people: ['admin', 'demo'],
    state: 'open',
    unread: 1,
    messages: [
      [
        0,
        20,
        'Hola, Hugo. Soy Alma, del equipo. Si algo del campus no va como esperas, cuéntamelo por el formulario de contacto y lo miramos.',
      ],
    ],
  },
];
