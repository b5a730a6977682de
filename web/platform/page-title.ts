import { brand } from '@atalaya/core/brand';
import type { MetaDescriptor } from 'react-router';

type Named = { robots?: string; referrer?: string; description?: string };

export const titleOf = (title: string | undefined): string =>
  title ? `${title} | ${brand.name}` : brand.name;

/** The title of a page, or the brand's name while it is not known. */
export const headOf = (title: string | undefined, named: Named = {}): MetaDescriptor[] => [
  { title: titleOf(title) },
  ...Object.entries(named).map(([name, content]) => ({ name, content })),
];

/** The `meta` of a page; those that search engines shall find have `pageMeta`. */
export const titled =
  <A>(title: string | ((page: A) => string | undefined), named?: Named) =>
  (page: A): MetaDescriptor[] =>
    headOf(typeof title === 'string' ? title : title(page), named);
