import { capitalize } from '@atalaya/core/platform/capitalize';
import { dayAndMonth, weekday } from '@atalaya/core/platform/date-format';
import { dayInSpain, localInSpain } from '@atalaya/core/platform/madrid-time';
import type { RoomView } from '@atalaya/core/voice-rooms/voice-rooms.contract';

/** «20:30» in Spain. */
export const hourOf = (moment: string): string => localInSpain(moment).slice(11, 16);

/** «Hoy a las 20:30», «Jueves, 19 de noviembre, a las 20:30». */
export function hourWords(moment: string): string {
  const day = dayInSpain(moment);
  if (day === dayInSpain(new Date())) return `Hoy a las ${hourOf(moment)}`;
  return `${capitalize(weekday(day))}, ${dayAndMonth(day)}, a las ${hourOf(moment)}`;
}

export function fullness({ inside, seats, waiting }: Pick<RoomView, 'inside' | 'seats' | 'waiting'>): string {
  if (inside === 0) return `Vacía, ${seats} sitios`;
  const taken = inside >= seats ? `Completa, ${inside} de ${seats}` : `${inside} de ${seats} dentro`;
  return waiting > 0 ? `${taken}, ${waiting} a la espera` : taken;
}
