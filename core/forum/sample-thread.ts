/** Shown by /foro/demo-threaded without a topic: how a nested conversation looks. */
export const sampleThread = {
  title: '¿Las 72 horas de detención cuentan desde la calle o desde comisaría?',
  posts: [
    {
      number: 1,
      parent: null,
      author: 'irene.c',
      body: 'En un simulacro puse que el plazo empieza al entrar en comisaría, porque es donde se leen los derechos por escrito. Me la dieron mal. ¿Desde cuándo se cuenta?',
    },
    {
      number: 2,
      parent: 1,
      author: 'marcos.g',
      body: 'Desde que la persona pierde de hecho la libertad, aunque sea en la calle. El art. 17.2 de la Constitución pone dos límites: el **tiempo estrictamente necesario** y, como tope, **72 horas**. Comisaría no aparece en el artículo.',
    },
    {
      number: 3,
      parent: 2,
      author: 'nadia.r',
      body: 'Y en bandas armadas o terrorismo cabe prórroga de otras 48 horas: se pide dentro de las primeras 48 y la autoriza el juez en las 24 siguientes (art. 520 bis LECrim).',
    },
    {
      number: 4,
      parent: 3,
      author: 'irene.c',
      body: 'Entonces el máximo son cinco días: 72 + 48 horas.',
    },
    {
      number: 5,
      parent: 1,
      author: 'javier.l',
      body: '¿Y si antes hubo un traslado para identificar por la Ley Orgánica 4/2015? ¿Ese rato cuenta?',
    },
    {
      number: 6,
      parent: 5,
      author: 'marcos.g',
      body: 'No: esa diligencia no es detención y tiene su propio máximo, **seis horas** (art. 16.2). Si después se detiene a la persona, el plazo de las 72 empieza con la detención.',
    },
  ],
} as const;
