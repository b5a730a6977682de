const ALOUD: readonly [RegExp, string][] = [
  [/\u00a0/gu, ' '],
  [/\barts\.\s*/giu, 'artículos '],
  [/\bart\.\s*/giu, 'artículo '],
  [/\bnúm\.\s*/giu, 'número '],
  [/\bLO (\d+)\/(\d{4})/gu, 'Ley Orgánica $1 de $2'],
  [/\bRDL (\d+)\/(\d{4})/gu, 'Real Decreto Ley $1 de $2'],
  [/\bRD (\d+)\/(\d{4})/gu, 'Real Decreto $1 de $2'],
  [/\bLey (\d+)\/(\d{4})/gu, 'Ley $1 de $2'],
  [/\bCE\b/gu, 'de la Constitución'],
  [/(\d)\s*%/gu, '$1 por ciento'],
  [/[«»]/gu, ''],
];

/** Expands abbreviations, which speech synthesis would spell out. */
export const aloud = (text: string): string =>
  ALOUD.reduce((said, [written, words]) => said.replace(written, words), text);
