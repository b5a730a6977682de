import { type ChildProcess, spawn } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { freePort } from '../../server/testing/test-redis';

/** coturn with the settings of deploy/, on loopback. */
export async function makeTurnServer() {
  const port = await freePort();
  let child: ChildProcess | undefined;
  process.once('exit', () => child?.kill('SIGKILL'));
  return {
    stun: `stun:127.0.0.1:${port}`,
    urls: `turn:127.0.0.1:${port}?transport=udp,turn:127.0.0.1:${port}?transport=tcp`,
    async start(secret: string): Promise<void> {
      const settings = ['-c', 'deploy/turnserver.conf', `--static-auth-secret=${secret}`, '--realm=atalaya'];
      const place = ['--listening-ip=127.0.0.1', '--relay-ip=127.0.0.1', `--listening-port=${port}`];
      const here = ['--allow-loopback-peers', '--no-tls', '--no-dtls', '--log-file=stdout', '--pidfile='];
      child = spawn('turnserver', [...settings, ...place, ...here], { stdio: 'ignore' });
      while (!(await listens(port))) await delay(50);
    },
    async kill(): Promise<void> {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });

/** Credentials for coturn that end at this moment. */
export function credentialsUntil(end: Date, secret: string) {
  const username = `${Math.floor(end.getTime() / 1_000)}:alguien`;
  return { username, credential: createHmac('sha1', secret).update(username).digest('base64') };
}

/** `relay`, or the number of the refusal. */
export const tryRelay = (page: Page, server: RTCIceServer): Promise<string> =>
  page.evaluate(async (given) => {
    const peer = new RTCPeerConnection({ iceServers: [given], iceTransportPolicy: 'relay' });
    peer.createDataChannel('try');
    const answer = new Promise<string>((resolve) => {
      peer.addEventListener('icecandidate', ({ candidate }) => {
        if (candidate?.type) resolve(candidate.type);
      });
      peer.addEventListener('icecandidateerror', ({ errorCode }) => resolve(String(errorCode)));
    });
    await peer.setLocalDescription();
    const said = await answer;
    peer.close();
    return said;
  }, server);

/** A page behind a network that lets nothing through but a TURN server, by UDP or by TCP. */
export const allowRelayOnly = (page: Page, transport: 'udp' | 'tcp') =>
  page.addInitScript((allowed) => {
    const strict = (given: RTCConfiguration): RTCConfiguration => ({
      iceTransportPolicy: 'relay',
      iceServers: (given.iceServers ?? [])
        .map((server) => ({
          ...server,
          urls: [server.urls].flat().filter((url) => url.endsWith(allowed)),
        }))
        .filter(({ urls }) => urls.length > 0),
    });
    window.RTCPeerConnection = class extends RTCPeerConnection {
      constructor(configuration: RTCConfiguration = {}) {
        super(strict(configuration));
      }
      override setConfiguration(configuration: RTCConfiguration = {}) {
        super.setConfiguration(strict(configuration));
      }
    };
  }, `transport=${transport}`);
