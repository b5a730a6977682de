/** An official call for applications, with the figures that change each year. */
export type Call = {
  promotion: string;
  year: number;
  /** Id of the official text. */
  boe: string;
  places: { free: number; reserved: number };
  feeCents: number;
  /** Candidates per free place who pass the knowledge test. */
  perPlace: string;
};

/** BOE-A-2026-15055, resolution of 7 July 2026. */
export const currentCall: Call = {
  promotion: 'XLIII',
  year: 2026,
  boe: 'BOE-A-2026-15055',
  places: { free: 2163, reserved: 541 },
  feeCents: 1557,
  perPlace: '1,75',
};

export const boeUrl = (id: string): string => `https://www.boe.es/buscar/doc.php?id=${id}`;

export const placesOf = ({ places }: Call): number => places.free + places.reserved;

/** Base 2.1 of the current call. */
export const requirements: readonly string[] = [
  'Nacionalidad española',
  '18 años cumplidos y no haber alcanzado la edad de jubilación',
  'Título de Bachiller o equivalente',
  'Permiso de conducir de la clase B',
  'Nivel A2 de inglés o francés, acreditado antes de que acabe el plazo de solicitud',
  'No haber sido condenado por delito doloso',
  'Compromiso de portar armas',
];
