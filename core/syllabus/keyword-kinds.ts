/** What a word that is explained while reading can be. */
export const keywordKinds = ['law', 'term', 'organ', 'deadline'] as const;
export type KeywordKind = (typeof keywordKinds)[number];

export const keywordKindNames: Record<KeywordKind, string> = {
  law: 'Norma',
  term: 'Término',
  organ: 'Órgano',
  deadline: 'Plazo',
};
