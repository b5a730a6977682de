import { describe, expect, it } from 'vitest';
import { layScriptsStill, layStreamStill } from './late-scripts';

const head =
  '<link rel="modulepreload" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="manifest" href="/m"/>';
const body =
  '<script nonce="x">if (1 < 2) go()</script><script nonce="x" type="module" async="">import "/a.js"</script>';
const still =
  '<link rel="late" href="/a.js"/><link rel="stylesheet" href="/a.css"/><link rel="late" type="application/manifest+json" href="/m"/><script nonce="x">if (1 < 2) go()</script><script nonce="x" type="late" async="">import "/a.js"</script>';

describe('the scripts of a page', () => {
  it('lie still in a page that is kept; its style sheet and its inline scripts do not', () => {
    expect(layScriptsStill(head + body)).toBe(still);
  });

  it('say nothing of what a route does not have', () => {
    expect(
      layScriptsStill(
        `<script type="module">import "/a.js";\n  m = {\n    "a": {\n      "hasAction": false,\n      "hasLoader": true,\n      "id": "a"\n    }\n}</script>`,
      ),
    ).toBe(`<script type="late">import "/a.js";m = {"a": {"hasLoader": true,"id": "a"}\n}</script>`);
  });

  it('lie still in a page that is streamed, wherever it is cut', async () => {
    const bytes = new TextEncoder().encode(`ñ${head}${body}`);
    for (let cut = 0; cut <= bytes.length; cut += 1) {
      const pieces = [bytes.slice(0, cut), bytes.slice(cut)];
      const source = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece);
          controller.close();
        },
      });
      expect(await new Response(source.pipeThrough(layStreamStill())).text()).toBe(`ñ${still}`);
    }
  });
});
