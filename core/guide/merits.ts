/** Points in hundredths: 0,15 is 15. */
export const meritRules = {
  service: { perYear: 15, most: 150 },
  /** From corporal to captain; each call lists the ranks between. */
  rank: { least: 10, most: 50 },
  /** Per year of the last five. */
  athlete: { A: 35, B: 25, C: 20, years: 5 },
  language: { none: 0, B1: 50, B2: 100, C1: 150, C2: 200 },
  languageMax: 200,
  academicMax: 200,
  professionalMax: 200,
} as const;

export type AthleteGroup = 'A' | 'B' | 'C';
export type LanguageLevel = keyof typeof meritRules.language;
export const athleteGroups: readonly AthleteGroup[] = ['A', 'B', 'C'];
export const languageLevels: readonly LanguageLevel[] = ['none', 'B1', 'B2', 'C1', 'C2'];

export type Merits = {
  /** Whole years in the armed forces. */
  serviceYears: number;
  /** Hundredths, as listed in the call. */
  rank: number;
  athleteGroup: AthleteGroup;
  athleteYears: number;
  /** The best level of each language. */
  languages: readonly LanguageLevel[];
  academic: number;
  professional: number;
};

export const noMerits: Merits = {
  serviceYears: 0,
  rank: 0,
  athleteGroup: 'A',
  athleteYears: 0,
  languages: [],
  academic: 0,
  professional: 0,
};

export type MeritLine = {
  id: keyof Omit<Merits, 'athleteGroup' | 'athleteYears'> | 'athlete';
  points: number;
};

/** Points of each merit, capped. */
export function meritLines(merits: Merits): MeritLine[] {
  const { service, rank, athlete, language, languageMax, academicMax, professionalMax } = meritRules;
  const known = merits.languages.reduce((sum, level) => sum + language[level], 0);
  return [
    { id: 'serviceYears', points: Math.min(service.most, merits.serviceYears * service.perYear) },
    { id: 'rank', points: Math.min(rank.most, merits.rank) },
    {
      id: 'athlete',
      points: Math.min(athlete.years, merits.athleteYears) * athlete[merits.athleteGroup],
    },
    { id: 'languages', points: Math.min(languageMax, known) },
    { id: 'academic', points: Math.min(academicMax, merits.academic) },
    { id: 'professional', points: Math.min(professionalMax, merits.professional) },
  ];
}

export const meritPoints = (merits: Merits): number =>
  meritLines(merits).reduce((sum, line) => sum + line.points, 0);

/** `1,25` */
export const formatHundredths = (points: number): string =>
  `${Math.floor(points / 100)},${String(points % 100).padStart(2, '0')}`;
