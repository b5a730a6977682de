import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { planFeatures } from '@atalaya/core/store/plan-features';
import { planDefaults } from '@atalaya/core/store/plans';
import { comparison } from '@atalaya/core/store/plans-content';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchRoutes, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import routes from './routes';

const checkout = resolve(import.meta.dirname, '..');

/** Answered by the server itself, or a file. */
const isNoPage = (link: string) => link.startsWith('/api/') || /\.\w+$/.test(link);

// `to="/…"`, `to={`/…`}`, `to: '/…'`, `navigate('/…')` and their like.
const LINK =
  /\b(?:to|href|guestsTo)\s*[=:]\s*\{?\s*(['"`])(\/[^'"`\n]*)\1|\b(?:navigate|redirect)\(\s*(['"`])(\/[^'"`\n]*)\3/g;

const treeOf = (entries: readonly RouteConfigEntry[]): RouteObject[] =>
  entries.map(({ path, index, children }): RouteObject => {
    const own = path === undefined ? {} : { path };
    return index ? { ...own, index: true } : { ...own, ...(children && { children: treeOf(children) }) };
  });

const sourcesIn = (folder: string): string[] =>
  readdirSync(join(checkout, folder), { recursive: true, encoding: 'utf8' })
    .filter(
      (name) => /\.tsx?$/.test(name) && !/(^|\/)(node_modules|build|\.react-router)\/|\.test\./.test(name),
    )
    .map((name) => join(folder, name));

/** The links written in the code; a part that is computed counts as a number that every such address has. */
const linksIn = (source: string): string[] =>
  [...readFileSync(join(checkout, source), 'utf8').matchAll(LINK)]
    .map((found) => (found[2] ?? found[4] ?? '').replace(/\$\{[^}]*\}/g, '6'))
    .map((link) => link.replace(/[?#].*$/, ''))
    .filter((link) => link !== '' && !link.includes('${') && !link.includes(':'));

describe('the links of the site, the campus and the admin area', () => {
  const tree = treeOf(routes);
  const isPage = (link: string) => {
    const matched = matchRoutes(tree, link)?.at(-1);
    return matched !== undefined && matched.route.path !== '*';
  };

  it('of the features sold on /planes exist, or the feature is said to be in preparation', () => {
    const named = [
      ...Object.values(planDefaults).flatMap(({ includes, leavesOut }) => [...includes, ...leavesOut]),
      ...comparison
        .filter(({ title }) => title !== 'Garantías')
        .flatMap(({ rows }) => rows.map(({ what }) => what)),
    ].filter((feature) => !/^(Todo lo del|Garantía)/.test(feature));
    expect(named.filter((feature) => !planFeatures[feature])).toEqual([]);
    const wrong = Object.entries(planFeatures).filter(
      ([, { page, pending }]) => isPage(page) === (pending !== undefined),
    );
    expect(wrong).toEqual([]);
  });

  it('lead to pages that exist', () => {
    const links = [...sourcesIn('web'), ...sourcesIn('core')].flatMap((source) =>
      linksIn(source).map((link) => ({ source, link })),
    );
    expect(links.length).toBeGreaterThan(200);
    const broken = links.filter(({ link }) => !isNoPage(link) && !isPage(link));
    expect(broken).toEqual([]);
  });
});
