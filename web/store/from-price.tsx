import { formatEuros } from '@atalaya/core/platform/number-format';
import type { PlanId } from '@atalaya/core/store/plans';
import { useQuery } from '@tanstack/react-query';
import { read } from '../platform/api';

const plansQuery = read('GET /api/plans');

/** `, desde 7,99 € al mes`, as soon as the price is known. */
export function FromPrice({ plan }: { plan: PlanId }) {
  const { data } = useQuery({ ...plansQuery, refetchOnMount: 'always' });
  const found = data?.find(({ id }) => id === plan);
  return found && <>, desde {formatEuros(found.cents.monthly)} al mes</>;
}
