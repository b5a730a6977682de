// The parts that emblems and medals are drawn from. None is taken from an official badge.

export const fields = ['night', 'dawn', 'sea', 'wood', 'wine'] as const;
export type FieldColour = (typeof fields)[number];
export const fieldNames: Record<FieldColour, string> = {
  night: 'Noche',
  dawn: 'Amanecer',
  sea: 'Mar',
  wood: 'Monte',
  wine: 'Vino',
};

export const frames = ['shield', 'round', 'hexagon'] as const;
export type Frame = (typeof frames)[number];
export const frameNames: Record<Frame, string> = { shield: 'Escudo', round: 'Redondo', hexagon: 'Hexágono' };

export const MAX_CHEVRONS = 3;
export const MAX_RAYS = 16;

export type EmblemParts = { frame: Frame; field: FieldColour; chevrons: number; rays: number };

export const ribbons = [
  'navy-gold',
  'navy-white',
  'sky-navy',
  'green-white',
  'green-gold',
  'red-gold',
  'red-white',
  'gold-navy',
  'violet-white',
] as const;
export type Ribbon = (typeof ribbons)[number];
export const ribbonNames: Record<Ribbon, string> = {
  'navy-gold': 'Azul y oro',
  'navy-white': 'Azul y blanco',
  'sky-navy': 'Celeste y azul',
  'green-white': 'Verde y blanco',
  'green-gold': 'Verde y oro',
  'red-gold': 'Granate y oro',
  'red-white': 'Granate y blanco',
  'gold-navy': 'Oro y azul',
  'violet-white': 'Violeta y blanco',
};

export const shapes = ['star', 'round', 'shield', 'hexagon'] as const;
export type Shape = (typeof shapes)[number];
export const shapeNames: Record<Shape, string> = {
  star: 'Estrella',
  round: 'Redonda',
  shield: 'Escudo',
  hexagon: 'Hexágono',
};

export const metals = ['gold', 'silver', 'bronze'] as const;
export type Metal = (typeof metals)[number];
export const metalNames: Record<Metal, string> = { gold: 'Oro', silver: 'Plata', bronze: 'Bronce' };

export const symbols = [
  'tower',
  'book',
  'check',
  'chevrons',
  'sun',
  'clock',
  'flame',
  'pieces',
  'cards',
  'flag',
  'pencil',
  'figure',
] as const;
export type MedalSymbol = (typeof symbols)[number];
export const symbolNames: Record<MedalSymbol, string> = {
  tower: 'Torre',
  book: 'Libro',
  check: 'Marca',
  chevrons: 'Galones',
  sun: 'Sol',
  clock: 'Reloj',
  flame: 'Llama',
  pieces: 'Piezas',
  cards: 'Tarjetas',
  flag: 'Bandera',
  pencil: 'Lápiz',
  figure: 'Cifra',
};

export type MedalParts = {
  ribbon: Ribbon;
  shape: Shape;
  metal: Metal;
  symbol: MedalSymbol;
  /** Drawn when the symbol is the figure. */
  figure: string | null;
};
