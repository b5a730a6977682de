import { join } from 'node:path';
import { protocolPath } from '@atalaya/core/protocols/shown-protocol';
import type { Kit } from '../platform/kit';
import { sitemapPaths } from '../platform/pages/sitemap';
import { protocolIds } from './read-protocols';

/** The pages are built from the content files, so the server only lists them. */
export function protocolPages({ hooks }: Kit): void {
  hooks.add(sitemapPaths, 'protocols', async ({ env }) =>
    (await protocolIds({ root: join(env.checkout, 'content') })).map(protocolPath),
  );
}
