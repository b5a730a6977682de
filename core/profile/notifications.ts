export const notificationKinds = [
  'study-reminder',
  'briefing',
  'reviews',
  'exams',
  'law-changes',
  'community',
  'messages',
  'coaching',
  'news',
] as const;

export type NotificationKind = (typeof notificationKinds)[number];
export type NotificationChannel = 'email' | 'push';
export type NotificationChoice = { kind: NotificationKind } & Record<NotificationChannel, boolean>;

type KindLabel = { label: string; hint: string } & Record<NotificationChannel, boolean>;

/** Labels and default channels. */
export const notificationLabels: Record<NotificationKind, KindLabel> = {
  'study-reminder': {
    label: 'Recordatorio de estudio',
    hint: 'Un aviso al día, a tu hora, si aún no has estudiado.',
    email: false,
    push: true,
  },
  briefing: {
    label: 'Briefing de la mañana',
    hint: 'La página de cada día, hecha a las seis: repasos, plan y lo que más te ayuda.',
    email: false,
    push: false,
  },
  reviews: {
    label: 'Repasos pendientes',
    hint: 'Cuando hay tarjetas y preguntas que conviene repasar hoy.',
    email: false,
    push: true,
  },
  exams: {
    label: 'Simulacros y resultados',
    hint: 'Nuevos simulacros y la nota de los que entregas.',
    email: true,
    push: true,
  },
  'law-changes': {
    label: 'Cambios de ley y de temario',
    hint: 'Cuando cambia algo que entra en el examen.',
    email: true,
    push: true,
  },
  community: {
    label: 'Foro y patrullas',
    hint: 'Respuestas y menciones en el foro, tu patrulla y los duelos. Por correo, solo lo del foro.',
    email: true,
    push: true,
  },
  messages: {
    label: 'Mensajes directos',
    hint: 'Cuando alguien te escribe.',
    email: true,
    push: true,
  },
  coaching: {
    label: 'Acompañamiento',
    hint: 'Llamadas, respuestas de tu preparador y seguimiento de la semana.',
    email: true,
    push: true,
  },
  news: {
    label: 'Novedades y ofertas',
    hint: 'Pocas veces al mes.',
    email: false,
    push: false,
  },
};

/** Every kind, with the user's choice or the default. */
export function mergeChoices(own: readonly NotificationChoice[]): NotificationChoice[] {
  const chosen = new Map(own.map((choice) => [choice.kind, choice]));
  return notificationKinds.map((kind) => {
    const { email, push } = notificationLabels[kind];
    return chosen.get(kind) ?? { kind, email, push };
  });
}
