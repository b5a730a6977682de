import { errors } from '@atalaya/core/errors';
import type { Allowance } from '@atalaya/core/platform/allowance';
import { DAY_MS, MINUTE_MS } from '@atalaya/core/platform/durations';
import { type Endpoint, rateClassOf } from '@atalaya/core/platform/endpoint';
import { perMinute } from '../rate-limits';

function windowOf(per: Allowance['per']): string {
  if (per === 'day') return 'a day';
  if (per === 'at-once') return 'at once';
  if (per % DAY_MS === 0) return `in ${per / DAY_MS} days`;
  return per % MINUTE_MS === 0 ? `in ${per / MINUTE_MS} minutes` : `in ${per / 1000} s`;
}

const inWords = ({ name, limit, per, by, refusal }: Allowance): string =>
  `Allowance ${name}: ${limit} ${windowOf(per)} by ${by}, or ${refusal}`;

/** How often an endpoint may be called, in sentences by the status that refuses what is more. */
export function limitsOf(endpoint: Endpoint): Map<number, { sentences: string[]; hasEnd: boolean }> {
  const rate = rateClassOf(endpoint);
  const calls = `Rate ${rate}: ${perMinute[rate]} calls a minute by address, or request.too-many`;
  const limits = new Map([[429, { sentences: [calls], hasEnd: true }]]);
  for (const allowance of endpoint.allowances ?? []) {
    const { status } = errors[allowance.refusal as keyof typeof errors];
    const known = limits.get(status) ?? { sentences: [], hasEnd: false };
    limits.set(status, {
      sentences: [...known.sentences, inWords(allowance)],
      hasEnd: known.hasEnd || allowance.per !== 'at-once',
    });
  }
  return limits;
}
