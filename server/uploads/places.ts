import type { Kit } from '../platform/kit';
import type { Identity } from '../platform/sessions';

/** The text that uses an image: `{ place: 'forum', placeId: '<id of the post>' }`. */
export type ImagePlace = { place: string; placeId: string };

/** `everyone`: the response may be cached. `reader`: only for this person. */
export type Sight = 'everyone' | 'reader' | 'nobody';

type Judge = (kit: Kit, placeId: string, identity: Identity | null) => Promise<Sight>;

const places = new Map<string, Judge>();

/** A feature whose texts hold images says here who may see those of one text. The owner and nobody else otherwise. */
export function registerImagePlace(place: string, judge: Judge): void {
  places.set(place, judge);
}

export const judgeOf = (place: string): Judge | undefined => places.get(place);
