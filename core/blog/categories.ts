import { brand } from '../brand';
import { blogCategories } from '../syllabus/blog-categories';

export const ALL = 'Todas';

/** The thirteen tabs, in their order (spec 3, Blog categories). */
export const categoryTabs: readonly string[] = [ALL, ...blogCategories];

/** Former names and their replacements. */
const formerNames: Record<string, string> = {
  'Preparación CNP': 'Preparación Oposiciones',
  'Técnicas Policiales': 'Casos Prácticos',
  'Casos de Éxito': brand.method,
  'Actualidad Policial': 'Normativa',
};

export const currentCategory = (name: string): string => formerNames[name] ?? name;

/** Tabs shown before «Más categorías», by screen size. */
export const visibleTabs = { phone: 3, small: 4, wide: 6 } as const;

/** The ten tags offered first in the filter panel. */
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
