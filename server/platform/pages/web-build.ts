import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Permission } from '@atalaya/core/auth/roles';
import { matchRoutes, type Params, type RouteObject, type ServerBuild } from 'react-router';

/** The cookie that a page needs, and where a visitor without it is sent. */
export type Gate = { cookie: string; value: string; otherwise: string };

/** The `handle` of a route, described in web/platform/page-handle.ts. */
type PageHandle = {
  audience?: 'guest';
  query?: readonly string[];
  uncached?: true;
  gate?: Gate;
  access?: 'user' | Permission;
  guestsTo?: string;
};

/** What a `clientLoader` made by `pageLoader` says of itself (web/platform/page-reads.ts). */
type PageReads = { addresses?: (page: { params: Params; url: URL }) => readonly string[] };

export type GuestPage = {
  audience: 'guest';
  query: readonly string[];
  notFound: boolean;
  uncached?: true | undefined;
  gate?: Gate | undefined;
};

export type AppPage = {
  audience: 'app';
  /** An example path of the route: every address of the route gets the document rendered at this one. */
  path: string;
  access: 'user' | Permission;
  guestsTo?: string | undefined;
  preload: readonly string[];
};

export type PageKind = GuestPage | AppPage;

export type MakeContext = (page: { fetch: typeof fetch }) => never;

export const loadBuild = async (checkout: string): Promise<ServerBuild> =>
  import(pathToFileURL(join(checkout, 'web', 'build', 'server', 'index.js')).href);

/** Context keys are objects of the web bundle, so the bundle creates the contexts. */
export function contextMaker(build: ServerBuild): MakeContext {
  const module: Record<string, unknown> = { ...build.entry.module };
  return module.makeContext as MakeContext;
}

/** Matches an address against the route table of the build. */
export function pageKinds(build: ServerBuild): (url: URL) => PageKind {
  checkAppPages(build);
  const tree = toTree(build, undefined);
  return (url) => {
    const matches = matchRoutes(tree, url.pathname) ?? [];
    const handle: PageHandle & PageReads = Object.assign({}, ...matches.map(({ route }) => route.handle));
    if (handle.audience === 'guest')
      return {
        audience: 'guest',
        query: handle.query ?? [],
        notFound: matches.at(-1)?.route.path === '*',
        uncached: handle.uncached,
        gate: handle.gate,
      };
    return {
      audience: 'app',
      path: examplePath(matches.map(({ route }) => route.path ?? '')),
      access: handle.access ?? 'user',
      guestsTo: handle.guestsTo,
      preload: handle.addresses?.({ params: matches.at(-1)?.params ?? {}, url }) ?? [],
    };
  };
}

/** `/test/:id` becomes `/test/_`. Optional parameters are left out; several segments match a `*` and nothing else. */
function examplePath(parts: readonly string[]): string {
  const segments = parts
    .flatMap((part) => part.split('/'))
    .filter((segment) => segment !== '' && !segment.endsWith('?'))
    .map((segment) => (segment === '*' ? '_/_/_' : segment.startsWith(':') ? '_' : segment));
  return `/${segments.join('/')}`;
}

/** The document of an app page is the same for everyone, so no server loader may run for it. */
function checkAppPages(build: ServerBuild): void {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const isLayout = (id: string) => routes.some(({ parentId }) => parentId === id);
  for (const { id, module } of routes) {
    const handle: PageHandle = module.handle ?? {};
    const isPage = !isLayout(id) && handle.audience !== 'guest';
    if (isPage && (module.loader || module.action))
      throw new Error(
        `The app page ${id} has a server loader or action: use clientLoader, or make it a guest page.`,
      );
  }
}

function toTree(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id ?? '',
      // With the `addresses` of its `clientLoader`.
      handle: Object.assign({}, route?.module.handle, route?.module.clientLoader),
      ...(route?.path === undefined ? {} : { path: route.path }),
      ...(route?.index ? { index: true as const } : { children: toTree(build, route?.id) }),
    }));
}
