import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../platform/app-error';
import type { Kit } from '../platform/kit';
import { openPicture } from '../platform/uploads/open-picture';

type Picture = { bytes: Uint8Array; type: string; cache: string };

const NAME = /^([a-z0-9-]+)\.(svg|png)$/;
const UPLOADED = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.(webp|jpg)$/;
/** The Open Graph image size. */
export const SHARED = { width: 1200, height: 630 };
const A_DAY = 'public, max-age=86400';
/** Each upload has a name of its own. */
const A_YEAR = 'public, max-age=31536000, immutable';

export const uploadedKey = (name: string): string => `blog/${name}`;

/** Blog images: drawings of the content, each read and resized once, and uploads. */
export function openImageStore({ env, files }: Pick<Kit, 'env' | 'files'>) {
  const folder = join(env.checkout, 'content/blog/images');
  const kept = new Map<string, Promise<Picture>>();

  const svg = async (name: string): Promise<Picture> => ({
    bytes: await readFile(join(folder, `${name}.svg`)),
    type: 'image/svg+xml',
    cache: A_DAY,
  });
  const png = async (name: string): Promise<Picture> => ({
    bytes: await (await openPicture((await svg(name)).bytes))
      .resize(SHARED)
      .png({ palette: true })
      .toBuffer(),
    type: 'image/png',
    cache: A_DAY,
  });

  return async (file: string): Promise<Picture> => {
    if (UPLOADED.test(file)) {
      const bytes = await files.get(uploadedKey(file));
      if (!bytes) throw new AppError('request.not-found');
      return { bytes, type: file.endsWith('jpg') ? 'image/jpeg' : 'image/webp', cache: A_YEAR };
    }
    const [, name, ending] = NAME.exec(file) ?? [];
    if (!name) throw new AppError('request.not-found');
    const picture = kept.get(file) ?? (ending === 'svg' ? svg(name) : png(name));
    kept.set(file, picture);
    return picture.catch(() => {
      // Unknown names must not fill the cache.
      kept.delete(file);
      throw new AppError('request.not-found');
    });
  };
}
