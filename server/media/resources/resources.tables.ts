import { categories } from '@atalaya/core/media/resources/categories';
import type { Build } from '@atalaya/core/media/resources/resource-file.contract';
import { date, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { contentColumns } from '../../content/content.tables';

export const freeResource = pgTable('free_resource', {
  id: text().primaryKey(),
  category: text({ enum: categories }).notNull(),
  title: text().notNull(),
  description: text().notNull(),
  position: integer().notNull(),
  /** What it is made of; null for a file that an admin uploads. */
  build: jsonb().$type<Build>(),
  /** The key of the uploaded file's chunks; null without one. */
  fileKey: uuid('file_key'),
  fileBytes: integer('file_bytes'),
  filePages: integer('file_pages'),
  ...contentColumns(),
});

/** Downloads by day. Nobody is named. */
export const resourceDownloads = pgTable(
  'free_resource_downloads',
  {
    resourceId: text('resource_id')
      .notNull()
      .references(() => freeResource.id, { onDelete: 'cascade' }),
    day: date().notNull(),
    downloads: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.resourceId, table.day] })],
);
