import type { WorkerMessage } from '@atalaya/core/platform/offline';
import { onUserKnown } from '../session';

/** Only in secure contexts, and never in development, where file names have no hashes. */
export const mayHaveWorker = (): boolean =>
  import.meta.env.PROD && window.isSecureContext && 'serviceWorker' in navigator;

export async function messageWorker(message: WorkerMessage): Promise<void> {
  if (!mayHaveWorker()) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(message);
}

/** Stores the files of the pages of a download; false if some could not be fetched. */
export async function storeDownloadFiles(): Promise<boolean> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const reply = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  active?.postMessage({ kind: 'files' } satisfies WorkerMessage, [port2]);
  return reply;
}

let resolveUserSent: () => void;
const userSent = new Promise<void>((resolve) => {
  resolveUserSent = resolve;
});

const savesData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** The worker serves private pages only after it knows the user. */
export const sendUserToWorker = (): (() => void) =>
  onUserKnown((user) => {
    void messageWorker({ kind: 'user', userId: user?.id ?? null, saveData: savesData() }).then(
      resolveUserSent,
    );
  });

/** Stores the page once the worker knows the user. */
export const keepOnDevice = (path: string, { title = '', data = [] as string[] } = {}): Promise<void> =>
  userSent.then(() => messageWorker({ kind: 'keep', path, title, data }));
