export const effectKinds = ['thunder-storm', 'motivation-boost'] as const;
export type EffectKind = (typeof effectKinds)[number];

export const MAX_STORM_MESSAGE = 160;

/** How long each stays on the screen, and what it is made of (spec, points 2.11 and 9). */
export const storm = { lastsMs: 3_000, bolts: 8, title: 'TORMENTA ADMINISTRATIVA' } as const;
export const boost = {
  lastsMs: 5_000,
  confetti: 50,
  stars: 15,
  sparkles: 8,
  below: '¡SIGUE ADELANTE, FUTURO AGENTE!',
} as const;

/** How an admin calls each of them. */
export const effectNames: Record<EffectKind, string> = {
  'thunder-storm': 'Tormenta administrativa',
  'motivation-boost': 'Impulso de motivación',
};

/** The only loud things in the product stay rare: each kind rests this long, whoever started it. */
export const COOL_DOWN_MS = 30_000;

/** When the next one of a kind may begin; null: now. */
export function coolsDownAt(lastAt: Date | null, now: Date): Date | null {
  if (!lastAt) return null;
  const end = new Date(lastAt.getTime() + COOL_DOWN_MS);
  return end > now ? end : null;
}
