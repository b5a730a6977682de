import { summaryOf, withLaws } from '../core/protocols/shown-protocol.ts';
import { readProtocols } from '../server/protocols/read-protocols.ts';

/** What the build of the pages needs of content/protocols (web/protocols/vite-protocols.ts). An invalid file stops it. */
export async function readProtocolPages(root: string) {
  const { protocols, laws, faults } = await readProtocols({ root });
  const [first] = faults;
  if (first) throw new Error(`${first.file}:${first.line} ${first.field} — ${first.reason}`);
  const shown = protocols.map(({ value }) => withLaws(value, laws));
  return { shown, summaries: shown.map(summaryOf) };
}
