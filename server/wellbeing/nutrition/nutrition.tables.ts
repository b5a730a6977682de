import type { Dish, Food } from '@atalaya/core/wellbeing/nutrition/content.contract';
import { allergens, dishDiets, foodKinds, meals } from '@atalaya/core/wellbeing/nutrition/kinds';
import { date, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { contentColumns } from '../../content/content.tables';
import { timestamptz } from '../../platform/columns';
import { bytea, owner } from '../sealed.tables';

export const food = pgTable('nutrition_food', {
  id: text().primaryKey(),
  name: text().notNull(),
  kind: text({ enum: foodKinds }).notNull(),
  per100: jsonb().$type<Food['per100']>().notNull(),
  unit: jsonb().$type<NonNullable<Food['unit']>>(),
  allergens: text({ enum: allergens }).array().notNull(),
  ...contentColumns(),
});

export const dish = pgTable('nutrition_dish', {
  id: text().primaryKey(),
  name: text().notNull(),
  meals: text({ enum: meals }).array().notNull(),
  diets: text({ enum: dishDiets }).array().notNull(),
  minutes: smallint().notNull(),
  ingredients: jsonb().$type<Dish['ingredients']>().notNull(),
  steps: text().array().notNull(),
  ...contentColumns(),
});

/** Preferences, shopping list and body data, all in `sealed` (server/wellbeing/sealed.ts). */
export const nutritionProfile = pgTable('nutrition_profile', {
  userId: owner().primaryKey(),
  sealed: bytea().notNull(),
  /** When the user agreed to store weight and height; null while they are not stored. */
  bodyConsentAt: timestamptz('body_consent_at'),
});

export const nutritionDay = pgTable(
  'nutrition_day',
  { userId: owner().notNull(), day: date().notNull(), sealed: bytea().notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
);
