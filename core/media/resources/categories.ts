export const categories = ['cifras', 'esquemas', 'calendarios', 'listas', 'preguntas', 'otros'] as const;
export type Category = (typeof categories)[number];

export const categoryNames: Readonly<Record<Category, string>> = {
  cifras: 'Cifras y plazos',
  esquemas: 'Esquemas',
  calendarios: 'Calendarios',
  listas: 'Listas',
  preguntas: 'Preguntas',
  otros: 'Otros',
};
