export const AVATAR_BYTES = 2 * 1024 * 1024;
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** Validation message before the upload, or null. The server checks the bytes again. */
export function avatarFault({ size, type }: { size: number; type: string }): string | null {
  if (!avatarTypes.some((known) => known === type)) return 'Elige una foto JPEG, PNG o WebP.';
  return size > AVATAR_BYTES ? 'La foto pesa más de 2 MB. Elige una más ligera.' : null;
}
