import { join } from 'node:path';
import { protocolPath } from '@atalaya/core/protocols/shown-protocol';
import { addToSitemap } from '../platform/pages/sitemap';
import { protocolIds } from './read-protocols';

/** The pages are built from the content files, so the server only lists them. */
export function protocolPages(): void {
  addToSitemap('protocols', async ({ env }) =>
    (await protocolIds({ root: join(env.checkout, 'content') })).map(protocolPath),
  );
}
