import { stopAngle } from '@atalaya/core/home/wheel';
import type { Spin } from '@atalaya/core/home/wheel.contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useAction } from '../platform/action/use-action';
import { call, read } from '../platform/api';
import { useLowPower } from '../platform/low-power';
import { useSession } from '../platform/session';

const TURNS = 5;
export const SPIN_MS = 3000;

type Wheel = {
  spin: Spin | null;
  hadGrandPrize: boolean;
  /** Degrees from the rest position. */
  turned: number;
  turning: boolean;
  failed: boolean;
  turn: () => unknown;
};

export function useWheel(seen: boolean): Wheel {
  const { user, isLoading } = useSession();
  const lowPower = useLowPower();
  const client = useQueryClient();
  const status = read('GET /api/home/wheel');
  // A prize won as a guest is moved to the account, so the user is part of the key.
  const queryKey = [...status.queryKey, { de: user?.id ?? 'visitante' }];
  const { data } = useQuery({ ...status, queryKey, enabled: seen && !isLoading });
  const [rolling, setRolling] = useState(false);

  const { run, isBusy, error } = useAction(() => call('POST /api/home/spin'), {
    stale: [],
    done: (today) => {
      setRolling(!lowPower);
      client.setQueryData(queryKey, { hadGrandPrize: false, ...data, today });
    },
  });

  useEffect(() => {
    if (!rolling) return;
    const timer = setTimeout(() => setRolling(false), SPIN_MS);
    return () => clearTimeout(timer);
  }, [rolling]);

  const spin = data?.today ?? null;
  return {
    spin,
    hadGrandPrize: data?.hadGrandPrize ?? false,
    turned: spin ? stopAngle(spin.segment, TURNS) : 0,
    turning: isBusy || rolling,
    failed: error !== null,
    turn: () => run(),
  };
}
