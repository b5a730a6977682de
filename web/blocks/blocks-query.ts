/** The key of everything that depends on whom the user has blocked. */
export const BLOCKS_KEY = ['/api/blocks'] as const;
