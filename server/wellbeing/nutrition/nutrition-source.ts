import type { Fault, Placed } from '@atalaya/core/platform/content-fault';
import { type Dish, DishFile, type Food, FoodFile } from '@atalaya/core/wellbeing/nutrition/content.contract';
import { nutritionFaults } from '@atalaya/core/wellbeing/nutrition/content-rules';
import { type ContentFiles, ContentReader } from '../../content/content-reader';
import type { ContentSource } from '../../content/content-source';
import { filed, syncRows } from '../../content/sync';
import { dish, food } from './nutrition.tables';

const FOLDER = 'nutrition';

/** Reads content/nutrition with its faults, those of the rules too. */
export async function readNutrition(
  files: ContentFiles,
): Promise<{ foods: Placed<Food>[]; dishes: Placed<Dish>[]; faults: Fault[] }> {
  const reader = new ContentReader(files);
  const foods = await reader.list(FoodFile, `${FOLDER}/foods.yaml`, 'needed');
  const dishes = await reader.list(DishFile, `${FOLDER}/dishes.yaml`, 'needed');
  return { foods, dishes, faults: [...reader.faults, ...nutritionFaults(foods, dishes)] };
}

/** `content/nutrition/` is one unit. */
export const nutritionSource: ContentSource = {
  unitOf: (path) => (path.startsWith(`${FOLDER}/`) ? FOLDER : undefined),
  async load(db, { files, now }) {
    const { foods, dishes, faults } = await readNutrition(files);
    if (faults.length > 0) return [{ unit: FOLDER, faults }];
    const foodRows = foods.map(({ value }) => ({ ...value, unit: value.unit ?? null, ...filed(value, now) }));
    const dishRows = dishes.map(({ value }) => ({ ...value, ...filed(value, now) }));
    await syncRows(db, { table: food, key: food.id, where: undefined, now }, foodRows, ({ id }) => id);
    await syncRows(db, { table: dish, key: dish.id, where: undefined, now }, dishRows, ({ id }) => id);
    return [];
  },
};
