export type Fill = 'none' | 'solid' | 'hatch' | 'soft';
export type Point = readonly [x: number, y: number];

/** What a drawing is made of. The web renders it as SVG; colours come from the theme. */
export type Mark =
  | { mark: 'circle'; x: number; y: number; r: number; fill: Fill }
  | { mark: 'polygon'; points: readonly Point[]; fill: Fill; dashed?: boolean }
  /** `onSolid`: drawn over a solid shape, in the colour of the paper. */
  | { mark: 'line'; points: readonly Point[]; onSolid?: boolean; dashed?: boolean; thin?: boolean }
  | { mark: 'dot'; x: number; y: number; r: number; onSolid?: boolean }
  | { mark: 'text'; x: number; y: number; text: string; size: number };

/** A drawing with a text that describes all of it, so that the item can be solved by reading. */
export type Figure = {
  width: number;
  height: number;
  marks: readonly Mark[];
  alt: string;
  caption?: string;
};

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: Fill,
  dashed = false,
): Mark => ({
  mark: 'polygon',
  points: [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ],
  fill,
  ...(dashed && { dashed }),
});

const round = (value: number): number => Math.round(value * 100) / 100;

const corners = (sides: number): Point[] =>
  Array.from({ length: sides }, (_, index) => {
    const angle = ((index / sides) * 2 - 0.5) * Math.PI;
    return [Math.cos(angle), Math.sin(angle)];
  });
const unitPolygons = new Map([3, 5, 6].map((sides) => [sides, corners(sides)]));

/** A regular polygon with its first corner upwards. */
export const regularPolygon = (x: number, y: number, radius: number, sides: number, fill: Fill): Mark => ({
  mark: 'polygon',
  points: (unitPolygons.get(sides) ?? corners(sides)).map(
    ([cosine, sine]) => [round(x + radius * cosine), round(y + radius * sine)] as const,
  ),
  fill,
});
