/** The first match wins: an iPad also reports Mac, and Android also reports Linux. */
const platforms: readonly [RegExp, string][] = [
  [/iPhone|iPad|iPod/, 'iPhone/iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows PC'],
  [/Macintosh|Mac OS X/, 'Mac'],
  [/Linux|X11|CrOS/, 'Linux'],
];

/** Edge also reports Chrome, and Chrome also reports Safari. */
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const nameIn = (names: readonly [RegExp, string][], userAgent: string): string | undefined =>
  names.find(([pattern]) => pattern.test(userAgent))?.[1];

/** `Android - Chrome`: how a browser is called in the list of those that get notifications. */
export const deviceNameOf = (userAgent: string): string =>
  `${nameIn(platforms, userAgent) ?? 'Dispositivo desconocido'} - ${nameIn(browsers, userAgent) ?? 'Navegador'}`;
