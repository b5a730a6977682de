import type { WallpaperId } from '@atalaya/core/games/shop';
import { drawWallpaper } from '@atalaya/core/games/shop-wallpapers';
import { openPicture } from '../../platform/uploads/open-picture';

/** The drawing has only numbers and colours of our own, so nothing needs escaping. */
export async function wallpaperPng(
  id: WallpaperId,
  size: { width: number; height: number },
): Promise<Buffer> {
  const { width, height, paths } = drawWallpaper(id, size.width, size.height);
  const shapes = paths.map(({ d, fill }) => `<path d="${d}" fill="${fill}"/>`).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`;
  return (await openPicture(Buffer.from(svg))).png({ compressionLevel: 9 }).toBuffer();
}
