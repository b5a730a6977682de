import type { PlanId } from './plans.ts';

/** Whether the plan includes it, or a text if the plans differ in degree. */
export type Cell = boolean | string;
export type ComparisonRow = { what: string; cells: Record<PlanId, Cell> };
export type ComparisonGroup = { title: string; rows: readonly ComparisonRow[] };

const row = (what: string, basico: Cell, plus: Cell, elite: Cell): ComparisonRow => ({
  what,
  cells: { basico, plus, elite },
});

export const comparison: readonly ComparisonGroup[] = [
  {
    title: 'Estudiar',
    rows: [
      row('Los 45 temas, con notas y subrayado', true, true, true),
      row('Escuchar los temas', true, true, true),
      row('Un esquema por tema', false, true, true),
      row('Tarjetas de repaso', false, true, true),
      row('Notas de voz', false, true, true),
      row('Contenido ampliado', false, 'Plus', 'Plus y VIP'),
    ],
  },
  {
    title: 'Practicar',
    rows: [
      row('Tests por tema', 'Sin límite', 'Sin límite', 'Sin límite'),
      row('Verdadero o falso', true, true, true),
      row('Simulacros de 100 preguntas en 50 minutos', false, true, true),
      row('Psicotécnicos', false, true, true),
      row('Inglés', false, true, true),
      row('Juegos con los términos del tema', false, true, true),
    ],
  },
  {
    title: 'Saber cómo vas',
    rows: [
      row('Calendario y plan de estudio', true, true, true),
      row('Progreso por tema', true, true, true),
      row('Predicción de aptitud, con su margen', false, true, true),
    ],
  },
  {
    title: 'Compañía',
    rows: [
      row('Foro', true, true, true),
      row('Salas de voz', false, 'Entrar', 'Entrar y abrir'),
      row('Simulador de entrevista con revisión', false, false, true),
      row('Acompañamiento individual', false, false, true),
    ],
  },
  {
    title: 'Garantías',
    rows: [
      row('30 días para pedir el reembolso', true, true, true),
      row('Sin permanencia', true, true, true),
      row('Reembolso si no apruebas en 12 meses', false, false, true),
    ],
  },
];

export type Guarantee = { id: 'refund' | 'pass' | 'leave' | 'vat'; title: string; text: string };

export const guarantees: readonly Guarantee[] = [
  {
    id: 'refund',
    title: '30 días para arrepentirte',
    text: 'Si en los primeros 30 días no es lo que buscabas, te devolvemos el importe íntegro. Basta con pedirlo.',
  },
  {
    id: 'pass',
    title: 'Garantía de aprobado',
    text: 'Con Elite, si no apruebas en un año (12 meses), te devolvemos lo que hayas pagado.',
  },
  {
    id: 'leave',
    title: 'Sin permanencia',
    text: 'Cancelas cuando quieras desde tu perfil. Conservas el acceso hasta el final de lo pagado.',
  },
  {
    id: 'vat',
    title: 'El precio es el precio',
    text: 'Todos los precios llevan el IVA incluido. No hay matrícula ni cargos aparte.',
  },
];

export type PlanTestimonial = { name: string; role: string; plan: PlanId; text: string };

export const planTestimonials: readonly PlanTestimonial[] = [
  {
    name: 'Irene Campos',
    role: 'auxiliar de farmacia',
    plan: 'basico',
    text: 'Empecé con el Básico para ver si aguantaba el ritmo. A los dos meses ya sabía qué quería practicar más.',
  },
  {
    name: 'Javier Lozano',
    role: 'apto en conocimientos',
    plan: 'plus',
    text: 'Los simulacros restan como el tribunal. La primera nota dolió; la del examen ya no me pilló por sorpresa.',
  },
  {
    name: 'Marta Quiroga',
    role: 'policía alumna',
    plan: 'elite',
    text: 'La entrevista la había suspendido por hablar de más. Verme grabada con mi preparadora lo cambió en tres semanas.',
  },
];

export type Faq = { question: string; answer: string };

export const planFaqs: readonly Faq[] = [
  {
    question: '¿Puedo cambiar de plan más adelante?',
    answer:
      'Sí, cuando quieras. Al subir de plan se descuenta la parte que no has gastado del anterior; al bajar, el cambio llega con el siguiente pago. Tu progreso no se toca.',
  },
  {
    question: '¿Cómo pido el reembolso?',
    answer:
      'Escríbenos desde la página de contacto en los 30 días siguientes a tu primer pago. No hay que dar explicaciones y el dinero vuelve por el mismo medio con el que pagaste.',
  },
  {
    question: '¿Qué cubre la garantía de aprobado del plan Elite?',
    answer:
      'Si pasan 12 meses desde que entraste en Elite y no has aprobado, te devolvemos lo pagado. Para comprobarlo te pediremos los resultados oficiales de la convocatoria a la que te presentaste.',
  },
  {
    question: '¿Hay alguna forma de probarlo antes de pagar?',
    answer:
      'Sí. Al crear tu cuenta pruebas siete días sin tarjeta. Después conservas gratis los temas 1 a 3 completos, 20 preguntas al día y todas las herramientas policiales.',
  },
];

export type PreparationOption = { id: 'academy' | 'alone' | 'atalaya'; name: string };
export const preparationOptions: readonly PreparationOption[] = [
  { id: 'academy', name: 'Academia presencial' },
  { id: 'alone', name: 'Por tu cuenta' },
  { id: 'atalaya', name: 'Atalaya' },
];

export const preparationRows: readonly { what: string; cells: Record<PreparationOption['id'], string> }[] = [
  {
    what: 'Horario',
    cells: {
      academy: 'El de las clases',
      alone: 'El que te pongas',
      atalaya: 'El tuyo, repartido en sesiones que caben en tu día',
    },
  },
  {
    what: 'Qué estudiar hoy',
    cells: {
      academy: 'Lo que toca al grupo',
      alone: 'Lo decides tú',
      atalaya: 'Lo que estás a punto de olvidar y lo que más sube tu nota',
    },
  },
  {
    what: 'Cuando cambia una ley',
    cells: {
      academy: 'Fotocopias o aviso en clase',
      alone: 'Lo buscas en el BOE',
      atalaya: 'El tema cambia y te dice qué ha cambiado',
    },
  },
  {
    what: 'Corrección',
    cells: {
      academy: 'La del profesor',
      alone: 'La plantilla, si la hay',
      atalaya: 'Al momento, con la fórmula del tribunal y el artículo que lo explica',
    },
  },
  {
    what: 'Saber si llegas',
    cells: {
      academy: 'La impresión del profesor',
      alone: 'La tuya',
      atalaya: 'Una probabilidad con su margen, tema a tema',
    },
  },
  {
    what: 'Trato en persona',
    cells: {
      academy: 'Todos los días de clase',
      alone: 'Ninguno',
      atalaya: 'A distancia: foro, salas de voz y, en Elite, preparador',
    },
  },
];

export const coachingSteps: readonly { id: string; title: string; text: string }[] = [
  {
    id: 'conocerte',
    title: 'Primera semana',
    text: 'Una conversación para saber de cuántas horas dispones y dónde fallas. Sale un plan escrito.',
  },
  {
    id: 'seguirte',
    title: 'Cada semana',
    text: 'Tu preparador mira tus datos antes de hablar contigo y ajusta lo que toca los días siguientes.',
  },
  {
    id: 'entrevista',
    title: 'Cada mes',
    text: 'Una entrevista simulada y grabada, revisada criterio a criterio con la rúbrica del tribunal.',
  },
  {
    id: 'cerca',
    title: 'El mes del examen',
    text: 'Simulacros con el horario real, y una hoja con qué repasar el último día y qué dejar en paz.',
  },
];
