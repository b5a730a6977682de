export type DeviceKind = 'desktop' | 'mobile' | 'tablet' | 'laptop';

/** An empty version means that the user agent does not reveal it or reports a false one. */
export type UserAgentInfo = {
  browser: string;
  browserVersion: string;
  operatingSystem: string;
  osVersion: string;
  kind: DeviceKind;
  model: string;
  manufacturer: string;
};

/** Extra information from the browser's APIs. */
export type DeviceHints = { touchPoints?: number; hasBattery?: boolean };

type Rule = { name: string; pattern: RegExp };

// The first match wins: each user agent also contains the names of browsers further down.
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
  // No version: Windows 11 still reports NT 10.0, and macOS has reported 10.15.7 since Big Sur.
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

export function describeUserAgent(userAgent: string, hints: DeviceHints = {}): UserAgentInfo {
  const browser = firstMatch(browsers, userAgent, UNKNOWN_BROWSER);
  const detected = firstMatch(systems, userAgent, UNKNOWN_SYSTEM);
  // An iPad reports itself as a Mac, but no Mac has a touch screen.
  const isIPad = detected.name === 'macOS' && (hints.touchPoints ?? 0) > 1;
  const system = isIPad ? { name: 'iPadOS', version: '' } : detected;
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
  // Android includes Mobile only on phones.
  if (system === 'Android' || /\bTablet\b/.test(userAgent)) return 'tablet';
  return hasBattery ? 'laptop' : 'desktop';
}

function makerOf(userAgent: string, system: string): { model: string; manufacturer: string } {
  if (system === 'iPadOS') return { model: 'iPad', manufacturer: 'Apple' };
  if (system === 'iOS')
    return { model: /\biPod\b/.test(userAgent) ? 'iPod' : 'iPhone', manufacturer: 'Apple' };
  if (system === 'macOS') return { model: 'Mac', manufacturer: 'Apple' };
  const model = /\bAndroid [\d.]+; ([^;)]+?)(?: Build\/[^)]*)?\)/.exec(userAgent)?.[1] ?? '';
  // Chrome replaces the model with K; Firefox has its engine there.
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

/** `Android 16`, or `Windows` without a version. */
export const systemName = ({ operatingSystem, osVersion }: UserAgentInfo): string =>
  osVersion === '' ? operatingSystem : `${operatingSystem} ${osVersion}`;
