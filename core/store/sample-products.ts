import type { ShopProduct } from './shop';

type Sample = readonly [name: string, type: string, category: string, price: number, short: string];

/** Shown when the API returns an empty list (spec, point 7): sixteen products from 5.99 to 149.99, without ratings. */
const table: readonly Sample[] = [
  ['Curso completo, Escala Básica', 'course', 'oposicion-completa', 39.99, 'Los 45 temas, mes a mes'],
  ['Curso de un solo tema', 'course_monthly', 'ciencias-juridicas', 9.95, 'Un tema entero, mes a mes'],
  [
    'Temario y test, de por vida',
    'course_lifetime',
    'oposicion-completa',
    149.99,
    'Los 45 temas, un solo pago',
  ],
  ['45 esquemas interactivos', 'pack', 'oposicion-completa', 29.99, 'Uno por tema'],
  ['Bloque A: Ciencias Jurídicas', 'pack', 'ciencias-juridicas', 49.99, 'Los temas 1 a 26'],
  ['Bloque B: Ciencias Sociales', 'pack', 'ciencias-sociales', 24.99, 'Los temas 27 a 37'],
  ['Bloque C: Materias técnicas', 'pack', 'materias-tecnicas', 19.99, 'Los temas 38 a 45'],
  ['Todas las tarjetas de memoria', 'material', 'oposicion-completa', 24.99, 'Con repaso espaciado'],
  ['Temario para escuchar', 'material', 'oposicion-completa', 19.99, 'Un audio por tema'],
  ['Test de Derecho Penal', 'test', 'ciencias-juridicas', 6.99, 'Sin límite diario'],
  ['Esquema del tema 8', 'schema', 'ciencias-juridicas', 5.99, 'La Dirección General de la Policía'],
  ['Tema 14: Seguridad ciudadana', 'topic', 'ciencias-juridicas', 7.99, 'El tema entero con sus test'],
  ['Tres simulacros oficiales', 'exam', 'simulacros', 6.99, '100 preguntas en 50 minutos'],
  ['Doce simulacros corregidos', 'exam', 'simulacros', 19.99, 'Doce exámenes completos'],
  ['Guía de la entrevista', 'guide', 'guias', 14.99, 'Cómo se prepara y se cuenta'],
  ['Plantilla de semana de estudio', 'template', 'guias', 5.99, 'Una hoja para repartir la semana'],
];

export const sampleProducts: readonly ShopProduct[] = table.map(
  ([name, type, categoryId, price, shortDescription], index) => ({
    id: `muestra-${index + 1}`,
    name,
    type,
    categoryId,
    price,
    shortDescription,
    description: shortDescription,
    originalPrice: null,
    rating: null,
    reviewCount: 0,
    salesCount: 0,
    isFeatured: false,
    isRecurring: type === 'course' || type === 'course_monthly',
    images: [],
    createdAt: '2026-01-01T00:00:00.000Z',
  }),
);
