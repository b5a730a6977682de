import { deviceStore } from '../../platform/device-store';

export type DeviceWishes = {
  microphone: string;
  speaker: string;
  pushesToTalk: boolean;
  entersOpen: boolean;
};

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

export const firstWishes: DeviceWishes = {
  microphone: '',
  speaker: '',
  pushesToTalk: false,
  entersOpen: true,
};

/** Chosen devices and the way to talk, on this device only. */
export const deviceWishes = deviceStore<DeviceWishes>('voice-rooms', (stored) => {
  if (typeof stored !== 'object' || stored === null) return firstWishes;
  const given: Record<string, unknown> = { ...stored };
  return {
    microphone: text(given.microphone),
    speaker: text(given.speaker),
    pushesToTalk: given.pushesToTalk === true,
    entersOpen: given.entersOpen !== false,
  };
});
