import { createServer, type Server } from 'node:http';

/** A language model on this machine that says what the test wants. */
export function scriptedModel() {
  const requests: string[] = [];
  let script: string[] = [];
  let status = 200;
  const server: Server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += String(chunk);
    });
    request.on('end', () => {
      requests.push(body);
      response.writeHead(status, { 'content-type': 'text/event-stream' });
      for (const content of script)
        response.write(`data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`);
      response.end('data: [DONE]\n\n');
    });
  });
  return {
    requests,
    says(pieces: string[], code = 200) {
      script = pieces;
      status = code;
    },
    async listen(port = 0): Promise<string> {
      await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
      const address = server.address();
      return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/v1`;
    },
    close: () => server.close(),
  };
}
