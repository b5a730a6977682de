import { type Color, type Drawing, palette, type Shape } from './shapes.ts';

/** How a colour is written: a variable follows the theme of the page, a value stands alone in a file. */
export type Paint = (color: Color) => string;
export const themed: Paint = (color) => `var(--${color})`;
export const onPaper: Paint = (color) => palette[color];

const FAMILIES = {
  body: `font-family="'Source Sans 3',Arial,sans-serif" font-weight="400"`,
  bold: `font-family="'Source Sans 3',Arial,sans-serif" font-weight="600"`,
  head: `font-family="'Barlow Condensed','Arial Narrow',sans-serif" font-weight="700"`,
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const short = (value: number): string => String(Math.round(value * 100) / 100);

type SvgOptions = { title: string; description: string; paint: Paint; style?: string };

/** A whole file. The drawing has the id `figure`, so that a page can `use` it. */
export function toSvg(
  { width, height, shapes }: Drawing,
  { title, description, paint, style = '' }: SvgOptions,
): string {
  const size = `${short(width)} ${short(height)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" width="${short(width)}" height="${short(height)}"><title>${escaped(title)}</title><desc>${escaped(description)}</desc>${style}<g id="figure" text-rendering="geometricPrecision">${shapes.map((shape) => markup(shape, paint)).join('')}</g></svg>`;
}

export function markup(shape: Shape, paint: Paint): string {
  if (shape.kind === 'group') {
    const scale = shape.scale === undefined ? '' : ` scale(${short(shape.scale)})`;
    const turn = shape.turn === undefined ? '' : ` rotate(${short(shape.turn)})`;
    const inside = shape.shapes.map((one) => markup(one, paint)).join('');
    return `<g transform="translate(${short(shape.x)} ${short(shape.y)})${scale}${turn}">${inside}</g>`;
  }
  if (shape.kind === 'text') {
    const anchor = shape.anchor ? ` text-anchor="${shape.anchor}"` : '';
    return `<text x="${short(shape.x)}" y="${short(shape.y)}" ${FAMILIES[shape.font]} font-size="${short(shape.size)}" fill="${paint(shape.fill)}"${anchor}>${escaped(shape.text)}</text>`;
  }
  const look = `fill="${shape.fill ? paint(shape.fill) : 'none'}"${
    shape.stroke
      ? ` stroke="${paint(shape.stroke)}" stroke-width="${short(shape.strokeWidth ?? 1.5)}" stroke-linecap="round" stroke-linejoin="round"`
      : ''
  }`;
  if (shape.kind === 'path')
    return `<path d="${shape.d}" ${look}${shape.dashed ? ' stroke-dasharray="2 6"' : ''}/>`;
  if (shape.kind === 'circle')
    return `<circle cx="${short(shape.x)}" cy="${short(shape.y)}" r="${short(shape.radius)}" ${look}/>`;
  const radius = shape.radius ? ` rx="${short(shape.radius)}"` : '';
  return `<rect x="${short(shape.x)}" y="${short(shape.y)}" width="${short(shape.width)}" height="${short(shape.height)}"${radius} ${look}/>`;
}

/** References to anything outside the file; a drawing must have none. */
export const outsideReferences = (svg: string): string[] =>
  [
    ...svg.matchAll(
      /(?:href|src)\s*=\s*["'](?!#|data:)[^"']*|url\(\s*['"]?(?!#|data:)[^)]*|<(?:script|foreignObject|image)\b/gi,
    ),
  ].map(([found]) => found);
