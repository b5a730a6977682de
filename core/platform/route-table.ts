/** The part of React Router's manifest entry that is used here. */
type Route = { id: string; parentId?: string; path?: string; index?: boolean };

type Table<R extends Route> = Readonly<Record<string, R>>;

/** The full path of a route, including its parents. */
function addressOf<R extends Route>(table: Table<R>, route: R): string {
  const parent = route.parentId === undefined ? undefined : table[route.parentId];
  const before = parent ? addressOf(table, parent) : '';
  return route.path ? `${before}/${route.path}` : before;
}

/** `:topic` is any segment, `:section?` is optional, `*` is the rest. */
function patternOf(address: string): RegExp {
  const parts = address
    .split('/')
    .filter((part) => part !== '')
    .map((part) => {
      if (part === '*') return '(/.*)?';
      const piece = part.startsWith(':')
        ? '[^/]+'
        : part.replace(/[.+^$()[\]{}|\\]/g, '\\$&').replace(/\?$/, '');
      return part.endsWith('?') ? `(/${piece})?` : `/${piece}`;
    });
  return new RegExp(`^${parts.join('')}/?$`, 'i');
}

/** The routes that match any of the paths, with their parents. */
export function routesFor<R extends Route>(table: Table<R>, paths: readonly string[]): Record<string, R> {
  const found: Record<string, R> = {};
  for (const route of Object.values(table)) {
    if (route.path === undefined && !route.index) continue;
    const pattern = patternOf(addressOf(table, route));
    if (!paths.some((path) => pattern.test(path))) continue;
    for (let at: R | undefined = route; at; at = at.parentId === undefined ? undefined : table[at.parentId])
      found[at.id] = at;
  }
  return found;
}
