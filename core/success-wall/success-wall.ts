/** How far the author came. Ordered as the exam is. */
export const stages = ['knowledge', 'physical', 'interview', 'place'] as const;
export type Stage = (typeof stages)[number];

export const stageWords: Record<Stage, string> = {
  knowledge: 'Aprobó el test',
  physical: 'Superó las físicas',
  interview: 'Superó la entrevista',
  place: 'Tiene plaza',
};

export const storyStates = ['waiting', 'published', 'returned'] as const;
export type StoryState = (typeof storyStates)[number];

export const stateWords: Record<StoryState, string> = {
  waiting: 'Por leer',
  published: 'Publicada',
  returned: 'Devuelta',
};

export const reactions = ['congratulations', 'thanks', 'inspiring'] as const;
export type Reaction = (typeof reactions)[number];

export const reactionWords: Record<Reaction, string> = {
  congratulations: 'Enhorabuena',
  thanks: 'Me ayuda',
  inspiring: 'Me anima',
};

export const storySorts = ['createdAt', 'state'] as const;

/** The first year that can be told. */
export const FIRST_YEAR = 2000;
export const limits = {
  name: { least: 2, most: 40 },
  story: { least: 120, most: 2_500 },
  advice: { least: 30, most: 600 },
  quote: { least: 30, most: 220 },
  attempts: { least: 1, most: 15 },
} as const;

/** An author who changes what was published sends it to be read again; a new consent alone does not. */
export const isReadAgain = (before: StoryTexts, after: StoryTexts): boolean =>
  (['name', 'stage', 'year', 'attempts', 'story', 'advice', 'quote'] as const).some(
    (field) => before[field] !== after[field],
  );

export type StoryTexts = {
  name: string;
  stage: Stage;
  year: number;
  attempts: number;
  story: string;
  advice: string;
  /** For the home page; null if its author does not want to be there. */
  quote: string | null;
};
