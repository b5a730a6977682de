import sharp from 'sharp';
import { AppError } from '../platform/app-error';

const SIDE = 256;
/** A phone's best camera makes 50 million pixels; a bomb claims a thousand times that in a few kilobytes. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 10;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** Decodes and draws the picture anew: whatever else the file carried (place, camera, scripts) stays behind. */
export async function drawAvatar(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new AppError('profile.not-an-image');
    return await picture
      .timeout({ seconds: LONGEST_SECONDS })
      // The camera's own orientation is applied before it is thrown away.
      .autoOrient()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 84 })
      .toBuffer();
  } catch (error) {
    if (error instanceof AppError) throw error;
    const tooLarge = error instanceof Error && /pixel limit|timeout/i.test(error.message);
    throw new AppError(tooLarge ? 'profile.image-too-large' : 'profile.not-an-image');
  }
}
