import { type Basis, basis } from '../norms.ts';

export const documentIds = ['dni', 'pasaporte', 'tie', 'permiso'] as const;
export type DocumentId = (typeof documentIds)[number];

/** How a feature is looked at: the picture changes with it. */
export const lights = ['blanca', 'inclinar', 'uv', 'relieve'] as const;
export type Light = (typeof lights)[number];

export const lightNames: Record<Light, string> = {
  blanca: 'Luz blanca',
  inclinar: 'Inclinar',
  uv: 'Ultravioleta',
  relieve: 'Tacto',
};

export type Feature = {
  light: Light;
  name: string;
  /** What a genuine document shows. */
  look: string;
  /** What gives a false one away. */
  sign: string;
  /** A rectangle on the drawing, in units of the card (856 × 540). */
  at: readonly [x: number, y: number, width: number, height: number];
};

export type InspectedDocument = {
  id: DocumentId;
  name: string;
  facts: string;
  features: readonly Feature[];
  law: readonly Basis[];
};

const portrait = [48, 150, 210, 270] as const;
const texts = [300, 150, 330, 220] as const;
const secondPortrait = [660, 190, 140, 180] as const;
const background = [300, 60, 480, 60] as const;
const number = [48, 450, 340, 50] as const;
const corner = [680, 60, 120, 90] as const;

const laserPortrait: Feature = {
  light: 'blanca',
  name: 'Fotografía grabada con láser',
  look: 'En grises, dentro del policarbonato; el fondo fino pasa por debajo sin cortarse.',
  sign: 'Borde o burbujas alrededor de la foto, o fondo roto bajo el retrato.',
  at: portrait,
};
const fineLines: Feature = {
  light: 'blanca',
  name: 'Fondo de líneas finas',
  look: 'Líneas continuas de color, que con lupa siguen siendo líneas.',
  sign: 'Con lupa se ven puntos de impresora.',
  at: background,
};
const changingImage: Feature = {
  light: 'inclinar',
  name: 'Imagen láser cambiante (CLI)',
  look: 'Al inclinar aparece una imagen u otra.',
  sign: 'Un holograma impreso no cambia.',
  at: secondPortrait,
};
const colourInk: Feature = {
  light: 'inclinar',
  name: 'Tinta que cambia de color',
  look: 'Pasa de un color a otro al inclinar.',
  sign: 'Siempre el mismo color, o purpurina.',
  at: corner,
};
const relief: Feature = {
  light: 'relieve',
  name: 'Relieve',
  look: 'Se nota con la uña sobre los textos y las marcas táctiles.',
  sign: 'Impresión lisa donde debería haber relieve.',
  at: texts,
};
const fluorescence: Feature = {
  light: 'uv',
  name: 'Tintas y fibrillas fluorescentes',
  look: 'El soporte queda oscuro; dibujos y fibrillas brillan.',
  sign: 'El papel entero brilla, o no brilla nada.',
  at: [280, 130, 380, 260],
};

/** What a document with a false MRZ may be. */
export const forgery: readonly Basis[] = [
  basis('CP', '392.1', 'Particular que falsifica: prisión de 6 meses a 3 años y multa'),
  basis(
    'CP',
    '392.2',
    'Usar a sabiendas un documento de identidad falso: prisión de 6 meses a 1 año y multa',
  ),
  basis('CP', '400 bis', 'Usar uno auténtico sin ser el titular: como usar uno falso'),
];

export const documents: readonly InspectedDocument[] = [
  {
    id: 'dni',
    name: 'DNI',
    facts:
      'Tarjeta de policarbonato de 85,60 × 53,98 mm. Desde el 2 de agosto de 2021 lleva la bandera de la UE con «ES» y una ventana transparente con el segundo retrato. Chip y CAN de 6 cifras.',
    features: [
      laserPortrait,
      fineLines,
      { ...changingImage, name: 'Imagen láser cambiante y kinegrama' },
      colourInk,
      relief,
      fluorescence,
      {
        light: 'blanca',
        name: 'Número de soporte',
        look: 'Tres letras y seis cifras en el anverso, el mismo de la MRZ.',
        sign: 'No coincide con la primera línea de la MRZ.',
        at: number,
      },
    ],
    law: [basis('RD 255/2025', '12', 'Contenido del DNI y sus tres líneas de 30 caracteres'), ...forgery],
  },
  {
    id: 'pasaporte',
    name: 'Pasaporte',
    facts:
      'Libreta granate de 32 páginas y 88 × 125 mm, con «Unión Europea», «España», el escudo y «Pasaporte». Chip en la cubierta y dos líneas de 44 caracteres.',
    features: [
      laserPortrait,
      {
        light: 'blanca',
        name: 'Número perforado',
        look: 'Perforación láser limpia, del mismo número en todas las páginas.',
        sign: 'Agujeros irregulares o números distintos.',
        at: corner,
      },
      { ...changingImage, name: 'Elemento óptico sobre el retrato' },
      {
        light: 'relieve',
        name: 'Calcografía de la contracubierta',
        look: 'Tinta con cuerpo, que se nota al tacto.',
        sign: 'Impresión plana.',
        at: texts,
      },
      {
        light: 'uv',
        name: 'Hilo de cosido y páginas',
        look: 'El hilo y los dibujos de las páginas brillan.',
        sign: 'Hilo apagado, cosido rehecho o páginas de otro brillo.',
        at: [40, 60, 40, 420],
      },
    ],
    law: [basis('RD 896/2003', '9', 'Formato y páginas del pasaporte'), ...forgery],
  },
  {
    id: 'tie',
    name: 'TIE',
    facts:
      'Tarjeta de extranjero de formato uniforme de la UE: clase de permiso, NIE y número de soporte con E y 8 cifras. Chip con rostro y dos huellas. El certificado verde de ciudadano de la UE no lleva foto y no identifica por sí solo.',
    features: [laserPortrait, fineLines, changingImage, relief, fluorescence],
    law: [
      basis('RD 1155/2024', '209', 'Tarjeta de identidad de extranjero'),
      basis('RD 1155/2024', '205', 'Número de identidad de extranjero'),
      ...forgery,
    ],
  },
  {
    id: 'permiso',
    name: 'Permiso de conducir',
    facts:
      'Tarjeta de tono rosado, con la bandera de la UE y «E». Campos numerados: 1 y 2 nombre, 3 nacimiento, 4a a 4c fechas y autoridad, 5 número, 9 a 12 clases.',
    features: [
      laserPortrait,
      fineLines,
      { ...changingImage, name: 'Elemento óptico difractivo' },
      colourInk,
      { ...relief, look: 'El grabado láser de los textos se nota con la uña.' },
      fluorescence,
    ],
    law: [basis('RD 818/2009', 'anexo I', 'Campos y formato del permiso'), ...forgery],
  },
];

/** The order of a guided inspection. */
export const inspectionMethod = [
  'Toca: grosor, relieve, bordes',
  'Mira: foto, textos, fondo',
  'Inclina: lo que debe moverse o cambiar de color',
  'A trasluz: ventana y marcas',
  'Lupa de 10 aumentos: líneas, no puntos',
  'Ultravioleta: soporte oscuro, dibujos que brillan',
  'Lee la MRZ y compárala con lo impreso',
  'Chip, si hay lector',
  'Rostro y edad de quien lo presenta',
  'Bases de datos',
] as const;

export const fraudKinds = [
  'Auténtico usado por otra persona',
  'Auténtico alterado',
  'Falsificado por entero',
  'De fantasía',
  'En blanco, robado',
] as const;
