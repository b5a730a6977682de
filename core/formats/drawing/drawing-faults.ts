import type { Drawing, Shape } from './shapes.ts';
import { textWidth, unknownCharacters } from './text.ts';

/** A line may be this much wider than its room before it is seen. */
const TOLERANCE = 1;
/** Below this a line cannot be read on a phone, nor on paper. */
export const SMALLEST = 11.5;

/** What would look wrong: lines that do not fit, letters that the fonts lack, and letters that are too small. */
export function drawingFaults({ shapes }: Pick<Drawing, 'shapes'>): string[] {
  return [...new Set(shapes.flatMap((shape) => shapeFaults(shape)))];
}

function shapeFaults(shape: Shape): string[] {
  if (shape.kind === 'group') return shape.shapes.flatMap((one) => shapeFaults(one));
  if (shape.kind !== 'text') return [];
  const { text, font, size, room } = shape;
  const faults = unknownCharacters(text).map((character) => `«${character}» is in none of the fonts`);
  if (room !== undefined && textWidth(text, font, size) > room + TOLERANCE)
    faults.push(`«${text}» does not fit its place`);
  if (room !== undefined && size < SMALLEST) faults.push(`«${text}» is drawn too small`);
  return faults;
}
