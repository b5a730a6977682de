import type { Browser, Page, PlaywrightWorkerArgs } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { enterWithElite } from '../support/elite';
import { expect } from '../support/fixtures';

declare global {
  interface Window {
    peers?: RTCPeerConnection[];
    wakeLocks?: { asked: number; released: number };
  }
}

/** A new user with elite opens a room through the API. */
export async function openRoom(
  page: Page,
  playwright: PlaywrightWorkerArgs['playwright'],
  topic: string,
): Promise<string> {
  await enterWithElite(page, playwright);
  const opened = await page.request.post('/api/voice-rooms', { data: { topic, startsAt: null, seats: 6 } });
  expect(opened.ok(), await opened.text()).toBe(true);
  return `/campus-estudio/salas-voz/${(await opened.json()).id}`;
}

export async function newGuest(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'es-ES' })).newPage();
  await enterAsCandidate(page);
  return page;
}

/** Keeps the connections of the page, so that the test can read their statistics. */
export const watchPeers = (page: Page) =>
  page.addInitScript(() => {
    const peers: RTCPeerConnection[] = [];
    window.peers = peers;
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration?: RTCConfiguration) {
        super(configuration);
        peers.push(this);
      }
    };
  });

export async function enter(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Participantes' })).toBeVisible();
}

/** Bytes of voice that arrived on each open connection. */
export const heardBytes = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const open = (window.peers ?? []).filter(({ connectionState }) => connectionState === 'connected');
    return Promise.all(
      open.map(async (peer) => {
        let bytes = 0;
        (await peer.getStats()).forEach((report) => {
          if (report.type === 'inbound-rtp' && report.kind === 'audio') bytes += report.bytesReceived;
        });
        return bytes;
      }),
    );
  });

/** Voice of so many people arrives, and more of it. */
export async function hearsPeople(page: Page, people: number): Promise<void> {
  await expect.poll(async () => (await heardBytes(page)).filter((bytes) => bytes > 0).length).toBe(people);
  const before = await heardBytes(page);
  await expect
    .poll(async () => (await heardBytes(page)).filter((bytes, at) => bytes > (before[at] ?? 0)).length)
    .toBe(people);
}

/** Restarts every open connection, and waits until each has new credentials of the other end and is stable. */
export const restartIce = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const open = (window.peers ?? []).filter(({ connectionState }) => connectionState === 'connected');
    const nameOf = (peer: RTCPeerConnection) =>
      /ice-ufrag:(\S+)/.exec(peer.remoteDescription?.sdp ?? '')?.[1];
    const before = open.map(nameOf);
    for (const peer of open) peer.restartIce();
    const isDone = () =>
      open.every((peer, at) => peer.signalingState === 'stable' && nameOf(peer) !== before[at]);
    while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 50));
  });

/** It changes when a new way for the voices is looked for. */
export const iceNameOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => /ice-ufrag:(\S+)/.exec(window.peers?.at(-1)?.localDescription?.sdp ?? '')?.[1]);

/** Counts the locks of the screen: a browser without a screen has none. */
export const watchWakeLock = (page: Page) =>
  page.addInitScript(() => {
    const counts = { asked: 0, released: 0 };
    window.wakeLocks = counts;
    const request = async () => {
      counts.asked += 1;
      return Object.assign(new EventTarget(), {
        released: false,
        type: 'screen',
        onrelease: null,
        release: async () => {
          counts.released += 1;
        },
      });
    };
    Object.defineProperty(navigator, 'wakeLock', { value: { request } });
  });
