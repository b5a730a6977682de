export const lawPath = (law: string): string => `/codificado/${law}`;
export const articlePath = (law: string, article: string): string => `/codificado/${law}/${article}`;
/** Where a law is shown: the Constitution has a page of its own. */
export const guidePath = (law: string): string => (law === 'ce' ? '/constitucion-espanola' : lawPath(law));
export const lawTextLink = (boe: string): string => `https://www.boe.es/buscar/act.php?id=${boe}`;
export const normLink = (boe: string): string => `https://www.boe.es/diario_boe/txt.php?id=${boe}`;
