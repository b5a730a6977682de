import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ToolId, toolIds } from '@atalaya/core/tools/catalogue';
import { toolArticles, toolsOn } from '@atalaya/core/tools/tool-articles';
import { describe, expect, it } from 'vitest';

const folders: Partial<Record<ToolId, string>> = {
  alcoholimetro: 'breath',
  'dni-nie': 'identity',
  documentoscopia: 'documents',
  'localizador-vin': 'vin',
  'verificador-itv': 'itv',
  'limpieza-arma': 'weapon',
};
const root = new URL('../..', import.meta.url).pathname;

/** What the code of a tool cites: «LTSV 77» for basis('LTSV', '77.d', …). */
function citedBy(folder: string): string[] {
  const paths = ['core', 'web'].map((part) => join(root, part, 'tools', folder)).filter(existsSync);
  const files = paths.flatMap((path) => readdirSync(path).map((name) => join(path, name)));
  const code = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const norms = [...code.matchAll(/basis\(\s*'([^']+)',\s*'([^']+)'/g)].map(([, norm, article]) => [
    norm,
    article,
  ]);
  const itv = [...code.matchAll(/itv\(\s*'([^']+)'/g)].map(([, article]) => ['RD 920/2017', article]);
  const dni = [...code.matchAll(/\bof\('(\d[^']*)'/g)].map(([, article]) => ['RD 255/2025', article]);
  return [...norms, ...itv, ...dni].map(([norm, article]) => `${norm} ${article?.split('.')[0]}`);
}

const listed = (id: ToolId): string[] =>
  Object.entries(toolArticles[id]).flatMap(([norm, articles]) =>
    articles.map((article) => `${norm} ${article}`),
  );

describe('the articles behind the tools', () => {
  it.each(toolIds)('of %s are those that its code cites', (id) => {
    const folder = folders[id];
    const cited = folder ? [...new Set(citedBy(folder))] : [];
    expect(listed(id)).toEqual(expect.arrayContaining(cited));
  });

  it('lead back to the tools, by the law’s identifier', () => {
    expect(toolsOn('BOE-A-1995-25444', '392')).toEqual(['documentoscopia', 'localizador-vin']);
    expect(toolsOn('BOE-A-1995-25444', '1')).toEqual([]);
  });
});
