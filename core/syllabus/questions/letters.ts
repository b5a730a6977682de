/** The alternatives of a question, and the blocks of the syllabus. */
export const letters = ['A', 'B', 'C'] as const;
export type Letter = (typeof letters)[number];

export const blockTitles: Record<Letter, string> = {
  A: 'Ciencias Jurídicas',
  B: 'Ciencias Sociales',
  C: 'Materias Técnico-Científicas',
};
