import type { DiaryContent } from '@atalaya/core/wellbeing/diary/diary.contract';
import { seal, unseal } from './sealed';

type Entry = { id: string; userId: string };
const placeOf = ({ id, userId }: Entry) => ({ purpose: 'diary', userId, id });

export const sealEntry = (secret: string, entry: Entry, content: DiaryContent): Buffer =>
  seal(secret, placeOf(entry), content);

/** Null if it was sealed with another key or for another row. */
export const openEntry = (secret: string, entry: Entry, sealed: Buffer): DiaryContent | null =>
  unseal(secret, placeOf(entry), sealed);
