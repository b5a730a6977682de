import { and, asc, eq, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { type Db, first } from '../../platform/db';
import { podcastEpisode, podcastFeed, podcastPosition } from './podcast.tables';

export type EpisodeRow = typeof podcastEpisode.$inferSelect;

const isShown = and(eq(podcastEpisode.state, 'published'), isNull(podcastEpisode.deletedAt));

const withPosition = (db: Db, userId: string) =>
  db
    .select({ episode: podcastEpisode, position: podcastPosition })
    .from(podcastEpisode)
    .leftJoin(
      podcastPosition,
      and(eq(podcastPosition.episodeId, podcastEpisode.id), eq(podcastPosition.userId, userId)),
    );

export const selectEpisodes = (db: Db, userId: string) =>
  withPosition(db, userId).where(isShown).orderBy(asc(podcastEpisode.number), asc(podcastEpisode.id));

export const selectEpisode = (db: Db, userId: string, id: string) =>
  first(withPosition(db, userId).where(and(eq(podcastEpisode.id, id), isShown)));

/** Those that a podcast player can play. */
export const selectRecorded = (db: Db) =>
  db
    .select()
    .from(podcastEpisode)
    .where(and(isShown, isNotNull(podcastEpisode.audioKey)))
    .orderBy(asc(podcastEpisode.number));

export const selectShown = (db: Db, id: string): Promise<EpisodeRow | undefined> =>
  first(
    db
      .select()
      .from(podcastEpisode)
      .where(and(eq(podcastEpisode.id, id), isShown)),
  );

export const lockEpisode = (db: Db, id: string): Promise<EpisodeRow | undefined> =>
  first(db.select().from(podcastEpisode).where(eq(podcastEpisode.id, id)).for('update'));

type AudioColumns = Pick<EpisodeRow, 'audioKey' | 'audioType' | 'audioBytes' | 'audioSeconds' | 'updatedAt'>;

export const updateAudio = (db: Db, id: string, audio: AudioColumns) =>
  db.update(podcastEpisode).set(audio).where(eq(podcastEpisode.id, id));

/** An older position does not replace a newer one. */
export async function keepPosition(db: Db, row: typeof podcastPosition.$inferInsert) {
  await db
    .insert(podcastPosition)
    .values(row)
    .onConflictDoUpdate({
      target: [podcastPosition.userId, podcastPosition.episodeId],
      set: { seconds: row.seconds, heardAt: row.heardAt },
      setWhere: lt(podcastPosition.heardAt, sql`excluded.heard_at`),
    });
  return first(
    db
      .select()
      .from(podcastPosition)
      .where(and(eq(podcastPosition.userId, row.userId), eq(podcastPosition.episodeId, row.episodeId))),
  );
}

export async function selectFeedId(db: Db, userId: string): Promise<string | undefined> {
  const [row] = await db.select().from(podcastFeed).where(eq(podcastFeed.userId, userId));
  return row?.feedId;
}

export const keepFeedId = (db: Db, userId: string, feedId: string) =>
  db
    .insert(podcastFeed)
    .values({ userId, feedId })
    .onConflictDoUpdate({ target: podcastFeed.userId, set: { feedId } });

export async function isFeed(db: Db, feedId: string): Promise<boolean> {
  return (await db.$count(podcastFeed, eq(podcastFeed.feedId, feedId))) > 0;
}

export const personalDataOf = async (db: Db, userId: string) => ({
  escuchado: await db
    .select({
      episodio: podcastPosition.episodeId,
      segundos: podcastPosition.seconds,
      cuando: podcastPosition.heardAt,
    })
    .from(podcastPosition)
    .where(eq(podcastPosition.userId, userId)),
  tiene_canal_propio: (await selectFeedId(db, userId)) !== undefined,
});

/** The recording as it is shown; null without one. */
export const audioOf = ({ audioType, audioBytes, audioSeconds }: EpisodeRow) =>
  audioType && audioBytes && audioSeconds
    ? { type: audioType, bytes: audioBytes, seconds: audioSeconds }
    : null;

export const selectNumbers = (db: Db) =>
  db
    .select({ id: podcastEpisode.id, number: podcastEpisode.number, seconds: podcastEpisode.audioSeconds })
    .from(podcastEpisode)
    .where(isNull(podcastEpisode.deletedAt));
