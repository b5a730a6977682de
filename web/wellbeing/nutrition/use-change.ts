import type { Answer } from '@atalaya/core/api';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toastError } from '../../platform/toast-error';

export type Nutrition = Answer<'GET /api/nutrition'>;

/** Sends a change and reads the page again. `busy` names the one under way. */
export function useChange() {
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState<string | null>(null);
  const change = async (name: string, send: () => Promise<unknown>): Promise<boolean> => {
    setBusy(name);
    try {
      await send();
      await revalidate();
      return true;
    } catch (error) {
      toastError('No se ha cambiado', error);
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { busy, change };
}
