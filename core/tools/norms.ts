/** The norms that the tools cite. The texts were compared with the BOE on `LAW_CHECKED_ON`. */
export const LAW_CHECKED_ON = '2026-08-22';

export const norms = {
  RGC: { name: 'Reglamento de Circulación', boe: 'BOE-A-2003-23514' },
  LTSV: { name: 'Ley sobre Tráfico', boe: 'BOE-A-2015-11722' },
  CP: { name: 'Código Penal', boe: 'BOE-A-1995-25444' },
  LECrim: { name: 'Ley de Enjuiciamiento Criminal', boe: 'BOE-A-1882-6036' },
  LORPM: { name: 'Ley de responsabilidad penal de los menores', boe: 'BOE-A-2000-641' },
  'ICT/155/2020': { name: 'Orden ICT/155/2020, de control metrológico', boe: 'BOE-A-2020-2573' },
  'RD 255/2025': { name: 'Real Decreto del DNI', boe: 'BOE-A-2025-6601' },
  'RD 1155/2024': { name: 'Reglamento de extranjería', boe: 'BOE-A-2024-24099' },
  'RD 1065/2007': { name: 'Reglamento de gestión tributaria', boe: 'BOE-A-2007-15984' },
  'EHA/451/2008': { name: 'Orden del NIF de las entidades', boe: 'BOE-A-2008-3580' },
  'INT/2058/2008': { name: 'Orden del NIE', boe: 'BOE-A-2008-12050' },
  'RD 896/2003': { name: 'Real Decreto del pasaporte', boe: 'BOE-A-2003-13978' },
  'RD 818/2009': { name: 'Reglamento de Conductores', boe: 'BOE-A-2009-9481' },
  RGV: { name: 'Reglamento de Vehículos', boe: 'BOE-A-1999-1826' },
  'RD 920/2017': { name: 'Real Decreto de la ITV', boe: 'BOE-A-2017-12841' },
  'LO 9/2015': { name: 'Régimen de personal de la Policía Nacional', boe: 'BOE-A-2015-8468' },
  'LO 4/2010': { name: 'Régimen disciplinario de la Policía Nacional', boe: 'BOE-A-2010-8115' },
  RA: { name: 'Reglamento de Armas', boe: 'BOE-A-1993-6202' },
} as const;

export type NormId = keyof typeof norms;

/** One legal basis: the article, what it settles, and its norm. */
export type Basis = { norm: NormId; article: string; text: string };

export const basis = (norm: NormId, article: string, text: string): Basis => ({ norm, article, text });

/** The consolidated text. The anchor works for plain article numbers; others open the norm at its start. */
export function articleLink(boe: string, article: string): string {
  const number = /^(\d+)(?=\D|$)/.exec(article)?.[1];
  const isPlain = number !== undefined && !/\b(bis|ter|quater|quinquies|sexies|octies)\b/.test(article);
  return `https://www.boe.es/buscar/act.php?id=${boe}${isPlain ? `#a${number}` : ''}`;
}

export const boeLink = ({ norm, article }: Basis): string => articleLink(norms[norm].boe, article);
