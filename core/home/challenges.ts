export type ChallengeColor = 'red' | 'orange' | 'yellow' | 'green';

/** A card of the home page's diagnosis (spec 3, Challenge card). */
export type ChallengeCard = {
  icon: string;
  /** Shown before the problem. */
  coldOpenTitle: string;
  heroMetric: string;
  heroLabel: string;
  microDecisionText: string;
  consequenceYes: string;
  consequenceNo: string;
  /** `{product}Solution` in the specification. */
  atalayaSolution: string;
  ctaYes: string;
  ctaNo: string;
  title: string;
  problem: string;
  /** Text alternative of the drawing. */
  stats: string;
  /** The name of the remedy. */
  solution: string;
  color: ChallengeColor;
  /** Id of a drawing in `web/home/art.svg`. */
  image: string;
  progressTime: string;
};

export const challenges: readonly ChallengeCard[] = [
  {
    icon: 'layers',
    coldOpenTitle: 'Cuarenta y cinco temas, una sola cabeza.',
    heroMetric: '78\u00a0%',
    heroLabel: 'se bloquea ante tanto temario',
    microDecisionText: '¿Has releído hoy algo que ya dabas por sabido?',
    consequenceYes:
      'Releer da sensación de avance, pero ocupa el sitio de lo que todavía no has visto. Ahí se van las semanas.',
    consequenceNo:
      'Buena señal: eliges qué estudiar. Lo difícil es elegir igual de bien con treinta temas abiertos.',
    atalayaSolution:
      'cada día te da un tramo corto, elegido por lo que estás a punto de olvidar. Lo demás espera.',
    ctaYes: 'Quiero estudiar con un plan',
    ctaNo: 'Quiero que el plan elija por mí',
    title: 'Sobrecarga cognitiva',
    problem: 'Abres el temario, no sabes por dónde seguir y vuelves a lo de siempre.',
    stats: 'La pila de temas crece más deprisa que los temas sabidos',
    solution: 'Un tramo al día',
    color: 'red',
    image: 'overload',
    progressTime: 'Se nota la primera semana.',
  },
  {
    icon: 'history',
    coldOpenTitle: 'Lo entiendes el lunes.',
    heroMetric: '85\u00a0%',
    heroLabel: 'olvida lo estudiado en menos de 72 h',
    microDecisionText: '¿Repasas en fechas fijas, aunque no te apetezca?',
    consequenceYes:
      'Tienes lo más difícil: la costumbre. Falta que cada fecha salga de lo que olvidas tú, y no de un calendario igual para todos.',
    consequenceNo:
      'Sin fechas, el repaso llega cuando ya se ha ido. Acabas empezando el mismo tema tres y cuatro veces.',
    atalayaSolution: 'calcula cuándo vas a olvidar cada pregunta y te la pone delante justo antes.',
    ctaYes: 'Quiero fechas a mi medida',
    ctaNo: 'Quiero dejar de olvidar',
    title: 'Déficit de retención',
    problem: 'Lo explicas el martes y el jueves ya no está.',
    stats: 'Curva del olvido: cae al 15 % en 72 horas',
    solution: 'Repaso a tiempo',
    color: 'orange',
    image: 'forgetting',
    progressTime: 'Se nota a los diez días.',
  },
  {
    icon: 'battery-low',
    coldOpenTitle: 'Ocho horas de silla no son ocho horas de estudio.',
    heroMetric: '92\u00a0%',
    heroLabel: 'sufre dispersión en sesiones sin pausas',
    microDecisionText: '¿Paras al menos cinco minutos cada hora?',
    consequenceYes:
      'Bien: la pausa no resta estudio, lo fija. El paso siguiente es parar antes de que se note el cansancio.',
    consequenceNo:
      'A partir de cierto punto lees sin quedarte con nada. La última hora del día es la primera que se pierde.',
    atalayaSolution: 'parte la sesión en bloques cortos, con micropausas guiadas que te devuelven a tiempo.',
    ctaYes: 'Quiero pausas que cuenten',
    ctaNo: 'Quiero rendir hasta el final',
    title: 'Fatiga neurológica',
    problem: 'A partir de cierto punto solo pasas páginas.',
    stats: 'Trazo de la atención: se dispersa a partir del minuto 35',
    solution: 'Micropausas',
    color: 'yellow',
    image: 'attention',
    progressTime: 'Se nota el primer día.',
  },
  {
    icon: 'timer',
    coldOpenTitle: 'Te lo sabes y aun así dudas entre dos.',
    heroMetric: '67\u00a0%',
    heroLabel: 'falla preguntas sabidas por estrés',
    microDecisionText: '¿Has hecho algún simulacro con el tiempo real?',
    consequenceYes:
      'Ya conoces el reloj. Ahora toca que deje de ser noticia: con diez simulacros, el examen es uno más.',
    consequenceNo:
      'El primer simulacro con reloj no debería ser el examen. Ese día también se aprende, pero sale caro.',
    atalayaSolution:
      'te pone el formato oficial, 100 preguntas en 50 minutos y los fallos restando, las veces que haga falta.',
    ctaYes: 'Quiero llegar con tablas',
    ctaNo: 'Quiero ensayar el examen',
    title: 'Ansiedad de rendimiento',
    problem: 'Con el reloj delante, lo que estaba claro deja de estarlo.',
    stats: 'Curva de rendimiento y tensión: pasado el punto justo, cae',
    solution: 'Simulacros con reloj',
    color: 'green',
    image: 'tension',
    progressTime: 'Se nota al tercer simulacro.',
  },
];
