import type { Sharp } from 'sharp';
import { AppError } from '../app-error';
import { openPicture } from './open-picture';

/** Above any phone camera, against decompression bombs. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 15;

type Wanted<T> = {
  /** The feature whose `not-an-image` and `image-too-large` are thrown. */
  feature: 'blog' | 'profile' | 'uploads';
  formats: readonly string[];
  draw: (upright: Sharp) => Promise<T>;
};

/** Re-encodes an uploaded image, which checks its content and removes metadata such as the location. */
export async function redraw<T>(bytes: Buffer, { feature, formats, draw }: Wanted<T>): Promise<T> {
  try {
    const picture = await openPicture(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!formats.includes(format)) throw new AppError(`${feature}.not-an-image`);
    // Applies the EXIF orientation before the metadata is removed.
    return await draw(picture.timeout({ seconds: LONGEST_SECONDS }).autoOrient());
  } catch (error) {
    if (error instanceof AppError) throw error;
    const isTooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw new AppError(isTooLarge ? `${feature}.image-too-large` : `${feature}.not-an-image`);
  }
}
