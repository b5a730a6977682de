import {
  isReadAgain,
  type Reaction,
  reactions,
  type Stage,
  type StoryTexts,
  stageWords,
} from '@atalaya/core/success-wall/success-wall';
import { publicAccounts } from '../auth/accounts';
import { requireNotBanned } from '../forum/moderation/bans';
import { AppError } from '../platform/app-error';
import type { Db } from '../platform/db';
import { newId } from '../platform/ids';
import { keysetPage } from '../platform/keyset';
import type { Kit } from '../platform/kit';
import * as rows from './success-wall.queries';

const QUOTES = 3;

const countsOf = (row: rows.StoryRow) => ({
  congratulations: row.congratulations,
  thanks: row.thanks,
  inspiring: row.inspiring,
});

type WallQuery = {
  after?: string | undefined;
  limit: number;
  stage?: Stage | undefined;
  year?: number | undefined;
};

export async function storiesFor({ db }: Kit, userId: string, query: WallQuery) {
  const { items, next } = keysetPage(await rows.selectWall(db, query), query.limit, ({ id }) => id);
  const [own, accounts] = await Promise.all([
    rows.selectReactions(
      db,
      userId,
      items.map(({ id }) => id),
    ),
    publicAccounts(
      db,
      items.flatMap((row) => (row.takesMessages && row.userId !== userId ? row.userId : [])),
    ),
  ]);
  return {
    next,
    items: items.map((row) => ({
      ...row,
      isMine: row.userId === userId,
      username: accounts.get(row.userId)?.username ?? null,
      counts: countsOf(row),
      reacted: reactions.filter((one) =>
        own.some(({ storyId, reaction }) => storyId === row.id && reaction === one),
      ),
      publishedAt: row.publishedAt ?? row.createdAt,
    })),
  };
}

export async function wallOf({ db }: Kit, userId: string) {
  const [[own], years] = await Promise.all([rows.storyOf(db, userId), rows.selectYears(db)]);
  return { own: own ?? null, years };
}

/** Only a story on the home page changes a cached page. */
function publishChange({ events }: Kit, before: rows.StoryRow | undefined): void {
  if (before?.isOnHome) events.publish('pages.changed', { prefixes: ['/'] });
}

/** One that the staff has not read is never shown: changing a published story takes it from the wall until it is read. */
export async function saveStory(
  kit: Kit,
  userId: string,
  given: StoryTexts & { consents: true; takesMessages: boolean },
) {
  const { consents: _, ...texts } = given;
  const now = kit.clock.now();
  await requireNotBanned(kit.db, userId, now);
  if (texts.year > now.getUTCFullYear())
    throw new AppError('success-wall.future-year', { fields: { year: 'Ese año todavía no ha llegado.' } });
  const { before, saved } = await kit.db.transaction(async (tx) => {
    const before = await rows.selectOwn(tx, userId);
    const stays = before?.state === 'published' && !isReadAgain(before, texts);
    await rows.upsertStory(tx, {
      id: before?.id ?? newId(now),
      userId,
      ...texts,
      state: stays ? 'published' : 'waiting',
      reason: null,
      isVerified: stays ? before.isVerified : false,
      isOnHome: stays ? before.isOnHome : false,
      createdAt: before?.createdAt ?? now,
    });
    return { before, saved: await rows.selectOwn(tx, userId) };
  });
  if (!saved) throw new AppError('success-wall.no-such-story');
  publishChange(kit, before);
  return saved;
}

export async function withdrawStory(kit: Kit, userId: string): Promise<void> {
  const before = await rows.deleteOwn(kit.db, userId);
  if (!before) throw new AppError('success-wall.no-such-story');
  publishChange(kit, before);
}

type Reacting = { id: string; reaction: Reaction };

const changeReaction = (
  { db }: Kit,
  { id, reaction }: Reacting,
  by: 1 | -1,
  change: (tx: Db) => Promise<boolean>,
) =>
  db.transaction(async (tx) => {
    if (!(await rows.lockPublished(tx, id))) throw new AppError('success-wall.no-such-story');
    const row = await rows.addToCount(tx, id, reaction, (await change(tx)) ? by : 0);
    if (!row) throw new AppError('success-wall.no-such-story');
    return { counts: countsOf(row) };
  });

export const react = (kit: Kit, userId: string, given: Reacting) =>
  changeReaction(kit, given, 1, (tx) =>
    rows.insertReaction(tx, {
      storyId: given.id,
      userId,
      reaction: given.reaction,
      createdAt: kit.clock.now(),
    }),
  );

export const takeReactionBack = (kit: Kit, userId: string, given: Reacting) =>
  changeReaction(kit, given, -1, (tx) =>
    rows.deleteReaction(tx, { storyId: given.id, userId, reaction: given.reaction }),
  );

export async function quotesForHome({ db }: Kit) {
  const found = await rows.selectQuotes(db, QUOTES);
  return found.map(({ name, stage, year, quote }) => ({
    name,
    role: `${stageWords[stage]}, ${year}`,
    text: quote ?? '',
  }));
}
