export const MAX_AUDIO_BYTES = 120 * 1024 * 1024;

/** What podcast players read everywhere; browsers name the same two formats in several ways. */
export const audioTypes = ['audio/mpeg', 'audio/mp4'] as const;
export type AudioType = (typeof audioTypes)[number];
export const declaredTypes = [...audioTypes, 'audio/mp3', 'audio/x-m4a', 'audio/m4a', 'audio/aac'] as const;

export const endingOf = (type: AudioType): string => (type === 'audio/mpeg' ? 'mp3' : 'm4a');

export const voices = ['human', 'synthetic'] as const;

/** What is wrong with a file before it is sent. */
export function audioFault(file: { size: number; type: string }): string | undefined {
  if (!declaredTypes.some((type) => type === file.type)) return 'Elige un MP3 o un M4A.';
  return file.size > MAX_AUDIO_BYTES ? 'Pasa de 120 MB: expórtalo con menos calidad.' : undefined;
}
