/** A call for places, with its own figures where they change from one to the next. */
export type Call = {
  promotion: string;
  year: number;
  /** The official text. */
  boe: string;
  places: { free: number; reserved: number };
  feeCents: number;
  /** How many candidates go on from the knowledge test per free place. */
  perPlace: string;
};

/** The call in force: BOE-A-2026-15055, resolution of 7 July 2026. */
export const currentCall: Call = {
  promotion: 'XLIII',
  year: 2026,
  boe: 'BOE-A-2026-15055',
  places: { free: 2163, reserved: 541 },
  feeCents: 1557,
  perPlace: '1,75',
};

export const boeAddress = (id: string): string => `https://www.boe.es/buscar/doc.php?id=${id}`;

export const placesOf = ({ places }: Call): number => places.free + places.reserved;

/** What every call asks for (base 2.1 of the current one). */
export const requirements: readonly string[] = [
  'Nacionalidad española',
  '18 años cumplidos y no haber alcanzado la edad de jubilación',
  'Título de Bachiller o equivalente',
  'Permiso de conducir de la clase B',
  'Nivel A2 de inglés o francés, acreditado antes de que acabe el plazo de solicitud',
  'No haber sido condenado por delito doloso',
  'Compromiso de portar armas',
];
