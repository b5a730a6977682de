import { z } from 'zod';

const text = z.string().max(512).nullable();
const figure = z.number().finite().nullable();
const flag = z.boolean().nullable();
const names = z.array(z.string().max(200)).max(50);

/** Spec, point 3. Values that the browser does not reveal are null. */
export const deviceInfo = z.object({
  screenResolution: text,
  availableSize: text,
  colorDepth: figure,
  pixelRatio: figure,
  orientation: text,
  userAgent: text,
  platform: text,
  vendor: text,
  language: text,
  languages: names,
  cookieEnabled: flag,
  onLine: flag,
  doNotTrack: text,
  cpuCores: figure,
  memory: figure,
  touchPoints: figure,
  connection: z.object({ type: text, speed: figure, rtt: figure, saveData: flag }),
  timezone: text,
  timezoneOffset: figure,
  webglVendor: text,
  webglRenderer: text,
  plugins: names,
  features: z.record(z.string().max(60), z.boolean()),
  /** The last characters of a canvas data URL. */
  canvasTail: text,
  viewport: text,
  historyLength: figure,
  referrer: text,
  browserInfo: z.object({
    browserName: text,
    browserVersion: text,
    osName: text,
    osVersion: text,
    deviceType: z.enum(['desktop', 'mobile', 'tablet', 'laptop']),
    deviceModel: text,
    manufacturer: text,
    product: text,
    platformDescription: text,
  }),
});

export type DeviceInfo = z.infer<typeof deviceInfo>;
