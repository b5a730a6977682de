import sharp from 'sharp';
import { AppError } from '../platform/app-error';

const SIDE = 256;
/** Above any phone camera, against decompression bombs. */
const MOST_PIXELS = 60_000_000;
const LONGEST_SECONDS = 10;
const FORMATS = new Set(['jpeg', 'png', 'webp']);

/** Re-encodes the image, which removes metadata such as the location. */
export async function drawAvatar(bytes: Buffer): Promise<Buffer> {
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
    const { format } = await picture.metadata();
    if (!FORMATS.has(format)) throw new AppError('profile.not-an-image');
    return await picture
      .timeout({ seconds: LONGEST_SECONDS })
      // Applies the EXIF orientation before the metadata is removed.
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
