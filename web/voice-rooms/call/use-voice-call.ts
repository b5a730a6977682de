import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { type Call, type CallStore, makeCallStore } from './call-store';
import { makeVoiceCall, type VoiceCall } from './voice-call';

export type Line = { store: CallStore; call: VoiceCall };

/** A line to one room, which is hung up when the component goes. */
export function useVoiceCall(roomId: string): { line: Line; renew: () => void } {
  const make = (): Line => {
    const store = makeCallStore();
    return { store, call: makeVoiceCall(roomId, store) };
  };
  const [line, setLine] = useState(make);
  useEffect(() => () => line.call.stop(), [line]);
  return { line, renew: () => setLine(make()) };
}

export const useCall = <T>({ store }: Line, pick: (call: Call) => T): T => useStore(store, pick);
