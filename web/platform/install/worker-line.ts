import type { WorkerMessage } from '@atalaya/core/platform/offline';
import { onUserKnown } from '../session';

/** Only in secure contexts, and never in development, where file names have no hashes. */
export const mayHaveWorker = (): boolean =>
  import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator;

export async function tellWorker(message: WorkerMessage): Promise<void> {
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

/** The worker serves private pages only after it knows the user. */
export const tellUser = (): (() => void) =>
  onUserKnown((user) => {
    void tellWorker({ kind: 'user', userId: user?.id ?? null, saveData: savesData() }).then(markTold);
  });

/** Stores the page once the worker knows the user. */
export const keepOnDevice = (path: string): Promise<void> =>
  userTold.then(() => tellWorker({ kind: 'keep', path }));
