import { z } from 'zod';
import { isCalendarDay } from '../../platform/date-format';
import { endpoint } from '../../platform/endpoint';
import { activities, MOST_GLASSES } from './energy';
import { allergens, dayKinds, diets, exclusions, portions, slots } from './kinds';
import { MOST_PEOPLE } from './shopping';

const day = z.iso
  .date('Escribe la fecha completa, como 15/03/2026.')
  .refine(isCalendarDay, 'Escribe la fecha completa, como 15/03/2026.');
const slot = z.enum(slots);
const between = (least: number, most: number) => {
  const sentence = `Tiene que estar entre ${least} y ${most}.`;
  return z.int(sentence).min(least, sentence).max(most, sentence);
};

export const bodyLimits = {
  kg: { min: 35, max: 250 },
  cm: { min: 130, max: 230 },
} as const;

const settings = z.object({
  diet: z.enum(diets),
  without: z.array(z.enum(exclusions)).max(exclusions.length),
  avoided: z.array(z.enum(allergens)).max(allergens.length),
  portion: z.enum(portions),
  mealsADay: between(3, 5),
  showsFigures: z.boolean(),
});
export type NutritionSettings = z.infer<typeof settings>;

const body = z.object({
  tenthsOfKg: z
    .int('El peso tiene que estar entre 35 y 250 kg.')
    .min(bodyLimits.kg.min * 10, 'El peso tiene que estar entre 35 y 250 kg.')
    .max(bodyLimits.kg.max * 10, 'El peso tiene que estar entre 35 y 250 kg.'),
  cm: z
    .int('La altura tiene que estar entre 130 y 230 cm.')
    .min(bodyLimits.cm.min, 'La altura tiene que estar entre 130 y 230 cm.')
    .max(bodyLimits.cm.max, 'La altura tiene que estar entre 130 y 230 cm.'),
  birthYear: between(1900, 2100),
  constant: z.enum(['men', 'women']),
  activity: z.enum(activities),
});
export type NutritionBody = z.infer<typeof body>;

const target = z.object({
  kcal: z.int(),
  low: z.int().nullable(),
  high: z.int().nullable(),
  floor: z.int(),
});
const nutrients = z.object({
  kcal: z.number(),
  protein: z.number(),
  carbs: z.number(),
  fat: z.number(),
  fibre: z.number(),
});
const dish = z.object({
  id: z.string(),
  name: z.string(),
  minutes: z.int(),
  allergens: z.array(z.enum(allergens)),
  kcal: z.int(),
});
const servedDish = dish.extend({
  /** `amount` is in words, as `80 g (2 rebanadas)`. */
  ingredients: z.array(z.object({ name: z.string(), amount: z.string() })),
  steps: z.array(z.string()),
});
const plan = z.object({
  kind: z.enum(dayKinds),
  glasses: z.int(),
  glassesWanted: z.int(),
  meals: z.array(z.object({ slot, dish: servedDish })),
  total: nutrients,
});
export type DayPlan = z.infer<typeof plan>;
export type ServedMeal = DayPlan['meals'][number];

export const readNutrition = endpoint.get('/api/nutrition', 'user', {
  summary: 'A week of menus with its shopping list, the preferences and the energy need. For its owner only.',
  query: z.object({ week: day.optional() }),
  response: z.object({
    today: day,
    /** Its Monday. */
    week: day,
    settings: settings.nullable(),
    body: body.nullable(),
    /** By the kind of day; null without preferences. */
    targets: z.object({ descanso: target, entreno: target, examen: target }).nullable(),
    /** At rest, by the formula; null without a body. */
    resting: z.int().nullable(),
    /** Small portions were asked for and are not planned. */
    isPortionHeld: z.boolean(),
    days: z.array(z.object({ day, plan: plan.nullable() })),
    /** A week in the plates of the Spanish guidance; null without menus. */
    plates: z
      .object({
        vegetables: z.number(),
        fruit: z.number(),
        legumes: z.int(),
        fish: z.int(),
        meat: z.int(),
        days: z.int(),
      })
      .nullable(),
    shopping: z.object({
      people: z.int(),
      bought: z.array(z.string()),
      aisles: z.array(
        z.object({
          name: z.string(),
          items: z.array(z.object({ food: z.string(), name: z.string(), amount: z.string() })),
        }),
      ),
    }),
  }),
});

export const saveNutritionSettings = endpoint.put('/api/nutrition/settings', 'user', {
  summary: 'Saves diet, allergens and portions, encrypted. Menus to come follow them at once.',
  body: settings,
});

export const saveNutritionBody = endpoint.put('/api/nutrition/body', 'user', {
  summary: 'Saves weight, height and activity with explicit consent, encrypted. Adults only.',
  body: body.extend({
    consents: z.literal(true, 'Marca la casilla: sin tu permiso no lo guardamos.'),
    /** No pregnancy, nursing or eating disorder: with one of them the plan goes by portions, and nothing is stored. */
    isSuitable: z.literal(true, 'En ese caso el plan va por raciones, sin cálculo.'),
  }),
});

export const deleteNutritionBody = endpoint.delete('/api/nutrition/body', 'user', {
  summary: 'Withdraws the consent and erases weight, height and activity.',
});

export const planNutritionDay = endpoint.put('/api/nutrition/days/:day', 'user', {
  summary: 'Plans a day, or changes its kind. `again` asks for another menu.',
  params: z.object({ day }),
  body: z.object({ kind: z.enum(dayKinds), again: z.boolean().default(false) }),
});

export const planNutritionWeek = endpoint.put('/api/nutrition/weeks/:day', 'user', {
  summary: 'Plans every day of a week, from today on, that has no menu yet.',
  params: z.object({ day }),
});

export const listDishOptions = endpoint.get('/api/nutrition/days/:day/meals/:slot', 'user', {
  summary: 'The dishes that may take the place of a meal, best first.',
  params: z.object({ day, slot }),
  response: z.array(dish),
});

export const swapDish = endpoint.put('/api/nutrition/days/:day/meals/:slot', 'user', {
  summary: 'Puts another dish in the place of a meal.',
  params: z.object({ day, slot }),
  body: z.object({ dish: z.string().max(100) }),
});

export const saveGlasses = endpoint.put('/api/nutrition/days/:day/water', 'user', {
  summary: 'How many glasses of water of a planned day are drunk.',
  params: z.object({ day }),
  body: z.object({ glasses: between(0, MOST_GLASSES) }),
});

export const saveShopping = endpoint.put('/api/nutrition/weeks/:day/shopping', 'user', {
  summary: 'For how many people, and which foods of the list are bought.',
  params: z.object({ day }),
  body: z.object({ people: between(1, MOST_PEOPLE), bought: z.array(z.string().max(80)).max(200) }),
});

export const deleteNutrition = endpoint.delete('/api/nutrition', 'user', {
  summary: 'Erases preferences, body data and every menu.',
});
