import type { Caller } from '../../testing/test-server';

export type MadeVersion = { from: string; published?: string; norm?: string; text: string };

const block = (title: string, versions: readonly MadeVersion[]) =>
  `<bloque id="x" tipo="precepto" titulo="${title}">${versions
    .map(
      ({ from, published = from, norm = 'BOE-A-1978-31229', text }) =>
        `<version id_norma="${norm}" fecha_publicacion="${published}" fecha_vigencia="${from}">` +
        `<p class="articulo">${title}</p><p class="parrafo">${text}</p>` +
        `<blockquote><p class="nota_pie">Se modifica.</p></blockquote></version>`,
    )
    .join('')}</bloque>`;

/** A small consolidated text in the format of the BOE's open data. */
export const boeXml = (articles: Record<string, readonly MadeVersion[]>, boe = 'BOE-A-1978-31229'): string =>
  `<?xml version="1.0" encoding="UTF-8"?><response><data><metadatos><identificador>${boe}</identificador></metadatos><texto>` +
  `<bloque id="pr" tipo="preambulo" titulo="Preámbulo"><version id_norma="${boe}" fecha_publicacion="19781229"><p>…</p></version></bloque>` +
  Object.entries(articles)
    .map(([number, versions]) => block(`Artículo ${number}`, versions))
    .join('') +
  '</texto></data></response>';

const EDGE = 'frontera';

/** Sends a law text as the form of the admin page does. */
export const uploadLaw = (caller: Caller, xml: string) =>
  caller.send(
    'POST',
    '/api/admin/laws/texts',
    Buffer.from(
      `--${EDGE}\r\nContent-Disposition: form-data; name="file"; filename="ley.xml"\r\nContent-Type: text/xml\r\n\r\n${xml}\r\n--${EDGE}--\r\n`,
    ),
    { 'content-type': `multipart/form-data; boundary=${EDGE}` },
  );
