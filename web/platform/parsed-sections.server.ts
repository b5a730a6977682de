import { parseMarkdown } from '@atalaya/core/platform/markdown';

/** For loaders: the browser gets the tree of each section, not the parser. */
export const parsedSections = <T extends { body: string }>(sections: readonly T[]) =>
  sections.map(({ body, ...section }) => ({ ...section, blocks: parseMarkdown(body) }));
