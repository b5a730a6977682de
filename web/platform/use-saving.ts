import { useState } from 'react';
import { HttpError, sentenceFor } from './http-error';

type Faults = Record<string, string>;

/** What a dialog shows while it saves: faults beside their fields, or one sentence for the whole. */
export function useSaving(onSaved: () => void) {
  const [faults, setFaults] = useState<Faults>({});
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async (send: () => Promise<void>) => {
    setBusy(true);
    setError(undefined);
    try {
      await send();
      onSaved();
    } catch (failure) {
      const fields = failure instanceof HttpError ? failure.fields : {};
      setFaults(fields);
      if (Object.keys(fields).length === 0) setError(sentenceFor(failure));
      setBusy(false);
    }
  };
  return { faults, setFaults, error, busy, save };
}
