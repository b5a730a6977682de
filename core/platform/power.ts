/** What a browser tells about the machine; what it does not tell is undefined, and counts as enough. */
export type Machine = {
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

const MOBILE_UP_TO_PX = 768;
const ENOUGH_CORES = 4;
const ENOUGH_GB = 4;

export const isMobile = ({ width, touch }: Pick<Machine, 'width' | 'touch'>): boolean =>
  touch && width <= MOBILE_UP_TO_PX;

const isSlow = ({ connection, saveData }: Machine): boolean =>
  saveData === true || connection === 'slow-2g' || connection === '2g';

/** Where heavy animations and background effects stay off. */
export const isLowPower = (machine: Machine): boolean =>
  isMobile(machine) ||
  (machine.cores ?? ENOUGH_CORES) < ENOUGH_CORES ||
  (machine.memory ?? ENOUGH_GB) < ENOUGH_GB ||
  machine.reducedMotion ||
  isSlow(machine);
