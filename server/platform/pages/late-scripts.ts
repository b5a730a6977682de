const PRELOAD = /(<link [^>]*?rel=")modulepreload"/g;
const MODULE = /(<script [^>]*?type=")module"/g;

const MANIFEST = /(<link [^>]*?rel=")manifest"/;

/**
 * Puts the scripts of a page to sleep, and the manifest, which nobody needs to read; the page itself wakes them once it has been
 * painted (web/platform/late-scripts.ts).
 */
export const layScriptsStill = (html: string): string =>
  html
    .replace(PRELOAD, '$1late"')
    .replace(MODULE, '$1late"')
    .replace(MANIFEST, '$1late" type="application/manifest+json"');

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
