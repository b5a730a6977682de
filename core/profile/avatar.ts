export const AVATAR_BYTES = 2 * 1024 * 1024;
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** What is wrong with a file before it is sent, as a sentence, or null. The server looks at the bytes by itself. */
export function avatarFault({ size, type }: { size: number; type: string }): string | null {
  if (!avatarTypes.some((known) => known === type)) return 'Elige una foto JPEG, PNG o WebP.';
  return size > AVATAR_BYTES ? 'La foto pesa más de 2 MB. Elige una más ligera.' : null;
}
