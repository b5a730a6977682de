import type { Input } from '@atalaya/core/api';
import { useState } from 'react';
import { call } from '../platform/api';
import { HttpError, sentenceFor } from '../platform/http-error';

/** Saves one answer of the welcome and goes on, or keeps what to show. */
export function useSave(onDone: () => void) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const save = async (body: Input<'PATCH /api/profile/study'>['body']) => {
    setBusy(true);
    setFault(null);
    try {
      await call('PATCH /api/profile/study', { body });
      onDone();
    } catch (error) {
      const [message] = error instanceof HttpError ? Object.values(error.fields) : [];
      setFault(message ?? sentenceFor(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, setFault, save };
}
