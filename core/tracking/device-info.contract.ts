import { z } from 'zod';

const text = z.string().max(512).nullable();
const figure = z.number().finite().nullable();
const flag = z.boolean().nullable();
const names = z.array(z.string().max(200)).max(50);

/** What a browser tells about itself (spec, point 3). Whatever it cannot or will not tell is null. */
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
  /** The last characters of what a canvas draws: enough to tell two machines apart. */
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
