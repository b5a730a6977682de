import type { BreathResult } from '@atalaya/core/tools/breath/breath';
import { cx } from '../../ui/cx';
import { sanctionWords, titleOf } from './breath-outcome';

const looks = {
  none: 'border-success bg-success-tint text-success',
  administrative: 'border-warning bg-warning-tint text-warning',
  crime: 'border-danger bg-danger-tint text-danger',
} as const;

/** On a phone the outcome lies below the form: this says it while one types. Its end is free for the way to the top. */
export const ResultBar = ({ result }: { result: BreathResult }) => (
  <div
    aria-hidden="true"
    className={cx(
      'sticky bottom-0 z-10 -mx-5 mt-5 flex items-baseline gap-4 border-t-2 py-3 pr-20 pl-5 lg:hidden print:hidden',
      looks[result.outcome],
    )}
  >
    <span className="font-display text-h4 font-bold">{titleOf(result)}</span>
    <span className="num flex-none text-ink">{sanctionWords(result)}</span>
  </div>
);
