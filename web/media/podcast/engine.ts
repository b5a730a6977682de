import { deviceStore, useDeviceStore } from '../../platform/device-store';
import type { Entry, Episode } from './episode-link';

/** What plays an episode: a recording or the browser's voice. */
export type Engine = {
  isPlaying: boolean;
  seconds: number;
  canPlay: boolean;
  /** Why nothing can be heard, if so. */
  fault: string | undefined;
  play: () => void;
  pause: () => void;
  seek: (seconds: number) => void;
};

export type PlayerProps = { userId: string; episode: Episode; episodes: readonly Entry[] };

export const rates = [0.8, 1, 1.2, 1.5, 2] as const;

const rateStore = deviceStore<number>(
  'atalaya.podcast.velocidad',
  (stored) => rates.find((rate) => rate === stored) ?? 1,
);

/** Kept on the device: who listens fast does so in every episode. */
export const useRate = (): number => useDeviceStore(rateStore, 1);
export const setRate = (rate: number): void => rateStore.change(rate);
