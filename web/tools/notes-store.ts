import type { ToolId } from '@atalaya/core/tools/catalogue';
import {
  type DeviceNotes,
  noNotes,
  noteUse,
  parseNotes,
  toggleFavourite,
} from '@atalaya/core/tools/device-notes';
import { deviceStore, useDeviceStore } from '../platform/device-store';

const store = deviceStore<DeviceNotes>('atalaya.herramientas', parseNotes);

export const markFavourite = (id: ToolId): void => store.change(toggleFavourite(store.current(), id));
export const markUsed = (id: ToolId): void => store.change(noteUse(store.current(), id, Date.now()));

export const useNotes = (): DeviceNotes => useDeviceStore(store, noNotes);
