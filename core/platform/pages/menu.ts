import type { Permission } from '../../auth/roles';

/** A page in the menu of the campus or of the admin area. */
export type MenuPage = {
  group: string | null;
  path: string;
  label: string;
  /** A name of lucide's. The icons of a menu are in one file, icons.svg, that `npm run icons` writes. */
  icon: string;
  /** Only for those whose role grants it. */
  may?: Permission | undefined;
};

/** The page with the longest matching path. */
export function pageAt<P extends MenuPage>(pages: readonly P[], pathname: string): P | undefined {
  const here = pathname.replace(/\/+$/, '');
  return pages
    .filter(({ path }) => here === path || here.startsWith(`${path}/`))
    .reduce<P | undefined>(
      (nearest, page) => (nearest && nearest.path.length >= page.path.length ? nearest : page),
      undefined,
    );
}

/** The open pages under their headings. */
export function pageGroups<P extends MenuPage>(
  pages: readonly P[],
  isOpen: (permission: Permission) => boolean,
): { label: P['group']; pages: P[] }[] {
  const open = pages.filter(({ may }) => !may || isOpen(may));
  const labels = [...new Set(open.map(({ group }) => group))];
  return labels.map((label) => ({ label, pages: open.filter(({ group }) => group === label) }));
}
