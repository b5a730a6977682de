import {
  changesUser,
  endsSession,
  parseWorkerMessage,
  type WorkerMessage,
} from '@atalaya/core/platform/offline';
import { isToolPage } from '@atalaya/core/platform/pages/offline';
import { answer, wayOf } from './answers';
import { dropOldVersions, keepDownloadFiles, keepShell, keepStudyFiles, keepToolFiles } from './assets';
import { build } from './build';
import { forgetPagesOfOthers, keepPage, listKept } from './kept-pages';
import { owner, setOwner } from './owner';
import { openNotified, showPush } from './push';

declare const self: ServiceWorkerGlobalScope;

/** Pages refetched after a new version, one at a time. */
const RENEWED = 20;

// A new version waits until the user agrees or all old pages are closed.
self.addEventListener('install', (event) => event.waitUntil(keepShell()));

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOldVersions(),
      self.registration.navigationPreload?.enable().catch(() => {}),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const way = wayOf(request, url);
  if (way !== 'leave') event.respondWith(answer(event, way, url));
  else if (url.origin === location.origin && changesUser(request.method, url.pathname)) {
    // Until the user is confirmed, nothing private is cached or served.
    event.waitUntil(setOwner({ userId: null }));
    if (endsSession(request.method, url.pathname)) event.waitUntil(forgetPagesOfOthers(null));
  }
});

// Messages are handled in order: the user must be known before a page is cached.
let hearing = Promise.resolve();

self.addEventListener('message', (event) => {
  const told = parseWorkerMessage(event.data);
  if (!told) return;
  if (told.kind === 'files') return event.waitUntil(storeFiles(event.ports[0]));
  hearing = hearing.then(() => receive(told)).catch(() => {});
  event.waitUntil(hearing);
  if (told.kind === 'user' && told.userId !== null && !told.saveData)
    event.waitUntil(hearing.then(prepareToStudy).catch(() => {}));
});

/** Waits for a run that has begun, so that no file is fetched twice. */
async function storeFiles(port: MessagePort | undefined): Promise<void> {
  await fetching?.catch(() => {});
  port?.postMessage(await keepDownloadFiles().catch(() => false));
}

async function receive(told: Exclude<WorkerMessage, { kind: 'files' }>): Promise<void> {
  if (told.kind === 'take-over') return self.skipWaiting();
  if (told.kind === 'keep') {
    await keepPage(told);
    if (isToolPage(told.path)) await keepToolFiles();
    return;
  }
  await setOwner({ userId: told.userId });
  await forgetPagesOfOthers(told.userId);
}

let fetching: Promise<boolean> | undefined;
let preparing: Promise<void> | undefined;

const prepareToStudy = (): Promise<void> => (preparing ??= prepare());

async function prepare(): Promise<void> {
  fetching = keepDownloadFiles();
  await fetching;
  await keepStudyFiles();
  await renewPages();
}

/** Pages cached by an older version refer to files that will be deleted. */
async function renewPages(): Promise<void> {
  if ((await owner()).renewedFor === build.version) return;
  for (const page of (await listKept()).slice(0, RENEWED)) await keepPage({ ...page, data: [] }, true);
  await setOwner({ renewedFor: build.version });
}

self.addEventListener('push', (event) => event.waitUntil(showPush(event.data)));
self.addEventListener('notificationclick', (event) => event.waitUntil(openNotified(event.notification)));
