export const phases = ['base', 'build', 'specific', 'taper'] as const;
export type Phase = (typeof phases)[number];

export const phaseNames: Record<Phase, string> = {
  base: 'Base',
  build: 'Construcción',
  specific: 'Específica',
  taper: 'Afinado',
};

const DELOAD_EVERY = 4;

/** How many weeks each phase has. A short plan keeps the taper and the specific work, and shortens the base. */
export function phaseLengths(weeks: number): Record<Phase, number> {
  const taper = weeks >= 8 ? 2 : Math.min(1, weeks);
  const specific = Math.min(weeks >= 12 ? 4 : 3, weeks - taper);
  const rest = weeks - taper - specific;
  const build = Math.min(6, Math.ceil(rest * 0.6));
  return { base: rest - build, build, specific, taper };
}

/** The phase of each week, from the first to that of the tests. */
export function phasesOf(weeks: number): Phase[] {
  const lengths = phaseLengths(weeks);
  return phases.flatMap((phase) => Array.from({ length: lengths[phase] }, () => phase));
}

/** Each fourth week is lighter, except in the taper, which is light already. */
export const isDeload = (week: number, phase: Phase): boolean =>
  phase !== 'taper' && week % DELOAD_EVERY === DELOAD_EVERY - 1;
