/** Values that the browser does not reveal are undefined and count as sufficient. */
export type DeviceCapabilities = {
  width: number;
  touch: boolean;
  cores?: number;
  /** In GB. */
  memory?: number;
  reducedMotion: boolean;
  /** `slow-2g`, `2g`, `3g` or `4g`. */
  connection?: string;
  saveData?: boolean;
};

const MAX_MOBILE_WIDTH = 768;
const MIN_CORES = 4;
const MIN_MEMORY_GB = 4;

export const isMobile = ({ width, touch }: Pick<DeviceCapabilities, 'width' | 'touch'>): boolean =>
  touch && width <= MAX_MOBILE_WIDTH;

const isSlow = ({ connection, saveData }: DeviceCapabilities): boolean =>
  saveData === true || connection === 'slow-2g' || connection === '2g';

/** Turns off heavy animations and background effects. */
export const isLowPower = (machine: DeviceCapabilities): boolean =>
  isMobile(machine) ||
  (machine.cores ?? MIN_CORES) < MIN_CORES ||
  (machine.memory ?? MIN_MEMORY_GB) < MIN_MEMORY_GB ||
  machine.reducedMotion ||
  isSlow(machine);
