import type { Sharp, SharpInput, SharpOptions } from 'sharp';

/** Loaded on demand: sharp costs every start a fifth of a second. */
export async function openPicture(bytes: SharpInput, options?: SharpOptions): Promise<Sharp> {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, options);
}
