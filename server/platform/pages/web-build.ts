import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';

/** The `handle` of a route. Guest pages are cached. */
export type PageHandle = { audience?: 'guest' | 'private'; query?: readonly string[] };

export type PageKind =
  | { audience: 'guest'; query: readonly string[]; notFound: boolean }
  | { audience: 'private' };

export type MakeContext = (page: { fetch: typeof fetch; nonce?: string }) => never;

export const loadBuild = async (checkout: string): Promise<ServerBuild> =>
  import(pathToFileURL(join(checkout, 'web', 'build', 'server', 'index.js')).href);

/** Context keys are objects of the web bundle, so the bundle creates the contexts. */
export function contextMaker(build: ServerBuild): MakeContext {
  const module: Record<string, unknown> = { ...build.entry.module };
  return module.makeContext as MakeContext;
}

/** Matches a path against the route table of the build. */
export function pageKinds(build: ServerBuild): (pathname: string) => PageKind {
  const tree = toTree(build, undefined);
  return (pathname) => {
    const leaf = matchRoutes(tree, pathname)?.at(-1)?.route;
    const handle: PageHandle = leaf?.handle ?? {};
    if (handle.audience !== 'guest') return { audience: 'private' };
    return { audience: 'guest', query: handle.query ?? [], notFound: leaf?.path === '*' };
  };
}

function toTree(build: ServerBuild, parentId: string | undefined): RouteObject[] {
  return Object.values(build.routes)
    .filter((route) => route !== undefined && route.parentId === parentId)
    .map((route) => ({
      id: route?.id ?? '',
      handle: route?.module.handle,
      ...(route?.path === undefined ? {} : { path: route.path }),
      ...(route?.index ? { index: true as const } : { children: toTree(build, route?.id) }),
    }));
}
