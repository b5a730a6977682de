import type { DeviceInfo } from '@atalaya/core/tracking/device-info.contract';
import { call } from '../platform/api';
import { whenIdle } from '../platform/when-idle';
import { collectDeviceInfo } from './device-info';

type Details = Record<string, string | number | boolean | null>;
type PageView = { page: string; timestamp: string };
type Action = PageView & { action: string; details: Details };
type Letter = PageView | Action;

let waiting: Letter[] = [];
let cancelIdle: (() => void) | undefined;
let machine: DeviceInfo | null = null;

/** The machine is read once per page load, and not before someone wants to know. */
export async function readMachineOnce(): Promise<DeviceInfo> {
  machine ??= await collectDeviceInfo();
  return machine;
}

const isAction = (letter: Letter): letter is Action => 'action' in letter;

/** Puts a letter with the others; all of them leave together, when the browser is idle. */
function post(letter: Letter): void {
  waiting.push(letter);
  cancelIdle ??= whenIdle(() => {
    cancelIdle = undefined;
    void sendAll();
  });
}

export const postPageView = (page: string): void => post({ page, timestamp: new Date().toISOString() });

export const postAction = (action: string, details: Details = {}): void =>
  post({ action, page: window.location.pathname, details, timestamp: new Date().toISOString() });

async function sendAll(): Promise<void> {
  const deviceInfo = await readMachineOnce();
  // Taken only now: a page that is left meanwhile sends them by beacon instead.
  for (const letter of takeWaiting()) {
    const options = { keepalive: true };
    // Whatever goes wrong has been logged by `call`, and that is all that happens to it.
    await (isAction(letter)
      ? call('POST /api/tracking/action', { body: { ...letter, deviceInfo } }, options)
      : call('POST /api/tracking/page-view', { body: { ...letter, deviceInfo } }, options)
    ).catch(() => {});
  }
}

function takeWaiting(): Letter[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** The last chance of what still waits: a beacon outlives its page. */
export function beaconWaiting(): void {
  for (const letter of takeWaiting()) {
    const path = isAction(letter) ? '/api/tracking/action' : '/api/tracking/page-view';
    const body = JSON.stringify({ ...letter, deviceInfo: machine });
    navigator.sendBeacon?.(path, new Blob([body], { type: 'application/json' }));
  }
}

/** For a user who leaves or takes the yes back: nothing that waits is sent. */
export function forgetWaiting(): void {
  cancelIdle?.();
  cancelIdle = undefined;
  waiting = [];
}
