export const viewNames = [
  ['dia', 'Día'],
  ['semana', 'Semana'],
  ['compra', 'Lista de la compra'],
  ['preferencias', 'Preferencias'],
] as const;
export type NutritionView = (typeof viewNames)[number][0];

const VIEW = 'vista';
const DAY = 'dia';

/** What the address asks for; a wrong view or day is the first one. */
export function placeOf(search: URLSearchParams): { view: NutritionView; day: string | undefined } {
  const view = viewNames.find(([one]) => one === search.get(VIEW))?.[0] ?? 'dia';
  const day = search.get(DAY) ?? '';
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day));
  return { view, day: isDay ? day : undefined };
}

export function addressIn(view: NutritionView, day: string, today: string): string {
  const search = new URLSearchParams();
  if (view !== 'dia') search.set(VIEW, view);
  if (day !== today) search.set(DAY, day);
  return `/campus-estudio/alimentacion${search.size > 0 ? `?${search}` : ''}`;
}
