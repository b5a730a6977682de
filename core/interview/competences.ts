/** The official criteria that questions train. "Observaciones clínicas" is never rated here, by anyone. */
export const competences = [
  'socialization',
  'communication',
  'goals',
  'personality',
  'professional',
] as const;
export type Competence = (typeof competences)[number];

/** What an answer is rated on: the official criteria and two of our own. */
export const dimensions = [...competences, 'coherence', 'delivery'] as const;
export type Dimension = (typeof dimensions)[number];

export const ratingLevels = ['low', 'mid', 'high'] as const;
export type RatingLevel = (typeof ratingLevels)[number];

export const answerModes = ['video', 'audio', 'text'] as const;
export type AnswerMode = (typeof answerModes)[number];

export type Ratings = Partial<Record<Dimension, RatingLevel>>;

export const competenceNames: Record<Competence, string> = {
  socialization: 'Socialización',
  communication: 'Comunicación',
  goals: 'Orientación hacia las metas',
  personality: 'Características de la personalidad',
  professional: 'Competencias profesionales',
};

export const dimensionNames: Record<Dimension, string> = {
  ...competenceNames,
  coherence: 'Coherencia',
  delivery: 'Forma de contarlo',
};

export const levelNames: Record<RatingLevel, string> = {
  low: 'Aún no se ve',
  mid: 'A medias',
  high: 'Se ve',
};

/** The question's own competence, then what every answer shows. A written answer has no voice to rate. */
export function dimensionsOf(competence: Competence, mode: AnswerMode): Dimension[] {
  const shown: Dimension[] = [competence, 'communication', 'coherence'];
  if (mode !== 'text') shown.push('delivery');
  return [...new Set(shown)];
}
