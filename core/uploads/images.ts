import { allowance } from '../platform/allowance';

/** Images that users put in their texts. The server checks the bytes again. */
export const UPLOAD_BYTES = 5 * 1024 * 1024;
export const uploadTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** The validation message before the upload, or null. */
export function uploadFault({ size, type }: { size: number; type: string }): string | null {
  if (!uploadTypes.some((known) => known === type)) return 'Elige una imagen JPEG, PNG o WebP.';
  return size > UPLOAD_BYTES ? 'La imagen pesa más de 5 MB. Elige una más ligera.' : null;
}

/** Against a machine that fills the disk. */
export const uploadAllowance = allowance({
  name: 'uploads.images',
  limit: 60,
  per: 'day',
  by: 'account',
  refusal: 'uploads.too-many',
});
/** The longer side after re-encoding. */
export const UPLOAD_SIDE = 1600;

/** `0198….-1600x900.webp`: the size in the name keeps the page from moving when the image arrives. */
export const uploadName = (id: string, width: number, height: number): string =>
  `${id}-${width}x${height}.webp`;
