type PlanFeature = {
  /** Where it is used. */
  page: string;
  /** Said beside the feature until its page exists. web/links.test.ts checks that both agree. */
  pending?: string;
};

/** Every feature named on the plans page: the cards and the comparison. */
export const planFeatures: Readonly<Record<string, PlanFeature>> = {
  'El temario entero, 45 temas': { page: '/campus-estudio/temario' },
  'Tests sin límite': { page: '/test' },
  'Verdadero o falso': { page: '/test' },
  'Calendario y foro': { page: '/foro' },
  'Tarjetas y esquemas': { page: '/esquemas' },
  'Simulacros completos': { page: '/campus-estudio/simulacros' },
  Psicotécnicos: { page: '/campus-estudio/psicotecnicos' },
  Inglés: { page: '/campus-estudio/ingles' },
  Juegos: { page: '/campus-estudio/juegos' },
  'Notas de voz': { page: '/campus-estudio/temario' },
  'Predicción de aptitud': { page: '/prediccion' },
  'Simulador de entrevista con revisión': { page: '/simulador-entrevista' },
  'Acompañamiento individual': { page: '/campus-estudio/acompanamiento' },
  'Salas de voz propias y contenido VIP': {
    page: '/campus-estudio/salas-voz',
  },
  'Los 45 temas, con notas y subrayado': { page: '/campus-estudio/temario' },
  'Escuchar los temas': { page: '/campus-estudio/temario' },
  'Un esquema por tema': { page: '/esquemas' },
  'Tarjetas de repaso': { page: '/study' },
  'Contenido ampliado': { page: '/campus-estudio/temario' },
  'Tests por tema': { page: '/test' },
  'Simulacros de 100 preguntas en 50 minutos': { page: '/campus-estudio/simulacros' },
  'Juegos con los términos del tema': { page: '/campus-estudio/juegos' },
  'Calendario y plan de estudio': { page: '/campus-estudio/calendario' },
  'Progreso por tema': { page: '/progreso' },
  'Predicción de aptitud, con su margen': { page: '/prediccion' },
  Foro: { page: '/foro' },
  'Salas de voz': { page: '/campus-estudio/salas-voz' },
};

export const pendingWords = (feature: string): string | undefined => planFeatures[feature]?.pending;
