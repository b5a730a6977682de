import type { Allergen, DayKind, Diet, Exclusion, Portion, Slot } from './kinds';

export const allergenNames: Readonly<Record<Allergen, string>> = {
  gluten: 'Gluten',
  crustaceos: 'Crustáceos',
  huevos: 'Huevos',
  pescado: 'Pescado',
  cacahuetes: 'Cacahuetes',
  soja: 'Soja',
  lacteos: 'Lácteos',
  'frutos-secos': 'Frutos de cáscara',
  apio: 'Apio',
  mostaza: 'Mostaza',
  sesamo: 'Sésamo',
  sulfitos: 'Sulfitos',
  altramuces: 'Altramuces',
  moluscos: 'Moluscos',
};

export const dietNames: Readonly<Record<Diet, string>> = {
  omnivora: 'De todo',
  pescetariana: 'Sin carne, con pescado',
  vegetariana: 'Vegetariana',
  vegana: 'Vegana',
};

export const exclusionNames: Readonly<Record<Exclusion, string>> = {
  gluten: 'Sin gluten',
  lactosa: 'Sin lactosa',
  cerdo: 'Sin cerdo',
};

export const slotNames: Readonly<Record<Slot, string>> = {
  desayuno: 'Desayuno',
  'media-manana': 'Media mañana',
  comida: 'Comida',
  merienda: 'Merienda',
  cena: 'Cena',
  recena: 'Antes de dormir',
};

export const kindNames: Readonly<Record<DayKind, string>> = {
  descanso: 'Descanso',
  entreno: 'Entreno',
  examen: 'Examen',
};

export const portionNames: Readonly<Record<Portion, string>> = {
  pequena: 'Pequeñas',
  mediana: 'Medianas',
  grande: 'Grandes',
};
