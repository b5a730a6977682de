import { cp, mkdir, mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const checkout = fileURLToPath(new URL('..', import.meta.url));

/** The build with a little of the content, so that a node starts in seconds. */
export async function makeSmallCheckout() {
  const folder = await mkdtemp(join(tmpdir(), 'atalaya-small-checkout-'));
  await mkdir(join(folder, 'server'));
  // Copied, because the server finds its other files from the place of its own.
  await cp(join(checkout, 'server/build'), join(folder, 'server/build'), {
    recursive: true,
    filter: (path) => !path.endsWith('content.json'),
  });
  await cp(join(checkout, 'server/package.json'), join(folder, 'server/package.json'));
  for (const name of ['legal', 'store', 'forum'])
    await cp(join(checkout, 'content', name), join(folder, 'content', name), { recursive: true });
  for (const name of ['node_modules', 'web', 'server/node_modules', 'server/migrations', 'server/platform'])
    await symlink(join(checkout, name), join(folder, name));
  return {
    main: join(folder, 'server/build/main.js'),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
