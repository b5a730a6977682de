export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'laptop';

/** What a user agent gives away, in words a person knows. An empty version means that it is not told, or not true. */
export type Described = {
  browser: string;
  browserVersion: string;
  operatingSystem: string;
  osVersion: string;
  kind: DeviceKind;
  model: string;
  manufacturer: string;
};

/** Hints that only the browser itself can give. */
export type DeviceHints = { touchPoints?: number; hasBattery?: boolean };

type Rule = { name: string; pattern: RegExp };

// The first match wins: every browser claims to be the ones after it.
const browsers: readonly Rule[] = [
  { name: 'Edge', pattern: /\b(?:Edg|EdgA|EdgiOS)\/(\d+)/ },
  { name: 'Opera', pattern: /\b(?:OPR|OPT)\/(\d+)/ },
  { name: 'Samsung Internet', pattern: /\bSamsungBrowser\/(\d+)/ },
  { name: 'Vivaldi', pattern: /\bVivaldi\/(\d+)/ },
  { name: 'Firefox', pattern: /\b(?:Firefox|FxiOS)\/(\d+)/ },
  { name: 'Chrome', pattern: /\b(?:HeadlessChrome|Chrome|CriOS)\/(\d+)/ },
  { name: 'Safari', pattern: /\bVersion\/(\d+)[\d.]* (?:Mobile\/\w+ )?Safari\// },
];

const systems: readonly Rule[] = [
  { name: 'iPadOS', pattern: /\biPad\b.*? OS (\d+)/ },
  { name: 'iOS', pattern: /\b(?:iPhone|iPod)\b.*? OS (\d+)/ },
  { name: 'Android', pattern: /\bAndroid(?: (\d+))?/ },
  // Windows 11 still calls itself NT 10.0, and macOS has said 10.15.7 since Big Sur: neither version is told.
  { name: 'Windows', pattern: /\bWindows NT\b()/ },
  { name: 'ChromeOS', pattern: /\bCrOS\b()/ },
  { name: 'macOS', pattern: /\bMac OS X\b()/ },
  { name: 'Linux', pattern: /\bLinux\b()/ },
];

const UNKNOWN_BROWSER = 'Navegador desconocido';
const UNKNOWN_SYSTEM = 'Sistema desconocido';

function firstMatch(rules: readonly Rule[], userAgent: string, unknown: string) {
  for (const { name, pattern } of rules) {
    const found = pattern.exec(userAgent);
    if (found) return { name, version: found[1] ?? '' };
  }
  return { name: unknown, version: '' };
}

export function describeUserAgent(userAgent: string, hints: DeviceHints = {}): Described {
  const browser = firstMatch(browsers, userAgent, UNKNOWN_BROWSER);
  const told = firstMatch(systems, userAgent, UNKNOWN_SYSTEM);
  // An iPad passes itself off as a Mac; no Mac has a touch screen.
  const isIPad = told.name === 'macOS' && (hints.touchPoints ?? 0) > 1;
  const system = isIPad ? { name: 'iPadOS', version: '' } : told;
  return {
    browser: browser.name,
    browserVersion: browser.version,
    operatingSystem: system.name,
    osVersion: system.version,
    kind: kindOf(userAgent, system.name, hints),
    ...makerOf(userAgent, system.name),
  };
}

function kindOf(userAgent: string, system: string, { hasBattery }: DeviceHints): DeviceKind {
  if (system === 'iPadOS') return 'tablet';
  if (system === 'iOS') return 'mobile';
  if (/\bMobile\b/.test(userAgent)) return 'mobile';
  // Android says Mobile on phones only.
  if (system === 'Android' || /\bTablet\b/.test(userAgent)) return 'tablet';
  return hasBattery ? 'laptop' : 'desktop';
}

function makerOf(userAgent: string, system: string): { model: string; manufacturer: string } {
  if (system === 'iPadOS') return { model: 'iPad', manufacturer: 'Apple' };
  if (system === 'iOS')
    return { model: /\biPod\b/.test(userAgent) ? 'iPod' : 'iPhone', manufacturer: 'Apple' };
  if (system === 'macOS') return { model: 'Mac', manufacturer: 'Apple' };
  const model = /\bAndroid [\d.]+; ([^;)]+?)(?: Build\/[^)]*)?\)/.exec(userAgent)?.[1] ?? '';
  // Chrome hides the model behind a K; Firefox puts its engine there.
  if (model === '' || model === 'K' || /^(Mobile|Tablet|rv:|wv$)/.test(model))
    return { model: '', manufacturer: '' };
  return { model, manufacturer: manufacturerOf(model) };
}

const manufacturers: readonly Rule[] = [
  { name: 'Samsung', pattern: /^(SM|GT)-|^SAMSUNG/ },
  { name: 'Google', pattern: /^Pixel/ },
  { name: 'Xiaomi', pattern: /^(Mi |Redmi|POCO|M2\d|2\d{3})/ },
  { name: 'OPPO', pattern: /^(CPH|OPPO)/ },
  { name: 'OnePlus', pattern: /^(ONEPLUS|KB2|LE2)/i },
  { name: 'Huawei', pattern: /^(HUAWEI|ELE-|VOG-|ANE-)/ },
  { name: 'Motorola', pattern: /^moto/i },
];

const manufacturerOf = (model: string): string =>
  manufacturers.find(({ pattern }) => pattern.test(model))?.name ?? '';

/** `Android 16`, or just `Windows` where the version is not told. */
export const systemName = ({ operatingSystem, osVersion }: Described): string =>
  osVersion === '' ? operatingSystem : `${operatingSystem} ${osVersion}`;
