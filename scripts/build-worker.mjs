// Joins the service worker into web/build/client/sw.js, with the names of the files that this build is made of.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tsImport } from 'tsx/esm/api';
import { checkout, say } from './checkout.mjs';

const client = join(checkout, 'web/build/client');
const { isDownloadPage, isStudyPage } = await tsImport('../core/platform/pages/offline.ts', import.meta.url);

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
  const assets = readdirSync(join(client, 'assets')).map((name) => `/assets/${name}`);
  const table = Object.values(routes);
  const first = ['root', 'shell/site/layout', 'shell/campus/layout'].map((id) => routes[id]);
  const styles = assets.filter((path) => /\/app-[^/]+\.css$/.test(path));
  const fonts = assets.filter((path) =>
    /\/(barlow-condensed-[67]00|source-sans-3)-(?!latin)[^/]+\.woff2$/.test(path),
  );
  const icons = assets.filter((path) => /\/icons-[^/]+\.svg$/.test(path));
  const shell = new Set(
    [entry, ...first].flatMap(filesOf).concat(styles, fonts, icons, '/favicon.svg', '/icons/icon-192.png'),
  );
  // Route patterns serve as examples of their paths: `/test/:id`.
  const filesWhere = (isWanted) =>
    table.filter((route) => isWanted(patternOf(route, routes))).flatMap(filesOf);
  const downloads = [...withAllImports(filesWhere(isDownloadPage))].filter((path) => !shell.has(path));
  // Without the files of a route the router would reload the page instead of saying that there is no connection.
  const linked = withImports(filesWhere((path) => !/^\/admin\b/.test(path)));
  const study = [...new Set([...withAllImports(filesWhere(isStudyPage)), ...linked])].filter(
    (path) => !shell.has(path) && !downloads.includes(path),
  );
  const ofTools = table
    .filter(({ path = '' }) => /^(herramientas|protocolos|accidentes|viogen)\b/.test(path))
    .flatMap(filesOf);
  // Parts of a public page that are loaded late and are not in the route manifest.
  const late = assets.filter((path) =>
    /\/(footer|error-page|map-dialog|mrz-section|protocol-data)-[^/]+\.js$/.test(path),
  );
  const tools = [...withImports([...ofTools, ...late])].filter((path) => !shell.has(path));
  return { version, shell: [...shell], downloads, study, tools, routes, styles };
}

function patternOf({ path = '', parentId }, routes) {
  const parent = parentId ? patternOf(routes[parentId], routes) : '';
  return path === '' ? parent : `${parent}/${path}`;
}

/** The files and everything that they import statically. */
const withImports = (paths) => closureOf(paths, /(?:from|import)\s*"\.\/([^"]+\.js)"/g);

/** With the dialogs and panels that they load later, and the styles of these. */
const withAllImports = (paths) => closureOf(paths, /["'`](?:\.\/|assets\/)([\w.-]+\.(?:js|css))["'`]/g);

function closureOf(paths, reference) {
  const found = new Set();
  const open = [...paths];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    if (!path.endsWith('.js')) continue;
    const code = readFileSync(join(client, path), 'utf8');
    for (const [, name] of code.matchAll(reference)) open.push(`/assets/${name}`);
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
