/** What rests on an article, beside questions and cards, which carry their own mark. */
export const reviewKinds = ['article', 'section', 'step', 'tool'] as const;
export type ReviewKind = (typeof reviewKinds)[number];
