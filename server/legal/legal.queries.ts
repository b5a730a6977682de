import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type Db, first } from '../platform/db';
import { legalPage } from './legal.tables';

const isShown = and(eq(legalPage.state, 'published'), isNull(legalPage.deletedAt));

export const selectLinks = (db: Db) =>
  db
    .select({ id: legalPage.id, slug: legalPage.slug, title: legalPage.title })
    .from(legalPage)
    .where(isShown)
    .orderBy(asc(legalPage.order), asc(legalPage.id));

export const selectPage = (db: Db, slug: string) =>
  first(
    db
      .select()
      .from(legalPage)
      .where(and(eq(legalPage.slug, slug), isShown)),
  );

export const selectOwnersOfSlugs = (db: Db, slugs: readonly string[]) =>
  db
    .select({ id: legalPage.id, slug: legalPage.slug })
    .from(legalPage)
    .where(and(inArray(legalPage.slug, [...slugs]), isNull(legalPage.deletedAt)));
