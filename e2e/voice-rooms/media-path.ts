import { createSocket, type Socket } from 'node:dgram';
import type { Page } from '@playwright/test';

type Address = { ip: string; port: number };
type Relay = { socket: Socket; port: number; behind: Address };

const keyOf = ({ ip, port }: Address): string => `${ip}:${port}`;

/**
 * A path for the voices that the test can cut. The addresses that two pages tell each other are replaced by relays of this
 * process, which hands on every packet, or none.
 */
export function openMediaPath() {
  const relays = new Map<string, Promise<Relay>>();
  let isCut = false;
  let passed = 0;

  const relayOf = (behind: Address): Promise<Relay> => {
    const known = relays.get(keyOf(behind));
    if (known) return known;
    const made = makeRelay(behind);
    relays.set(keyOf(behind), made);
    return made;
  };
  const makeRelay = async (behind: Address): Promise<Relay> => {
    const socket = createSocket('udp4');
    socket.on('message', async (packet, from) => {
      if (isCut) return;
      // It leaves by the relay of its sender, so that the answer comes back through here too.
      const back = await relayOf({ ip: from.address, port: from.port });
      passed += 1;
      back.socket.send(packet, behind.port, behind.ip, () => {});
    });
    await new Promise<void>((resolve) => socket.bind(0, resolve));
    return { socket, port: socket.address().port, behind };
  };

  /** A frame of the socket, with relays in place of the addresses of the page. */
  const throughRelays = async (frame: string): Promise<string> => {
    let changed = frame;
    for (const [whole, start = '', ip = '', port = ''] of frame.matchAll(
      /(candidate:\S+ \d+ udp \d+ )(\d+\.\d+\.\d+\.\d+) (\d+)/gi,
    )) {
      const relay = await relayOf({ ip, port: Number(port) });
      changed = changed.replace(whole, `${start}${ip} ${relay.port}`);
    }
    // Names and other kinds of addresses would lead around the relays.
    return changed.replace(/(candidate:\S+ \d+ (?:udp|tcp) \d+ )\S*[a-z:]\S* \d+/gi, '$1192.0.2.1 9');
  };

  return {
    async watch(page: Page): Promise<void> {
      // With it the browser tells addresses; without, only names.
      await page.context().grantPermissions(['microphone']);
      await page.routeWebSocket(/socket\.io/, (socket) => {
        const server = socket.connectToServer();
        // One after the other, so that their order stays.
        let sending: Promise<unknown> = Promise.resolve();
        socket.onMessage((frame) => {
          sending = sending.then(async () =>
            server.send(typeof frame === 'string' ? await throughRelays(frame) : frame),
          );
        });
      });
    },
    setCut(cut: boolean) {
      isCut = cut;
    },
    passed: () => passed,
    async close(): Promise<void> {
      for (const relay of relays.values()) (await relay).socket.close();
    },
  };
}
