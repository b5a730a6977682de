import type { Spelling } from './course.ts';
import { tokenReadings } from './tokens.ts';
import { changesIn, type DiffPart, isOneLetterOff, wordDiff } from './word-diff.ts';

/** Whether an answer in words is right, and how it differs from the nearest accepted one. */
export type TextVerdict = {
  isRight: boolean;
  /** Right but for one letter of this word. */
  slip: string | null;
  nearest: string;
  diff: DiffPart[];
};

export type TextRule = {
  accepted: readonly string[];
  spelling: Spelling;
  /** With a set, one wrong letter in a word of five or more is forgiven unless it makes one of these words. */
  forgiveSlipUnless?: ReadonlySet<string>;
};

const SHORTEST_WORD_WITH_SLIP = 5;

export function judgeText(
  given: string,
  { accepted, spelling, forgiveSlipUnless }: TextRule,
): TextVerdict | null {
  const readings = tokenReadings(given, spelling);
  // An accepted answer to the letter is not compared with the others.
  const candidates = accepted.includes(given) ? [given] : accepted;
  const best = candidates
    .flatMap((answer) =>
      tokenReadings(answer, spelling).flatMap((expected) =>
        readings.map((reading) => ({ answer, diff: wordDiff(reading, expected) })),
      ),
    )
    .reduce<{ answer: string; diff: DiffPart[] } | null>(
      (near, one) => (near === null || changesIn(one.diff) < changesIn(near.diff) ? one : near),
      null,
    );
  if (best === null) return null;
  const slip = forgiveSlipUnless ? forgivenSlip(best.diff, forgiveSlipUnless) : null;
  return {
    isRight: changesIn(best.diff) === 0 || slip !== null,
    slip,
    nearest: best.answer,
    diff: best.diff,
  };
}

function forgivenSlip(diff: readonly DiffPart[], words: ReadonlySet<string>): string | null {
  const [change, ...others] = diff.filter(({ kind }) => kind !== 'same');
  if (change?.kind !== 'replaced' || others.length > 0) return null;
  const given = change.given.toLowerCase();
  const expected = change.expected.toLowerCase();
  const isSlip =
    expected.length >= SHORTEST_WORD_WITH_SLIP && isOneLetterOff(given, expected) && !words.has(given);
  return isSlip ? change.expected : null;
}
