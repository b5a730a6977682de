import { describe, expect, it } from 'vitest';
import { deviceNameOf } from './device-name';

const agents: [string, string][] = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
    'Windows PC - Chrome',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Windows PC - Edge',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Android - Chrome',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1',
    'iPhone/iPad - Safari',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) CriOS/140.0 Mobile/15E148 Safari/604.1',
    'iPhone/iPad - Chrome',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15_0) Version/18.0 Safari/605.1.15', 'Mac - Safari'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Linux - Firefox'],
  ['curl/8.0', 'Dispositivo desconocido - Navegador'],
];

describe('the name of a device that gets notifications', () => {
  it.each(agents)(
    'is its platform and its browser [3.push-2] [3.push-3] [3.push-4] [3.push-5] [3.push-6]',
    (agent, name) => {
      expect(deviceNameOf(agent)).toBe(name);
    },
  );
});
