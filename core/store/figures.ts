/** Figures of the public pages that the owner edits, with those of the specification (9) as defaults. */
export const figureDefaults = {
  candidates: { value: '12.847', of: 'aspirantes activos' },
  topics: { value: '45', of: 'temas' },
  hours: { value: '500+', of: 'horas de contenido' },
  passed: { value: '98\u00a0%', of: 'de aprobados' },
  rating: { value: '4,9', of: 'de valoración' },
} as const satisfies Record<string, { value: string; of: string }>;

export type FigureId = keyof typeof figureDefaults;
export type Figure = { id: FigureId; value: string; of: string };

export const MAX_FIGURE = 20;
export const MAX_FIGURE_LABEL = 60;

const isFigureId = (id: string): id is FigureId => Object.hasOwn(figureDefaults, id);
export const figureIds: readonly FigureId[] = Object.keys(figureDefaults).filter(isFigureId);

/** Every figure in its order; what was never edited has its default. */
export const figuresFrom = (edited: readonly { id: string; value: string; of: string }[]): Figure[] =>
  figureIds.map((id) => {
    const { value, of } = edited.find((one) => one.id === id) ?? figureDefaults[id];
    return { id, value, of };
  });
