export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const;
export const IMAGE_BYTES = 10 * 1024 * 1024;

/** What is wrong with a chosen file, before it is sent. */
export function imageFault({ size, type }: { size: number; type: string }): string | null {
  if (!imageTypes.some((known) => known === type)) return 'Elige una imagen JPEG, PNG, WebP o AVIF.';
  return size > IMAGE_BYTES ? 'La imagen pesa más de 10 MB.' : null;
}
