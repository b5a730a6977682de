import { brand } from '../brand';
import { blogCategories } from '../syllabus/blog-categories';

/** The tab that filters nothing. */
export const ALL = 'Todas';

/** The thirteen tabs, in their order (spec 3, Blog categories). */
export const categoryTabs: readonly string[] = [ALL, ...blogCategories];

/** Names that the blog used before, and what they are called now. */
const formerNames: Record<string, string> = {
  'Preparación CNP': 'Preparación Oposiciones',
  'Técnicas Policiales': 'Casos Prácticos',
  'Casos de Éxito': brand.method,
  'Actualidad Policial': 'Normativa',
};

export const presentCategory = (name: string): string => formerNames[name] ?? name;

/** How many tabs stand in the row before «Más categorías»: on a phone, on a small tablet, on the rest. */
export const visibleTabs = { phone: 3, small: 4, wide: 6 } as const;

/** The ten tags that the filter panel offers first: those that most posts carry. */
export const popularTags = [
  'legislación',
  'temario',
  'planificación',
  'plazos',
  'examen',
  'memoria',
  'test',
  'tráfico',
  'convocatoria 2026',
  'pruebas físicas',
] as const;
