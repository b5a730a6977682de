import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { describeUserAgent, systemName } from './user-agent';

// Real user agents from 2019 to November 2026.
const table = [
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome 142 · Windows · desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142 · Windows · desktop',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0',
    'Firefox 145 · Windows · desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari 19 · macOS · desktop',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 OPR/125.0.0.0',
    'Opera 125 · macOS · desktop',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0', 'Firefox 128 · Linux · desktop'],
  [
    'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome 140 · ChromeOS · desktop',
  ],
  [
    'Mozilla/5.0 (X11; Linux aarch64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/142.0.0.0 Safari/537.36',
    'Chrome 142 · Linux · desktop',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
    'Safari 18 · iOS 18 · mobile',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.7444.77 Mobile/15E148 Safari/604.1',
    'Chrome 142 · iOS 19 · mobile',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) FxiOS/130.0 Mobile/15E148 Safari/605.1.15',
    'Firefox 130 · iOS 17 · mobile',
  ],
  [
    'Mozilla/5.0 (iPad; CPU OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari 19 · iPadOS 19 · tablet',
  ],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36',
    'Chrome 142 · Android 16 · mobile',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 28 · Android 14 · mobile · Samsung SM-S918B',
  ],
  [
    'Mozilla/5.0 (Linux; Android 13; SM-X910 Build/TP1A.220624.014) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36',
    'Chrome 139 · Android 13 · tablet · Samsung SM-X910',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; Pixel 4) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/138.0.0.0 Mobile Safari/537.36 EdgA/138.0.0.0',
    'Edge 138 · Android 10 · mobile · Google Pixel 4',
  ],
  [
    'Mozilla/5.0 (Android 15; Mobile; rv:144.0) Gecko/144.0 Firefox/144.0',
    'Firefox 144 · Android 15 · mobile',
  ],
  [
    'Mozilla/5.0 (Android 12; Tablet; rv:115.0) Gecko/115.0 Firefox/115.0',
    'Firefox 115 · Android 12 · tablet',
  ],
  ['curl/8.5.0', 'Navegador desconocido · Sistema desconocido · desktop'],
  ['', 'Navegador desconocido · Sistema desconocido · desktop'],
] as const;

const summaryOf = (userAgent: string): string => {
  const { browser, browserVersion, kind, model, manufacturer, ...rest } = describeUserAgent(userAgent);
  const system = systemName({ browser, browserVersion, kind, model, manufacturer, ...rest });
  const maker = kind !== 'desktop' && manufacturer !== 'Apple' ? `${manufacturer} ${model}`.trim() : '';
  return [`${browser} ${browserVersion}`.trim(), system, kind, maker]
    .filter((part) => part !== '')
    .join(' · ');
};

describe('the name of a device', () => {
  it.each(table)('is read from its user agent: %s [2.10-2]', (userAgent, name) => {
    expect(summaryOf(userAgent)).toBe(name);
  });

  it('is an iPad for a Mac with a touch screen, and a laptop for a desktop with a battery [3.device-12]', () => {
    const mac = table[3][0];
    expect(describeUserAgent(mac, { touchPoints: 5 })).toMatchObject({
      operatingSystem: 'iPadOS',
      kind: 'tablet',
      model: 'iPad',
    });
    expect(describeUserAgent(mac, { touchPoints: 0, hasBattery: true }).kind).toBe('laptop');
    expect(describeUserAgent(table[12][0], { hasBattery: true }).kind).toBe('mobile');
  });

  it('is never empty, whatever the user agent [3.device-12]', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (userAgent) => {
        const { browser, operatingSystem, kind } = describeUserAgent(userAgent);
        expect(browser).not.toBe('');
        expect(operatingSystem).not.toBe('');
        expect(['desktop', 'mobile', 'tablet', 'laptop']).toContain(kind);
      }),
      { numRuns: 40 },
    );
  });
});
