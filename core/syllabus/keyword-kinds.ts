/** Kinds of words that are explained while reading. */
export const keywordKinds = ['law', 'term', 'organ', 'deadline'] as const;
export type KeywordKind = (typeof keywordKinds)[number];

export const keywordKindNames: Record<KeywordKind, string> = {
  law: 'Norma',
  term: 'Término',
  organ: 'Órgano',
  deadline: 'Plazo',
};
