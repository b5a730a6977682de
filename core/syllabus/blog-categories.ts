/** The categories of the blog, in the order of its tabs. */
export const blogCategories = [
  'Preparación Oposiciones',
  'Método Atalaya',
  'Casos Prácticos',
  'Normativa',
  'Protocolos',
  'Entrevista Personal',
  'Preparación Física',
  'Derecho',
  'Psicología',
  'Técnicas de Estudio',
  'Constitución',
  'Seguridad Vial',
] as const;
export type BlogCategory = (typeof blogCategories)[number];
