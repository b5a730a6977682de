/** An element that plays one person. */
export type Speaker = {
  play(stream: MediaStream | null): void;
  mute(isMuted: boolean): void;
  free(): void;
};

export type Speakers = {
  take(): Speaker;
  setDevice(deviceId: string): Promise<void>;
  /** Plays everything again, after a gesture. */
  resume(): void;
  close(): void;
};

/**
 * Audio elements, made during the press that enters the room: Safari lets no others play, and none that are made while
 * the tab is in the background.
 */
export function makeSpeakers(count: number, onBlocked: () => void): Speakers {
  const all = Array.from({ length: count }, () => new Audio());
  const free = [...all];
  const start = (element: HTMLAudioElement) => {
    if (element.srcObject)
      element.play().catch((error) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') onBlocked();
      });
  };
  return {
    take() {
      const element = free.pop() ?? new Audio();
      if (!all.includes(element)) all.push(element);
      return {
        play(stream) {
          element.srcObject = stream;
          start(element);
        },
        mute(isMuted) {
          element.muted = isMuted;
        },
        free() {
          element.srcObject = null;
          element.muted = false;
          free.push(element);
        },
      };
    },
    async setDevice(deviceId) {
      if ('setSinkId' in HTMLMediaElement.prototype)
        await Promise.all(all.map((element) => element.setSinkId(deviceId)));
    },
    resume() {
      for (const element of all) start(element);
    },
    close() {
      for (const element of all) element.srcObject = null;
    },
  };
}
