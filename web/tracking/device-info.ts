import { describeUserAgent, systemName } from '@atalaya/core/devices/user-agent';
import type { DeviceInfo } from '@atalaya/core/tracking/device-info.contract';
import { pathOnly } from '@atalaya/core/tracking/event';
import { readGraphics } from './graphics';

type Battery = { charging: boolean; level: number; chargingTime: number };

/** Non-standard properties of some browsers. */
type Telling = Navigator & {
  deviceMemory?: number;
  connection?: { effectiveType?: string; downlink?: number; rtt?: number; saveData?: boolean };
  getBattery?: () => Promise<Battery>;
};

const MOST_TEXT = 512;

/** Any of these may be missing or throw; unreadable values are null. */
function readSafely<T>(read: () => T | null | undefined): T | null {
  try {
    return read() ?? null;
  } catch {
    return null;
  }
}

const text = (read: () => unknown): string | null =>
  readSafely(() => {
    const value = read();
    return typeof value === 'string' ? value.slice(0, MOST_TEXT) : null;
  });

const figure = (read: () => unknown): number | null =>
  readSafely(() => {
    const value = read();
    return typeof value === 'number' && Number.isFinite(value) ? value : null;
  });

const size = (width: unknown, height: unknown): string | null =>
  typeof width === 'number' && typeof height === 'number' ? `${width}x${height}` : null;

const features: Record<string, () => boolean> = {
  serviceWorker: () => 'serviceWorker' in navigator,
  push: () => 'PushManager' in window,
  notifications: () => 'Notification' in window,
  webGl: () => 'WebGLRenderingContext' in window,
  webGl2: () => 'WebGL2RenderingContext' in window,
  webRtc: () => 'RTCPeerConnection' in window,
  webAssembly: () => 'WebAssembly' in window,
  indexedDb: () => 'indexedDB' in window,
  localStorage: () => window.localStorage !== null,
  touch: () => 'ontouchstart' in window,
};

/** Collected once per page load, when idle. */
export async function collectDeviceInfo(): Promise<DeviceInfo> {
  const its: Telling = navigator;
  const hasBattery = await batteryOf(its);
  return {
    screenResolution: readSafely(() => size(screen.width, screen.height)),
    availableSize: readSafely(() => size(screen.availWidth, screen.availHeight)),
    colorDepth: figure(() => screen.colorDepth),
    pixelRatio: figure(() => window.devicePixelRatio),
    orientation: text(() => screen.orientation.type),
    userAgent: text(() => its.userAgent),
    platform: text(() => its.platform),
    vendor: text(() => its.vendor),
    language: text(() => its.language),
    languages: readSafely(() => [...its.languages].slice(0, 50)) ?? [],
    cookieEnabled: readSafely(() => its.cookieEnabled),
    onLine: readSafely(() => its.onLine),
    doNotTrack: text(() => its.doNotTrack),
    cpuCores: figure(() => its.hardwareConcurrency),
    memory: figure(() => its.deviceMemory),
    touchPoints: figure(() => its.maxTouchPoints),
    connection: {
      type: text(() => its.connection?.effectiveType),
      speed: figure(() => its.connection?.downlink),
      rtt: figure(() => its.connection?.rtt),
      saveData: readSafely(() => its.connection?.saveData),
    },
    timezone: text(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    timezoneOffset: figure(() => new Date().getTimezoneOffset()),
    ...readGraphics(),
    plugins: readSafely(() => Array.from(its.plugins, ({ name }) => name.slice(0, 200)).slice(0, 50)) ?? [],
    features: Object.fromEntries(
      Object.entries(features).map(([name, read]) => [name, readSafely(read) ?? false]),
    ),
    viewport: readSafely(() => size(window.innerWidth, window.innerHeight)),
    historyLength: figure(() => history.length),
    referrer: text(() => pathOnly(document.referrer)),
    browserInfo: describeBrowser(its, hasBattery),
  };
}

function describeBrowser(its: Telling, hasBattery: boolean): DeviceInfo['browserInfo'] {
  const described = describeUserAgent(text(() => its.userAgent) ?? '', {
    touchPoints: figure(() => its.maxTouchPoints) ?? 0,
    hasBattery,
  });
  return {
    browserName: described.browser,
    browserVersion: described.browserVersion,
    osName: described.operatingSystem,
    osVersion: described.osVersion,
    deviceType: described.kind,
    deviceModel: described.model,
    manufacturer: described.manufacturer,
    product: text(() => its.product),
    platformDescription: `${described.browser} ${described.browserVersion} en ${systemName(described)}`,
  };
}

/** A desktop computer reports a battery that is always full and never charging up. */
async function batteryOf(its: Telling): Promise<boolean> {
  try {
    const battery = await its.getBattery?.();
    return battery !== undefined && !(battery.charging && battery.level === 1 && battery.chargingTime === 0);
  } catch {
    return false;
  }
}

export const looksLikeBot = (): boolean =>
  readSafely(() => navigator.webdriver === true || /bot|crawl|spider|headless/i.test(navigator.userAgent)) ??
  false;
