import { z } from 'zod';
import { allergens, dishDiets, foodKinds, meals } from './kinds';

const Text = z.string().trim().min(1);
const Id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case letters, digits and hyphens');
const amount = z.number().min(0, 'must not be negative').max(100, 'must be at most 100');

/** An item of `content/nutrition/foods.yaml`: raw, edible portion, for 100 g. */
export const FoodFile = z.strictObject({
  id: Id,
  name: Text.max(60),
  kind: z.enum(foodKinds),
  per100: z.strictObject({
    kcal: z.number().min(0, 'must not be negative').max(900, 'must be at most 900'),
    protein: amount,
    carbs: amount,
    fat: amount,
    fibre: amount,
  }),
  unit: z.strictObject({ name: Text, grams: z.number().positive('must be positive') }).optional(),
  allergens: z.array(z.enum(allergens)),
});
export type Food = z.infer<typeof FoodFile>;

/** An item of `content/nutrition/dishes.yaml`, for one person. */
export const DishFile = z.strictObject({
  id: Id,
  name: Text.max(90),
  meals: z.array(z.enum(meals)).min(1),
  diets: z.array(z.enum(dishDiets)).min(1),
  minutes: z.int().min(1).max(30),
  ingredients: z
    .array(
      z.strictObject({
        food: Id,
        grams: z.number().positive('must be positive').max(500, 'must be at most 500'),
      }),
    )
    .min(1),
  steps: z.array(Text).min(2).max(5),
});
export type Dish = z.infer<typeof DishFile>;
