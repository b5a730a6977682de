// Joins the service worker into web/build/client/sw.js, with the names of the files that this build is made of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkout, say } from './checkout.mjs';

const client = join(checkout, 'web/build/client');
const KEPT = /\.(js|css|woff2)$|^icons-[^/]+\.svg$/;

export async function buildWorker() {
  say('Building the service worker …');
  const { build } = await import('rolldown');
  await build({
    input: join(checkout, 'web/platform/worker/worker.ts'),
    platform: 'browser',
    output: {
      file: join(client, 'sw.js'),
      format: 'iife',
      minify: true,
      // After minification, which would otherwise rename it.
      postBanner: `const BUILD=${JSON.stringify(describeBuild())};`,
    },
    logLevel: 'warn',
  });
}

function describeBuild() {
  const { version, entry, routes } = readManifest();
  const bare = (path) => path.replace(/#$/, '');
  // React Router splits a route module into up to four files.
  const filesOf = ({ imports = [], css = [], ...route }) =>
    [
      route.module,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
      ...imports,
      ...css,
    ]
      .filter(Boolean)
      .map(bare);
  const all = readdirSync(join(client, 'assets')).filter(
    (name) => KEPT.test(name) && !name.startsWith('manifest-'),
  );
  const assets = all.map((name) => `/assets/${name}`);
  const table = Object.values(routes);
  const first = ['root', 'shell/site/layout', 'shell/campus/layout'].map((id) => routes[id]);
  const styles = assets.filter((path) => /\/app-[^/]+\.css$/.test(path));
  const fonts = assets.filter((path) =>
    /\/(barlow-condensed-[67]00|source-sans-3)-(?!latin)[^/]+\.woff2$/.test(path),
  );
  const icons = assets.filter((path) => path.endsWith('.svg'));
  const shell = new Set(
    [entry, ...first].flatMap(filesOf).concat(styles, fonts, icons, '/favicon.svg', '/icons/icon-192.png'),
  );
  const isAdmin = ({ path = '', parentId = '' }) =>
    /^admin\b/.test(path) || parentId.startsWith('shell/admin/');
  const forOthers = new Set(table.filter((route) => !isAdmin(route)).flatMap(filesOf));
  const adminOnly = new Set(
    table
      .filter(isAdmin)
      .flatMap(filesOf)
      .filter((path) => !forOthers.has(path)),
  );
  // Panels are loaded on demand and are no routes: what they import is not for admins only.
  const needed = withImports(assets.filter((path) => !adminOnly.has(path)));
  const study = assets.filter((path) => !shell.has(path) && needed.has(path));
  const ofTools = table
    .filter(({ path = '' }) => /^(herramientas|protocolos|accidentes|viogen)\b/.test(path))
    .flatMap(filesOf);
  // Parts of a public page that are loaded late and are not in the route manifest.
  const late = assets.filter((path) =>
    /\/(footer|error-page|map-dialog|protocol-data)-[^/]+\.js$/.test(path),
  );
  const tools = [...withImports([...ofTools, ...late])].filter((path) => !shell.has(path));
  return { version, shell: [...shell], study, tools, routes, styles };
}

/** The files and everything that they import statically. */
function withImports(paths) {
  const found = new Set();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!path.endsWith('.js')) continue;
    const code = readFileSync(join(client, path), 'utf8');
    for (const [, name] of code.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g))
      open.push(`/assets/${name}`);
  }
  return found;
}

/** React Router's route manifest and its version. */
function readManifest() {
  const name = readdirSync(join(client, 'assets')).find((file) => /^manifest-[^.]+\.js$/.test(file));
  if (!name) throw new Error('the build has no manifest of its routes');
  const text = readFileSync(join(client, 'assets', name), 'utf8');
  return JSON.parse(text.replace(/^window\.__reactRouterManifest=/, '').replace(/;\s*$/, ''));
}
