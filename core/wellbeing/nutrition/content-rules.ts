import { type Fault, faultAt, type Placed } from '../../platform/content-fault';
import { allergensOf, dietsOf, nutrientsOf } from './catalogue';
import type { Dish, Food } from './content.contract';
import type { Allergen, FoodKind } from './kinds';

/** Food tables use factors of each food, so 4/4/9 and 2 for fibre are near, not equal. Small figures are rounded. */
const KCAL_TOLERANCE = 0.12;
const KCAL_ROUNDING = 1;
const LEAST_DISHES = 120;
const DISH_KCAL = { least: 150, most: 800 };

/** A food of this kind has at least one of these. */
const expected: Partial<Record<FoodKind, readonly Allergen[]>> = {
  dairy: ['lacteos'],
  egg: ['huevos'],
  fish: ['pescado', 'crustaceos', 'moluscos'],
};
/** A food whose name starts so has this allergen, unless it says «sin gluten». */
const named: readonly (readonly [RegExp, Allergen])[] = [
  [/^(pan|pasta|cuscus|bulgur|avena|bebida-de-avena|tortilla-de-trigo|muesli)(-|$)/, 'gluten'],
  [/^(tofu|edamame|soja|bebida-de-soja|yogur-de-soja|salsa-de-soja)(-|$)/, 'soja'],
  [/^(almendras|nueces|avellanas|anacardos|pistachos)(-|$)/, 'frutos-secos'],
  [/^(cacahuetes|crema-de-cacahuete)(-|$)/, 'cacahuetes'],
  [/^(sesamo|tahini)(-|$)/, 'sesamo'],
];
/** What the name and the steps speak of has to be among the foods, or an allergen would go unseen. */
const spoken: readonly (readonly [RegExp, Allergen])[] = [
  [/\b(queso|requesón|mantequilla|nata|mozzarella|feta|kéfir)\b/i, 'lacteos'],
  [/\bhuevos?\b/i, 'huevos'],
  [
    /\b(atún|salmón|merluza|bacalao|sardinas?|caballa|dorada|lubina|trucha|boquerones|anchoas?)\b/i,
    'pescado',
  ],
  [/\b(gambas?|langostinos?)\b/i, 'crustaceos'],
  [/\b(mejillones|calamar(es)?|almejas)\b/i, 'moluscos'],
  [/\b(nueces|almendras|avellanas|anacardos|pistachos)\b/i, 'frutos-secos'],
  [/\bcacahuetes?\b/i, 'cacahuetes'],
  [/\b(sésamo|tahini)\b/i, 'sesamo'],
  [/\bmostaza\b/i, 'mostaza'],
  [/\b(soja|tofu|edamame)\b/i, 'soja'],
  [/\b(cuscús|bulgur|macarrones|espaguetis|pan rallado)\b/i, 'gluten'],
];

export function nutritionFaults(foods: readonly Placed<Food>[], dishes: readonly Placed<Dish>[]): Fault[] {
  const known = new Map(foods.map(({ value }) => [value.id, value]));
  const first = dishes[0];
  return [
    ...twice(foods),
    ...twice(dishes),
    ...foods.flatMap(foodFaults),
    ...dishes.flatMap((dish) => dishFaults(dish, known)),
    ...(first && dishes.length < LEAST_DISHES
      ? [faultAt(first, 'id', `there are ${dishes.length} dishes, ${LEAST_DISHES} are needed`)]
      : []),
  ];
}

function twice(items: readonly Placed<{ id: string }>[]): Fault[] {
  const seen = new Set<string>();
  return items.flatMap((place) => {
    const isSeen = seen.has(place.value.id);
    seen.add(place.value.id);
    return isSeen ? [faultAt(place, 'id', `«${place.value.id}» stands twice`)] : [];
  });
}

function foodFaults(place: Placed<Food>): Fault[] {
  const { id, kind, per100, allergens, unit } = place.value;
  const { kcal, protein, carbs, fat, fibre } = per100;
  const faults: Fault[] = [];
  const sum = 4 * protein + 4 * carbs + 9 * fat + 2 * fibre;
  if (Math.abs(sum - kcal) > KCAL_TOLERANCE * kcal + KCAL_ROUNDING)
    faults.push(faultAt(place, 'per100.kcal', `${kcal} kcal, but its nutrients give ${Math.round(sum)}`));
  if (protein + carbs + fat + fibre > 100)
    faults.push(faultAt(place, 'per100', 'more than 100 g of nutrients in 100 g'));
  if (unit && unit.grams > 500) faults.push(faultAt(place, 'unit.grams', 'more than 500 g'));
  const ofKind = expected[kind];
  if (ofKind && !ofKind.some((allergen) => allergens.includes(allergen)))
    faults.push(faultAt(place, 'allergens', `a food of kind ${kind} needs ${ofKind.join(' or ')}`));
  for (const [pattern, allergen] of named)
    if (
      pattern.test(id) &&
      !allergens.includes(allergen) &&
      !(allergen === 'gluten' && id.includes('sin-gluten'))
    )
      faults.push(faultAt(place, 'allergens', `lacks ${allergen}`));
  if (id.includes('sin-gluten') && allergens.includes('gluten'))
    faults.push(faultAt(place, 'allergens', 'says «sin gluten» and has gluten'));
  return faults;
}

function dishFaults(place: Placed<Dish>, foods: ReadonlyMap<string, Food>): Fault[] {
  const { ingredients, diets } = place.value;
  const unknown = ingredients.flatMap(({ food }, at) =>
    foods.has(food) ? [] : [faultAt(place, `ingredients.${at}.food`, `«${food}» is not a food`)],
  );
  if (unknown.length > 0) return unknown;
  const portioned = ingredients.flatMap(({ food, grams }) => {
    const found = foods.get(food);
    return found ? [{ food: found, grams }] : [];
  });
  const faults: Fault[] = [];
  if (new Set(ingredients.map(({ food }) => food)).size < ingredients.length)
    faults.push(faultAt(place, 'ingredients', 'a food stands twice'));
  const possible = dietsOf(portioned);
  for (const diet of diets)
    if (!possible.includes(diet)) faults.push(faultAt(place, 'diets', `its foods do not allow ${diet}`));
  for (const diet of possible)
    if (!diets.includes(diet)) faults.push(faultAt(place, 'diets', `${diet} is missing`));
  const within = allergensOf(portioned);
  const text = [place.value.name, ...place.value.steps].join(' ');
  for (const [pattern, allergen] of spoken)
    if (pattern.test(text) && !within.includes(allergen))
      faults.push(faultAt(place, 'ingredients', `it speaks of a food with ${allergen} that is not listed`));
  const { kcal } = nutrientsOf(portioned);
  if (kcal < DISH_KCAL.least || kcal > DISH_KCAL.most)
    faults.push(faultAt(place, 'ingredients', `${Math.round(kcal)} kcal is no plate for one person`));
  return faults;
}
