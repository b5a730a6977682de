/** In the order of the catalogue. */
export const areas = ['victimas', 'detencion', 'calle', 'trafico', 'hallazgos'] as const;

export type Area = (typeof areas)[number];

export const areaNames: Record<Area, string> = {
  victimas: 'Víctimas y menores',
  detencion: 'Detención y domicilio',
  calle: 'Identificación en la calle',
  trafico: 'Tráfico',
  hallazgos: 'Personas, documentos y hallazgos',
};
