import { useCallback, useEffect, useRef, useState } from 'react';
import { deviceWishes } from './device-wishes';

/** `refused`: no permission. `missing`: no device. `lost`: it was unplugged or taken by a phone call. */
export type MicrophoneState = 'off' | 'asking' | 'ready' | 'refused' | 'missing' | 'lost';

export type Microphone = ReturnType<typeof useMicrophone>;

const stopTracks = (stream: MediaStream | null) => {
  for (const track of stream?.getTracks() ?? []) track.stop();
};

const wanted = (deviceId: string): MediaStreamConstraints => ({
  audio: {
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
    ...(deviceId ? { deviceId: { ideal: deviceId } } : {}),
  },
});

/** The microphone. It is asked for by the user's own act only, and released when the component goes. */
export function useMicrophone() {
  const [state, setState] = useState<MicrophoneState>('off');
  const [stream, setStream] = useState<MediaStream | null>(null);
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  const open = useRef<MediaStream | null>(null);

  const list = useCallback(async () => {
    // Names are empty without permission.
    const found = (await navigator.mediaDevices?.enumerateDevices()) ?? [];
    setDevices(found.filter(({ deviceId, label }) => deviceId !== '' && label !== ''));
  }, []);
  useEffect(() => {
    const media = navigator.mediaDevices;
    media?.addEventListener('devicechange', list);
    return () => {
      media?.removeEventListener('devicechange', list);
      stopTracks(open.current);
    };
  }, [list]);

  const turnOn = async (deviceId = deviceWishes.current().microphone): Promise<MediaStream | null> => {
    setState('asking');
    try {
      const found = await navigator.mediaDevices.getUserMedia(wanted(deviceId));
      stopTracks(open.current);
      open.current = found;
      for (const track of found.getTracks())
        track.addEventListener('ended', () => open.current === found && setState('lost'));
      setStream(found);
      setState('ready');
      await list();
      return found;
    } catch (error) {
      setStream(open.current);
      setState(error instanceof DOMException && error.name === 'NotAllowedError' ? 'refused' : 'missing');
      return null;
    }
  };

  return { state, stream, devices, turnOn };
}
