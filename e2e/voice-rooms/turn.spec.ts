import type { Page } from '@playwright/test';
import { enterAsCandidate } from '../support/candidate';
import { FAKE_MEDIA } from '../support/fake-media';
import { expect, test } from '../support/fixtures';
import { startOwnServer } from '../support/own-server';
import { enter, hearsPeople, iceNameOf, watchPeers } from './support';
import { allowRelayOnly, credentialsUntil, makeTurnServer, tryRelay } from './turn-server';

test.use({ launchOptions: FAKE_MEDIA });

const SECRET = 'secreto-de-coturn';
const MINUTE_MS = 60_000;

/** How the voices of the open connections leave the page. */
const waysOf = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const ways: string[] = [];
    for (const peer of window.peers ?? []) {
      const report = await peer.getStats();
      report.forEach(({ type, selectedCandidatePairId }) => {
        if (type !== 'transport' || peer.connectionState !== 'connected') return;
        const local = report.get(report.get(selectedCandidatePairId)?.localCandidateId);
        ways.push(`${local?.candidateType} ${local?.relayProtocol}`);
      });
    }
    return ways;
  });

test('voices that only a TURN server can carry arrive, and come back with it; a refused one is told', async ({
  browser,
}) => {
  const turn = await makeTurnServer();
  await turn.start(SECRET);
  const server = await startOwnServer({
    STUN_URLS: turn.stun,
    TURN_URLS: turn.urls,
    TURN_SECRET: SECRET,
  });
  const visit = async () => (await browser.newContext({ baseURL: server.url, locale: 'es-ES' })).newPage();
  const [host, guest] = [await visit(), await visit()];
  for (const page of [host, guest]) await watchPeers(page);
  await allowRelayOnly(host, 'udp');
  await allowRelayOnly(guest, 'tcp');
  await guest.clock.install();
  await host.request.post('/api/auth/test-login', { data: { email: 'elite@atalaya.example' } });
  await host.request.put('/api/consent', { data: { analytics: false, fingerprint: false } });
  await enterAsCandidate(guest);
  const opened = await host.request.post('/api/voice-rooms', {
    data: { topic: 'Tras una red estricta', startsAt: null, seats: 6 },
  });
  const { id } = await opened.json();
  const path = `/campus-estudio/salas-voz/${id}`;
  await enter(host, path);
  await enter(guest, path);
  for (const page of [host, guest]) await hearsPeople(page, 1);
  expect(await waysOf(host)).toEqual(['relay udp']);
  expect(await waysOf(guest)).toEqual(['relay tcp']);

  // The passwords are signed with the secret and end after an hour.
  const { iceServers } = await (await host.request.get(`/api/voice-rooms/${id}/ice-servers`)).json();
  const given: RTCIceServer = iceServers.at(-1);
  const end = Number(given.username?.split(':')[0]) * 1_000;
  expect(end - Date.now()).toBeGreaterThan(59 * MINUTE_MS);
  expect(end - Date.now()).toBeLessThanOrEqual(60 * MINUTE_MS);
  expect(await tryRelay(host, given)).toBe('relay');
  const ended = credentialsUntil(new Date(Date.now() - 2_000), SECRET);
  expect(await tryRelay(host, { ...given, ...ended })).toBe('401');
  const foreign = credentialsUntil(new Date(end), 'otro-secreto');
  expect(await tryRelay(host, { ...given, ...foreign })).toBe('401');

  // The way of the voices is cut, and the socket is not.
  const before = await iceNameOf(guest);
  await turn.kill();
  for (const page of [host, guest]) await expect(page.getByText('Conectando…')).toBeVisible();
  // A new way is looked for in vain.
  await expect.poll(() => iceNameOf(guest)).not.toBe(before);
  await expect(guest.getByText('Se ha cortado la conexión.')).toHaveCount(0);
  await turn.start(SECRET);
  for (const page of [host, guest]) await hearsPeople(page, 1);
  // The same connection: nobody entered again.
  expect(await guest.evaluate(() => window.peers?.length)).toBe(1);

  // Back with another secret: it refuses the passwords of the server.
  await turn.kill();
  await turn.start('otro-secreto');
  await expect(guest.getByText('Conectando…')).toBeVisible();
  await guest.clock.fastForward(20_000);
  await expect(guest.getByText('Sin conexión', { exact: true })).toBeVisible();
  await expect(guest.getByRole('status').getByText(/^No hemos podido conectarte con /)).toBeVisible();
  await turn.kill();
  await turn.start(SECRET);
  await guest.getByRole('button', { name: /^Reintentar/ }).click();
  for (const page of [host, guest]) await hearsPeople(page, 1);
  await expect(guest.getByText(/^No hemos podido conectarte/)).toHaveCount(0);
  for (const page of [host, guest]) await page.context().close();
  await server.stop();
  await turn.kill();
});
