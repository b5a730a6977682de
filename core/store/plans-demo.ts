/** A scene of the demo on the plans page: a day in the campus, with captions. */
export type DemoScene = {
  id: string;
  hour: string;
  title: string;
  seconds: number;
  lines: readonly string[];
};

export const demoScenes: readonly DemoScene[] = [
  {
    id: 'hoy',
    hour: '7:20',
    title: 'Abres el campus',
    seconds: 24,
    lines: [
      'No hay que decidir por dónde empezar: la sesión de hoy ya está hecha.',
      'Primero lo que estás a punto de olvidar, después materia nueva y, en medio, una pausa.',
    ],
  },
  {
    id: 'repaso',
    hour: '7:22',
    title: 'Repasas lo justo',
    seconds: 24,
    lines: [
      'Cada tarjeta vuelve el día en que ibas a olvidarla. Antes sería perder el tiempo; después, empezar de cero.',
      'Dices lo que te ha costado y se vuelve a calcular.',
    ],
  },
  {
    id: 'tema',
    hour: '7:34',
    title: 'Lees el tema que toca',
    seconds: 26,
    lines: [
      'El tema recuerda dónde lo dejaste, con tus notas y tus subrayados.',
      'Cada afirmación lleva su artículo al lado, y se puede escuchar de camino al trabajo.',
    ],
  },
  {
    id: 'preguntas',
    hour: '7:52',
    title: 'Respondes antes de releer',
    seconds: 24,
    lines: [
      'Tres alternativas, como en el examen. Si fallas, lees por qué y de qué artículo sale.',
      'Lo que has fallado vuelve pronto; lo que has acertado, más tarde.',
    ],
  },
  {
    id: 'pausa',
    hour: '7:58',
    title: 'Una micropausa',
    seconds: 26,
    lines: [
      'Cuatro respiraciones lentas, soltando el aire más despacio de lo que entra.',
      'Parar antes de cansarte es parte del método, no un premio.',
    ],
  },
  {
    id: 'juego',
    hour: '14:10',
    title: 'Diez minutos sueltos',
    seconds: 24,
    lines: [
      'Un verdadero o falso en la cola del comedor.',
      'También cuenta como repaso: todo lo que respondes, en cualquier sitio, alimenta el mismo plan.',
    ],
  },
  {
    id: 'simulacro',
    hour: '19:30',
    title: 'Un simulacro',
    seconds: 24,
    lines: [
      'Cien preguntas, cincuenta minutos, el mapa a un lado y el reloj siempre a la vista.',
      'Si se corta la conexión no pierdes nada: las respuestas se guardan primero en tu dispositivo.',
    ],
  },
  {
    id: 'nota',
    hour: '20:21',
    title: 'La nota, como en el tribunal',
    seconds: 26,
    lines: [
      'Aciertos menos errores entre dos, sobre diez. Las preguntas en blanco no restan.',
      'Debajo, cuánto te dio y cuánto te quitó cada bloque.',
    ],
  },
  {
    id: 'mañana',
    hour: '20:25',
    title: 'Y mañana',
    seconds: 24,
    lines: [
      'Tu probabilidad de superar el corte si el examen fuera hoy, con su margen.',
      'Y lo que más la subiría. Eso es lo primero que verás mañana.',
    ],
  },
];

export const demoSeconds: number = demoScenes.reduce((sum, scene) => sum + scene.seconds, 0);

/** `3:42` */
export const formatDemoTime = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds) % 60).padStart(2, '0')}`;

export const sceneStart = (index: number): number =>
  demoScenes.slice(0, index).reduce((sum, scene) => sum + scene.seconds, 0);

/** Scene and line after `elapsed` seconds; the last one stays. */
export function demoAt(elapsed: number): { scene: number; line: number } {
  let before = 0;
  for (const [index, scene] of demoScenes.entries()) {
    if (elapsed < before + scene.seconds) {
      const share = Math.max(0, elapsed - before) / scene.seconds;
      return { scene: index, line: Math.floor(share * scene.lines.length) };
    }
    before += scene.seconds;
  }
  const last = demoScenes.length - 1;
  return { scene: last, line: (demoScenes[last]?.lines.length ?? 1) - 1 };
}
