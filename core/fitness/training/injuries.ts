/** What a session works on. */
export const partKinds = ['circuit', 'run', 'bar'] as const;
export type PartKind = (typeof partKinds)[number];

export const injuryAreas = ['leg', 'arm', 'back', 'illness'] as const;
export type InjuryArea = (typeof injuryAreas)[number];

export const injuryNames: Record<InjuryArea, string> = {
  leg: 'Pierna, rodilla o pie',
  arm: 'Hombro, codo o mano',
  back: 'Espalda o cuello',
  illness: 'Enfermedad o fiebre',
};

const removed: Record<InjuryArea, readonly PartKind[]> = {
  leg: ['circuit', 'run'],
  arm: ['bar'],
  back: partKinds,
  illness: partKinds,
};

export type Injury = { area: InjuryArea; fromDay: string; toDay: string | null };

export const isActive = ({ fromDay, toDay }: Injury, day: string): boolean =>
  fromDay <= day && (toDay === null || day <= toDay);

/** What cannot be trained on a day. */
export const removedOn = (injuries: readonly Injury[], day: string): ReadonlySet<PartKind> =>
  new Set(injuries.filter((injury) => isActive(injury, day)).flatMap(({ area }) => removed[area]));
