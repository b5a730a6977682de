import type { ToWorker } from '@atalaya/core/platform/offline';
import { onUserKnown } from '../session';

/** Only where a page cannot be tampered with on its way, and never in development: code there has no hash in its name. */
export const mayHaveWorker = (): boolean =>
  import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator;

export async function tellWorker(message: ToWorker): Promise<void> {
  if (!mayHaveWorker()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

let markTold: () => void;
const userTold = new Promise<void>((resolve) => {
  markTold = resolve;
});

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** The worker shows nobody's pages until it has heard whose they are. */
export const tellUser = (): (() => void) =>
  onUserKnown((user) => {
    void tellWorker({ kind: 'user', userId: user?.id ?? null, saveData: savesData() }).then(markTold);
  });

/** What is being read is to be there without network; asked for once the worker knows who reads. */
export const keepOnDevice = (path: string): Promise<void> =>
  userTold.then(() => tellWorker({ kind: 'keep', path }));
