import routes from '../../web/routes';

type Entry = (typeof routes)[number];

/** Every address pattern of the web, with the layout it is shown in. */
export function patternsOfTheWeb(): { pattern: string; layout: string }[] {
  const found: { pattern: string; layout: string }[] = [];
  const walk = (entries: readonly Entry[], parent: string, layout: string) => {
    for (const { path, index, file, children = [] } of entries) {
      const pattern = path === undefined ? parent : `${parent}/${path}`;
      if (path !== undefined || index) found.push({ pattern: pattern || '/', layout });
      const inner = /^shell\/(\w+)\/layout/.exec(file)?.[1];
      walk(children, pattern, inner ?? layout);
    }
  };
  walk(routes, '', 'standalone');
  return found.filter(({ pattern }, at) => found.findIndex((one) => one.pattern === pattern) === at);
}
