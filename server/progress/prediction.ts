import { currentCall, placesOf } from '@atalaya/core/guide/call';
import { dayInSpain } from '@atalaya/core/platform/madrid-time';
import {
  CANDIDATES_NEEDED,
  CANDIDATES_PER_PLACE,
  MOCKS_NEEDED,
  predictionAccuracy,
  rankIn,
} from '@atalaya/core/progress/prediction';
import { plusDays } from '@atalaya/core/review/days';
import type { Kit } from '../platform/kit';
import { selectPredictions } from './progress.queries';
import { selectChecked, selectSpread } from './statistics.queries';

export async function predictionRecord({ db }: Kit) {
  const checked = await selectChecked(db);
  return { mocks: checked.length, needed: MOCKS_NEEDED, real: predictionAccuracy(checked) };
}

/** Predictions and the distribution are at most a month old. */
const FRESH_DAYS = 30;

export async function rankOf({ db, clock }: Kit, userId: string) {
  const today = dayInSpain(clock.now());
  const [spread, own] = await Promise.all([
    selectSpread(db),
    selectPredictions(db, userId, plusDays(today, -FRESH_DAYS)),
  ]);
  const expected = own.at(-1)?.expected;
  const place = rankIn(spread, expected ?? 0);
  const { position } = place;
  // The user may be newer than the last rollup.
  const candidates = Math.max(place.candidates, expected === undefined ? 0 : 1);
  const isEnough = candidates >= CANDIDATES_NEEDED;
  return {
    candidates,
    needed: CANDIDATES_NEEDED,
    places: placesOf(currentCall),
    position: isEnough && expected !== undefined ? position : null,
    cutPosition: isEnough ? Math.max(1, Math.round(candidates / CANDIDATES_PER_PLACE)) : null,
  };
}
