import type { DiaryContent } from '@atalaya/core/wellbeing/diary/diary.contract';
import type { Keyring } from '../platform/encryption';
import { seal, unseal } from './sealed';

type Entry = { id: string; userId: string };
const placeOf = ({ id, userId }: Entry) => ({ purpose: 'diary', userId, id });

export const sealEntry = (keys: Keyring, entry: Entry, content: DiaryContent): Buffer =>
  seal(keys, placeOf(entry), content);

/** Null if it was sealed with another key or for another row. */
export const openEntry = (keys: Keyring, entry: Entry, sealed: Buffer): DiaryContent | null =>
  unseal(keys, placeOf(entry), sealed);
