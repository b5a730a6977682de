export type Audio = { type: string; bytes: number; seconds: number };

export const isAudio = (value: unknown): value is Audio =>
  typeof value === 'object' && value !== null && 'bytes' in value && 'seconds' in value;
