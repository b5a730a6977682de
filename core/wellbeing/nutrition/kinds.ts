/** The 14 of Regulation (EU) 1169/2011, annex II. */
export const allergens = [
  'gluten',
  'crustaceos',
  'huevos',
  'pescado',
  'cacahuetes',
  'soja',
  'lacteos',
  'frutos-secos',
  'apio',
  'mostaza',
  'sesamo',
  'sulfitos',
  'altramuces',
  'moluscos',
] as const;
export type Allergen = (typeof allergens)[number];

export const meals = ['desayuno', 'media-manana', 'comida', 'merienda', 'cena'] as const;
export type Meal = (typeof meals)[number];

/** The meals of a planned day. `recena` is a snack before bed, for those who need more than five meals give. */
export const slots = [...meals, 'recena'] as const;
export type Slot = (typeof slots)[number];

/** What the files say of a dish. */
export const dishDiets = ['omnivora', 'vegetariana', 'vegana', 'sin-gluten', 'sin-lactosa'] as const;
export type DishDiet = (typeof dishDiets)[number];

/** What a user chooses: one of these, and any of `exclusions`. */
export const diets = ['omnivora', 'pescetariana', 'vegetariana', 'vegana'] as const;
export type Diet = (typeof diets)[number];
export const exclusions = ['gluten', 'lactosa', 'cerdo'] as const;
export type Exclusion = (typeof exclusions)[number];

export const dayKinds = ['descanso', 'entreno', 'examen'] as const;
export type DayKind = (typeof dayKinds)[number];

export const portions = ['pequena', 'mediana', 'grande'] as const;
export type Portion = (typeof portions)[number];

export const foodKinds = [
  'vegetable',
  'fruit',
  'grain',
  'legume',
  'dairy',
  'egg',
  'fish',
  'meat',
  'nut',
  'fat',
  'other',
] as const;
export type FoodKind = (typeof foodKinds)[number];
