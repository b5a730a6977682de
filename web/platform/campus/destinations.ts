import { BookOpen, type LucideIcon } from 'lucide-react';

export type Destination = {
  group: 'Estudio' | 'Otras pruebas' | 'Compañía';
  path: string;
  label: string;
  Icon: LucideIcon;
  /** Its short name in the bottom bar of phones, which has room for four. */
  inBar?: string;
};

/** Every campus page that exists, in the order of the rail. A feature joins with a line, and a route in web/routes.ts. */
export const destinations: readonly Destination[] = [
  { group: 'Estudio', path: '/campus-estudio/temario', label: 'Temario', Icon: BookOpen, inBar: 'Temario' },
];

/** The destination that an address belongs to: the longest path that it begins with. */
export function destinationAt(pathname: string): Destination | undefined {
  const here = pathname.replace(/\/+$/, '');
  return destinations
    .filter(({ path }) => here === path || here.startsWith(`${path}/`))
    .reduce<Destination | undefined>(
      (nearest, one) => (nearest && nearest.path.length >= one.path.length ? nearest : one),
      undefined,
    );
}

/** The rail's headings, each with its pages. */
export const destinationGroups = (): { label: Destination['group']; pages: Destination[] }[] => {
  const labels = [...new Set(destinations.map(({ group }) => group))];
  return labels.map((label) => ({ label, pages: destinations.filter(({ group }) => group === label) }));
};
