import { useEffect, useRef, useState } from 'react';
import { bitRates, type RecordedMode, recordingFormat, wantedMedia } from './recording-format';

/** `refused`: no permission. `missing`: no device, or a browser that cannot record. */
export type DeviceState = 'off' | 'asking' | 'ready' | 'refused' | 'missing';

const CHUNK_MS = 1000;

/** Camera and microphone. They are asked for by the user's own act only, and released when the component goes. */
export function useRecorder(onChunk: (index: number, chunk: Blob) => void) {
  const [state, setState] = useState<DeviceState>('off');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const open = useRef<MediaStream | null>(null);
  const recorder = useRef<MediaRecorder | null>(null);

  const release = () => {
    stopTracks(open.current);
    open.current = null;
  };
  useEffect(() => () => stopTracks(open.current), []);

  const turnOff = () => {
    recorder.current = null;
    release();
    setStream(null);
    setState('off');
  };

  const turnOn = async (mode: RecordedMode): Promise<void> => {
    release();
    setState('asking');
    try {
      if (!recordingFormat(mode)) throw new DOMException('no recorder', 'NotSupportedError');
      const found = await navigator.mediaDevices.getUserMedia(wantedMedia(mode));
      open.current = found;
      setStream(found);
      setState('ready');
    } catch (error) {
      setStream(null);
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
    }
  };

  const start = (mode: RecordedMode): void => {
    if (!open.current) return;
    const current = new MediaRecorder(open.current, { mimeType: recordingFormat(mode), ...bitRates });
    let index = 0;
    current.addEventListener('dataavailable', ({ data }) => {
      if (recorder.current === current && data.size > 0) onChunk(index++, data);
    });
    recorder.current = current;
    current.start(CHUNK_MS);
  };

  /** Resolves when the last chunk has been handed over. */
  const stop = (): Promise<string> =>
    new Promise((resolve) => {
      const current = recorder.current;
      if (!current || current.state === 'inactive') return resolve('');
      current.addEventListener('stop', () => resolve(current.mimeType), { once: true });
      current.stop();
    });

  return {
    state,
    stream,
    turnOn,
    turnOff,
    start,
    stop,
    pause: () => recorder.current?.state === 'recording' && recorder.current.pause(),
    resume: () => recorder.current?.state === 'paused' && recorder.current.resume(),
    /** What was recorded so far is dropped. */
    discard: () => {
      const current = recorder.current;
      recorder.current = null;
      if (current && current.state !== 'inactive') current.stop();
    },
  };
}

function stopTracks(stream: MediaStream | null): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}

export type Recorder = ReturnType<typeof useRecorder>;
