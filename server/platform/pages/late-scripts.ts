const PRELOAD = /(<link [^>]*?rel=")modulepreload"/g;
const MODULE = /(<script [^>]*?type=")module"/g;

const MANIFEST = /(<link [^>]*?rel=")manifest"/;
const LATE = /<script [^>]*?type="late"[^>]*>[^<]*/;
// What a route does not have is said of each, indented as for people to read.
const INDENT = /\n\s+/g;
const LACKS = /"has[A-Z]\w+": false,/g;

/**
 * Puts the scripts of a page to sleep, and the manifest, which nobody needs to read; the page itself wakes them once it has been
 * painted (web/platform/late-scripts.ts).
 */
export const layScriptsStill = (html: string): string =>
  html
    .replace(PRELOAD, '$1late"')
    .replace(MODULE, '$1late"')
    .replace(MANIFEST, '$1late" type="application/manifest+json"')
    .replace(LATE, (script) => script.replace(INDENT, '').replace(LACKS, ''));

/** The same for a page that is sent as it is rendered: a tag that is cut between two pieces waits for its end. */
export function layStreamStill(): TransformStream<Uint8Array, Uint8Array> {
  const decoder = new TextDecoder();
  const encoder = new TextEncoder();
  let rest = '';
  return new TransformStream({
    transform(chunk, controller) {
      const text = rest + decoder.decode(chunk, { stream: true });
      const open = text.lastIndexOf('<');
      const end = open > text.lastIndexOf('>') ? open : text.length;
      rest = text.slice(end);
      if (end > 0) controller.enqueue(encoder.encode(layScriptsStill(text.slice(0, end))));
    },
    flush(controller) {
      const text = rest + decoder.decode();
      if (text) controller.enqueue(encoder.encode(layScriptsStill(text)));
    },
  });
}
