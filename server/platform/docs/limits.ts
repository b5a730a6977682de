import { errors } from '@atalaya/core/errors';
import type { Allowance } from '@atalaya/core/platform/allowance';
import { type Endpoint, rateClassOf } from '@atalaya/core/platform/endpoint';
import { perMinute } from '../rate-limits';

const windowOf = (per: Allowance['per']): string =>
  per === 'day' ? 'a day' : per === 'at-once' ? 'at once' : `in ${per / 1000} s`;

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
