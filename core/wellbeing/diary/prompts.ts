import { daysBetween } from '../../profile/study-plan';

/** In the order in which the days offer them. */
export const prompts = [
  { id: 'went-well', text: '¿Qué ha ido bien hoy?' },
  { id: 'avoided', text: '¿Qué he evitado?' },
  { id: 'first-tomorrow', text: '¿Qué haré lo primero mañana?' },
  { id: 'hardest', text: '¿Cuál ha sido la pregunta más difícil de hoy?' },
  { id: 'tired', text: '¿Qué me ha cansado?' },
  { id: 'explain', text: 'Una regla que ya sé explicar' },
  { id: 'helped', text: '¿Quién me ha ayudado?' },
  { id: 'worry', text: 'Una preocupación, escrita entera' },
  { id: 'in-my-hands', text: 'Lo que me preocupa, ¿está en mi mano?' },
  { id: 'friend', text: '¿Qué le diría a un amigo que estuviera como yo?' },
  { id: 'energy-why', text: 'Mi energía de hoy, y por qué' },
  { id: 'broken-plan', text: 'El plan que no he cumplido, sin culpa' },
  { id: 'proof', text: 'Una prueba pequeña de que avanzo' },
  { id: 'body', text: 'El cuerpo: ¿dónde noto la tensión?' },
  { id: 'outside', text: 'Algo de fuera de la oposición' },
  { id: 'after-mock', text: 'Después de un simulacro: tres causas' },
  { id: 'before-mock', text: 'Antes de un simulacro: ¿qué temo?' },
  { id: 'why', text: '¿Por qué empecé?' },
  { id: 'leave', text: '¿Qué puedo dejar?' },
  { id: 'thanks', text: 'Gracias a' },
] as const;

export type PromptId = (typeof prompts)[number]['id'];
export const promptIds = prompts.map(({ id }) => id);

export const promptText = (id: string | null): string | null =>
  prompts.find((prompt) => prompt.id === id)?.text ?? null;

const A_DAY = 3;

/** Three for each day; every one comes back within a week. */
export function promptsOf(day: string): (typeof prompts)[number][] {
  const from = daysBetween('2026-01-01', day) * A_DAY;
  return Array.from({ length: A_DAY }, (_, index) => {
    const at = (((from + index) % prompts.length) + prompts.length) % prompts.length;
    return prompts[at] ?? prompts[0];
  });
}
