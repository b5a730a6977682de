import { SaxesParser } from 'saxes';
import { AppError } from '../../platform/app-error';

/** A wording of an article and the norm that gave it. */
export type Wording = { validFrom: string; published: string; norm: string; title: string; body: string };
export type OfficialText = { boe: string; articles: Map<string, Wording[]> };

/** Deeper than any text of the BOE. */
const DEEPEST = 60;
const MOST_ARTICLES = 5_000;

/** «Artículo 282 bis.» → `282 bis`; null for annexes and provisions. */
export function articleNumber(title: string): string | null {
  const number = /^art(?:ículo|iculo|\.)\s+(\S.*?)\.?$/i.exec(title.trim())?.[1];
  return number === undefined || number.length > 60 ? null : number.replace(/^(\d+)\.º?$/, '$1');
}

/** `20260520` → `2026-05-20`; null if it is not a day. */
function dayOf(date: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})$/.exec(date ?? '') ?? [];
  const written = `${year}-${month}-${day}`;
  return year && !Number.isNaN(Date.parse(written)) ? written : null;
}

/**
 * Reads a consolidated text of the BOE's open data. The parser knows no entities but the five of XML, and a DTD is
 * refused, so that nothing can be expanded or fetched.
 */
export function readBoeXml(xml: string): OfficialText {
  const parser = new SaxesParser();
  const articles = new Map<string, Wording[]>();
  let boe = '';
  let depth = 0;
  let block: { number: string; title: string } | null = null;
  let wording: { validFrom: string; published: string; norm: string; lines: string[] } | null = null;
  /** The text of an element that is kept, while it is open. */
  let line: string | null = null;
  /** Open notes, whose text is not part of the law. */
  let notes = 0;

  parser.on('error', () => {
    throw new AppError('laws.not-xml');
  });
  parser.on('doctype', () => {
    throw new AppError('laws.unsafe-xml');
  });
  parser.on('opentag', ({ name, attributes }) => {
    depth += 1;
    if (depth > DEEPEST) throw new AppError('laws.not-xml');
    if (name === 'identificador') line = '';
    if (name === 'bloque') {
      const title = attributes.titulo ?? '';
      const number = attributes.tipo === 'precepto' ? articleNumber(title) : null;
      block = number === null ? null : { number, title };
    }
    if (name === 'version' && block) {
      const given = dayOf(attributes.fecha_publicacion);
      const validFrom = dayOf(attributes.fecha_vigencia) ?? given;
      if (!validFrom) throw new AppError('laws.not-boe');
      wording = { validFrom, published: given ?? validFrom, norm: attributes.id_norma ?? '', lines: [] };
    }
    if (name === 'blockquote') notes += 1;
    if (name === 'p' && wording && notes === 0 && !/^(articulo|nota)/.test(attributes.class ?? '')) line = '';
  });
  parser.on('text', (text) => {
    if (line !== null) line += text;
  });
  parser.on('closetag', ({ name }) => {
    depth -= 1;
    if (name === 'identificador' && boe === '') boe = line?.trim() ?? '';
    if (name === 'p' && wording && line !== null) wording.lines.push(line.replace(/\s+/g, ' ').trim());
    if (name === 'p' || name === 'identificador') line = null;
    if (name === 'blockquote') notes -= 1;
    if (name === 'version' && block && wording) {
      const { lines, ...day } = wording;
      const known = articles.get(block.number) ?? [];
      known.push({ ...day, title: block.title, body: lines.filter(Boolean).join('\n') });
      articles.set(block.number, known);
      if (articles.size > MOST_ARTICLES) throw new AppError('laws.not-boe');
      wording = null;
    }
    if (name === 'bloque') block = null;
  });
  parser.write(xml).close();
  if (!/^BOE-A-\d{4}-\d{1,6}$/.test(boe) || articles.size === 0) throw new AppError('laws.not-boe');
  for (const wordings of articles.values()) wordings.sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  return { boe, articles };
}
