import type { DeviceInfo } from '@atalaya/core/tracking/device-info.contract';
import { call } from '../platform/api';
import { whenIdle } from '../platform/when-idle';
import { collectDeviceInfo } from './device-info';

type Details = Record<string, string | number | boolean | null>;
type PageView = { page: string; timestamp: string };
type Action = PageView & { action: string; details: Details };
type TrackedEvent = PageView | Action;

let waiting: TrackedEvent[] = [];
let cancelIdle: (() => void) | undefined;
let collected: DeviceInfo | null = null;

/** Collected once per page load, and only when the first event is sent. */
export async function deviceInfoOnce(): Promise<DeviceInfo> {
  collected ??= await collectDeviceInfo();
  return collected;
}

const isAction = (event: TrackedEvent): event is Action => 'action' in event;

/** Queues an event; all queued events are sent together when the browser is idle. */
function enqueue(event: TrackedEvent): void {
  waiting.push(event);
  cancelIdle ??= whenIdle(() => {
    cancelIdle = undefined;
    void sendAll();
  });
}

export const postPageView = (page: string): void => enqueue({ page, timestamp: new Date().toISOString() });

export const postAction = (action: string, details: Details = {}): void =>
  enqueue({ action, page: window.location.pathname, details, timestamp: new Date().toISOString() });

async function sendAll(): Promise<void> {
  const deviceInfo = await deviceInfoOnce();
  // Taken after the await: if the page is left meanwhile, they are sent by beacon instead.
  for (const event of takeWaiting()) {
    const options = { keepalive: true };
    // `call` has logged the error; a lost tracking event is not retried.
    await (isAction(event)
      ? call('POST /api/tracking/action', { body: { ...event, deviceInfo } }, options)
      : call('POST /api/tracking/page-view', { body: { ...event, deviceInfo } }, options)
    ).catch(() => {});
  }
}

function takeWaiting(): TrackedEvent[] {
  const taken = waiting;
  waiting = [];
  return taken;
}

/** A beacon is delivered even after the page is closed. */
export function beaconWaiting(): void {
  for (const event of takeWaiting()) {
    const path = isAction(event) ? '/api/tracking/action' : '/api/tracking/page-view';
    const body = JSON.stringify({ ...event, deviceInfo: collected });
    navigator.sendBeacon?.(path, new Blob([body], { type: 'application/json' }));
  }
}

/** On sign-out or withdrawn consent, queued events are dropped. */
export function forgetWaiting(): void {
  cancelIdle?.();
  cancelIdle = undefined;
  waiting = [];
}
