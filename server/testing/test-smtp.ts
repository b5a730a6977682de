import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** A mail server for tests. It refuses recipients whose address begins with `nobody`. */
export function makeTestSmtp() {
  const received: string[] = [];
  const sockets = new Set<Socket>();
  let server: Server | undefined;
  let port = 0;
  return {
    received,
    url: () => `smtp://127.0.0.1:${port}`,
    /** Listens on the same port every time. */
    async start() {
      server = createServer((socket) => {
        sockets.add(socket);
        socket.on('close', () => sockets.delete(socket)).on('error', () => {});
        answer(socket, received);
      }).listen(port, '127.0.0.1');
      await once(server, 'listening');
      const address = server.address();
      port = typeof address === 'object' && address ? address.port : 0;
    },
    async stop() {
      for (const socket of sockets) socket.destroy();
      server?.close();
      if (server) await once(server, 'close');
    },
  };
}

function answer(socket: Socket, received: string[]): void {
  let message: string[] | undefined;
  socket.write('220 ready\r\n');
  createInterface({ input: socket }).on('line', (line) => {
    if (message) {
      if (line !== '.') return void message.push(line);
      received.push(message.join('\n'));
      message = undefined;
      socket.write('250 taken\r\n');
    } else if (/^data/i.test(line)) {
      message = [];
      socket.write('354 go on\r\n');
    } else if (/^rcpt to:<nobody/i.test(line)) socket.write('550 no such person\r\n');
    else if (/^quit/i.test(line)) socket.end('221 bye\r\n');
    else socket.write('250 ok\r\n');
  });
}
