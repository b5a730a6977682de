import { localInSpain } from '@atalaya/core/platform/madrid-time';

/** `22:41` in Spain. */
export const clockTime = (moment: number): string => localInSpain(new Date(moment)).slice(11, 16);
