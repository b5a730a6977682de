import type { GrantKind } from '@atalaya/core/auth/grants';
import { reaches, type Tier } from '@atalaya/core/auth/user';
import { type Held, nothingHeld } from '@atalaya/core/syllabus/access';
import { liveGrants } from '../auth/grants';
import type { Kit } from '../platform/kit';

const PARTS: readonly GrantKind[] = ['topic', 'test', 'scheme', 'flashcards', 'audio'];

/** What someone bought or won of a topic. Whoever has Plus has all of it already, and nothing is asked. */
export async function heldOn(
  { db, clock }: Kit,
  user: { id: string; tier: Tier } | undefined,
  topic: number,
): Promise<Held> {
  if (!user || reaches(user.tier, 'plus')) return nothingHeld;
  const grants = await liveGrants(db, user.id, clock.now(), PARTS);
  return new Set(grants.filter(({ subject }) => subject === String(topic)).map(({ kind }) => kind));
}
