import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Env } from '../env';
import { AppError } from '../platform/app-error';

type Picture = { bytes: Uint8Array; type: string };

const NAME = /^([a-z0-9-]+)\.(svg|png)$/;
/** The Open Graph image size. */
const SHARED = { width: 1200, height: 630 };

/** Blog images, each read and resized once. */
export function openImageStore(env: Env) {
  const folder = join(env.checkout, 'content/blog/images');
  const kept = new Map<string, Promise<Picture>>();

  const svg = async (name: string): Promise<Picture> => ({
    bytes: await readFile(join(folder, `${name}.svg`)),
    type: 'image/svg+xml',
  });
  const png = async (name: string): Promise<Picture> => ({
    bytes: await sharp((await svg(name)).bytes)
      .resize(SHARED)
      .png({ palette: true })
      .toBuffer(),
    type: 'image/png',
  });

  return async (file: string): Promise<Picture> => {
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
