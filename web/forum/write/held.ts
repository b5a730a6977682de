/** Said when a filter, or a first post that came too fast, sends a text to the moderators. */
export const HELD = {
  title: 'Lo revisamos antes de publicarlo',
  description: 'Lo mira una persona de moderación. Te avisaremos.',
  durationMs: 10_000,
};
