import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number };
type Sent = {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Array<{ key: string; value: Value }>;
  status: { code?: number };
};
type Batch = { resourceSpans: Array<{ scopeSpans: Array<{ spans: Sent[] }> }> };

/** A collector of OpenTelemetry that keeps what it is sent. */
export async function openCollector() {
  const batches: string[] = [];
  const server = createServer(async (request, response) => {
    batches.push(await text(request));
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    /** Everything received, as it came. */
    text: () => batches.join('\n'),
    spans: () =>
      batches
        .flatMap((batch) => (JSON.parse(batch) as Batch).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map(({ attributes, ...span }) => ({
          ...span,
          ms: Number(BigInt(span.endTimeUnixNano) - BigInt(span.startTimeUnixNano)) / 1e6,
          attributes: Object.fromEntries(
            attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]),
          ),
        })),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
