import { allowance } from '../platform/allowance';

export const effectKinds = ['thunder-storm', 'motivation-boost'] as const;
export type EffectKind = (typeof effectKinds)[number];

export const MAX_STORM_MESSAGE = 160;

/** Spec, points 2.11 and 9. */
export const storm = { durationMs: 3_000, bolts: 8, title: 'TORMENTA ADMINISTRATIVA' } as const;
export const boost = {
  durationMs: 5_000,
  confetti: 50,
  stars: 15,
  sparkles: 8,
  footer: '¡SIGUE ADELANTE, FUTURO AGENTE!',
} as const;

export const effectNames: Record<EffectKind, string> = {
  'thunder-storm': 'Tormenta administrativa',
  'motivation-boost': 'Impulso de motivación',
};

/** Minimum time between two effects of a kind, for all admins together. */
export const COOL_DOWN_MS = 30_000;

const coolDown = (name: string) =>
  allowance({ name, limit: 1, per: COOL_DOWN_MS, by: 'everybody', refusal: 'effects.cooling-down' });
export const effectAllowances = {
  'thunder-storm': coolDown('effects.thunder-storm'),
  'motivation-boost': coolDown('effects.motivation-boost'),
};

/** When the effect can be launched again; null if now. */
export function coolsDownAt(lastAt: Date | null, now: Date): Date | null {
  if (!lastAt) return null;
  const end = new Date(lastAt.getTime() + COOL_DOWN_MS);
  return end > now ? end : null;
}
