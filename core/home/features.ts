/** A feature of the home page (spec 1). */
export type Feature = {
  id: string;
  /** Short number before the title. */
  figure: string;
  title: string;
  text: string;
  note: string;
};

export const features: readonly Feature[] = [
  {
    id: 'temario',
    figure: '45',
    title: 'Temario completo',
    text: 'Los 45 temas completos del programa oficial, actualizado a 2025: escritos para estudiarlos, con la norma citada artículo a artículo.',
    note: 'Cuando cambia una ley, el tema cambia y te avisamos de qué ha cambiado.',
  },
  {
    id: 'preguntas',
    figure: '15.000+',
    title: 'Preguntas de exámenes reales',
    text: 'Más de 15.000 preguntas de test de exámenes reales, con tres alternativas, la explicación y el artículo del que salen.',
    note: 'Los fallos restan igual que en el tribunal, para que la nota que ves sea la que sacarías.',
  },
  {
    id: 'esquemas',
    figure: '45',
    title: 'Esquemas y resúmenes',
    text: 'Un esquema y un resumen por tema: para verlo entero antes de entrar y para cerrarlo después.',
    note: 'Se despliegan en pantalla y se imprimen en una hoja.',
  },
  {
    id: 'juegos',
    figure: '4',
    title: 'Juegos de aprendizaje',
    text: 'Crucigramas, ahorcado, tarjetas y arrastrar y soltar: hechos con los términos de tu tema, y cada acierto cuenta como repaso.',
    note: 'Para el metro, la cola del médico o los diez minutos que sobran.',
  },
  {
    id: 'progreso',
    figure: '0–100',
    title: 'Progreso y predicción',
    text: 'Seguimiento de tu progreso por tema y una predicción de preparación: la probabilidad de superar el corte si el examen fuera hoy.',
    note: 'Con su margen, y con lo que más la subiría.',
  },
  {
    id: 'metodo',
    figure: '3',
    title: 'Método científico',
    text: 'Recuerdo activo, repetición espaciada y micropausas: tres hábitos con décadas de estudios detrás, metidos en cada sesión.',
    note: 'No hay que acordarse de aplicarlos. La sesión ya viene así.',
  },
];

/** The rest of the offer (spec 1). Pages that a guest can open have a path. */
export const alsoOffered: readonly { name: string; path?: string }[] = [
  { name: 'Paneles de estudio' },
  { name: 'Temario' },
  { name: 'Tests y simulacros', path: '/premium-exam' },
  { name: 'Verdadero o falso' },
  { name: 'Notas de voz' },
  { name: 'Tarjetas' },
  { name: 'Esquemas', path: '/esquemas' },
  { name: 'Protocolos', path: '/protocolos' },
  { name: 'Herramientas policiales', path: '/herramientas' },
  { name: 'Asistente policial' },
  { name: 'Curso de inglés' },
  { name: 'Foro', path: '/foro' },
  { name: 'Simulador de entrevista', path: '/simulador-entrevista' },
  { name: 'Tienda', path: '/tienda' },
  { name: 'Blog', path: '/blog' },
  { name: 'Programa de embajadores', path: '/embajadores' },
  { name: 'Contacto', path: '/contacto' },
];
