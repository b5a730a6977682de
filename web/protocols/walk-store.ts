import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { parseWalk, startWalk, type Walk } from '@atalaya/core/protocols/walk';
import { useMemo } from 'react';
import { deviceStore, useDeviceStore } from '../platform/device-store';

const storeOf = (protocol: ShownProtocol) =>
  deviceStore<Walk>(
    `atalaya.protocolo.${protocol.id}`,
    (stored) => parseWalk(protocol, stored) ?? startWalk(protocol, Date.now()),
  );

/** The walk, its notes and times never leave the device. */
export function useWalk(protocol: ShownProtocol): [Walk, (next: Walk) => void] {
  const store = useMemo(() => storeOf(protocol), [protocol]);
  const onServer = useMemo(() => startWalk(protocol, 0), [protocol]);
  return [useDeviceStore(store, onServer), store.change];
}
