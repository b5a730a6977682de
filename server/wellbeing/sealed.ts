import { type Keyring, open, seal as sealText } from '../platform/encryption';

/** Where a sealed value belongs: it cannot be opened for another purpose, user or row. */
export type Place = { purpose: string; userId: string; id: string };

const ownerOf = ({ userId, id }: Place): string => `${userId}:${id}`;

export const seal = (keys: Keyring, place: Place, value: object): Buffer =>
  sealText(keys, `wellbeing.${place.purpose}`, ownerOf(place), JSON.stringify(value));

/** Null if it was sealed with a key that is gone or for another place. */
export function unseal<T extends object>(keys: Keyring, place: Place, sealed: Buffer): T | null {
  try {
    return JSON.parse(open(keys, `wellbeing.${place.purpose}`, ownerOf(place), sealed));
  } catch {
    return null;
  }
}
