import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Db } from '../platform/db';
import { legalPage } from './legal.tables';

const isShown = and(eq(legalPage.state, 'published'), isNull(legalPage.deletedAt));

export const selectLinks = (db: Db) =>
  db
    .select({ id: legalPage.id, slug: legalPage.slug, title: legalPage.title })
    .from(legalPage)
    .where(isShown)
    .orderBy(asc(legalPage.order), asc(legalPage.id));

export async function selectPage(db: Db, slug: string) {
  const [row] = await db
    .select()
    .from(legalPage)
    .where(and(eq(legalPage.slug, slug), isShown));
  return row;
}

export const selectOwnersOfSlugs = (db: Db, slugs: readonly string[]) =>
  db
    .select({ id: legalPage.id, slug: legalPage.slug })
    .from(legalPage)
    .where(and(inArray(legalPage.slug, [...slugs]), isNull(legalPage.deletedAt)));
