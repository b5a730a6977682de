import { Gauge, type LucideIcon, Mail, ScrollText, Users } from 'lucide-react';

export type AdminPage = { group: string | null; path: string; label: string; Icon: LucideIcon };

/** Every admin page that exists, in the order of the rail. A feature adds a line, and a route in web/routes.ts. */
export const adminPages: readonly AdminPage[] = [
  { group: null, path: '/admin', label: 'Panel', Icon: Gauge },
  { group: 'Personas', path: '/admin/usuarios', label: 'Usuarios', Icon: Users },
  { group: 'Sistema', path: '/admin/correo', label: 'Correo', Icon: Mail },
  { group: 'Sistema', path: '/admin/auditoria', label: 'Auditoría', Icon: ScrollText },
];

/** The page that an address belongs to: the longest path that it begins with; the panel has other addresses too. */
export function pageAt(pathname: string): AdminPage | undefined {
  const here = pathname.replace(/\/+$/, '') || '/';
  const [nearest = adminPages[0]] = adminPages
    .filter(({ path }) => here === path || here.startsWith(`${path}/`))
    .sort((one, other) => other.path.length - one.path.length);
  return nearest;
}

/** The rail's headings, each with its pages. */
export const adminGroups = (): { label: string | null; pages: AdminPage[] }[] => {
  const labels = [...new Set(adminPages.map(({ group }) => group))];
  return labels.map((label) => ({ label, pages: adminPages.filter(({ group }) => group === label) }));
};
