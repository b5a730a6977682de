import { hashToken, newToken } from '../platform/sessions';
import type { Caller } from '../testing/test-server';

export const agents = {
  phone:
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
  laptop: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
  tablet:
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
};

/** What a browser without a device cookie is given at sign-in. */
export const newDeviceId = (): string => hashToken(newToken()).slice(0, 32);

export type Session = { sessionId: string; isCurrent: boolean; browser: string };

export function browser(caller: Caller, userAgent: string) {
  const headers = { 'user-agent': userAgent };
  return {
    get: (url: string) => caller.get(url, headers),
    send: (method: 'POST' | 'DELETE', url: string, body?: object) => caller.send(method, url, body, headers),
    async check() {
      return (await caller.get('/api/auth/check-device-limit', headers)).json();
    },
    close: (sessionId: string) =>
      caller.send('POST', '/api/auth/close-device-session', { sessionId }, headers),
    goodbye: () => caller.send('POST', '/api/auth/end-current-session', {}, headers),
  };
}
export type Browser = ReturnType<typeof browser>;

export const idOf = async (one: Browser): Promise<string> =>
  (await one.check()).sessions.find((session: Session) => session.isCurrent).sessionId;
