import { type Fault, faultAt, type Placed } from '../../platform/content-fault.ts';
import { drawingFaults } from '../drawing/drawing-faults.ts';
import { narrow, TALLEST, wide } from '../drawing/sheet.ts';
import { outsideReferences, themed, toSvg } from '../drawing/svg.ts';
import { drawInfographic } from './draw-infographic.ts';
import type { Block, InfographicFile } from './infographic.contract.ts';

/** How many there must be. */
const LEAST = 12;

/** What makes the infographics wrong, beyond their schema. */
export function infographicFaults(
  pieces: readonly Placed<InfographicFile>[],
  topics: ReadonlySet<number>,
): Fault[] {
  const seen = new Set<string>();
  return pieces.flatMap((place) => {
    const { id } = place.value;
    const faults: Fault[] = [];
    if (seen.has(id)) faults.push(faultAt(place, 'id', `«${id}» stands twice`));
    seen.add(id);
    for (const topic of place.value.topics)
      if (!topics.has(topic)) faults.push(faultAt(place, 'topics', `there is no topic ${topic}`));
    for (const [index, block] of place.value.blocks.entries())
      for (const reason of blockFaults(block)) faults.push(faultAt(place, `blocks.${index}`, reason));
    if (faults.length === 0) faults.push(...drawnFaults(place));
    return faults;
  });
}

export const infographicQuotaFaults = (pieces: readonly Placed<InfographicFile>[]): Fault[] =>
  pieces.length >= LEAST
    ? []
    : [
        {
          file: 'content/formats/infographics',
          line: 1,
          field: 'files',
          reason: `${pieces.length} of at least ${LEAST}`,
        },
      ];

function blockFaults(block: Block): string[] {
  if (block.kind === 'table') {
    const columns = block.head.length;
    const faults = block.rows.flatMap((row, index) =>
      row.length === columns ? [] : [`row ${index + 1} has ${row.length} cells, not ${columns}`],
    );
    if (block.widths && block.widths.length !== columns) faults.push(`needs ${columns} widths`);
    return faults;
  }
  if (block.kind === 'scale')
    return block.rows.flatMap(({ label, bands }) => {
      const ends = bands.map(({ to }) => to);
      const rises = ends.every((to, index) => to > (ends[index - 1] ?? 0));
      return rises && ends.at(-1) === block.end ? [] : [`«${label}» must rise to ${block.end}`];
    });
  return [];
}

function drawnFaults(place: Placed<InfographicFile>): Fault[] {
  const { title, alt } = place.value;
  const sheet = drawInfographic(place.value, wide);
  const drawings = [sheet, drawInfographic(place.value, narrow)];
  const faults = drawings.flatMap((drawing) => [
    ...drawingFaults(drawing),
    ...outsideReferences(toSvg(drawing, { title, description: alt, paint: themed })).map(
      (found) => `refers outside the file: ${found}`,
    ),
  ]);
  if (sheet.height > TALLEST) faults.push(`is ${sheet.height} high: more than an A4 page (${TALLEST})`);
  return [...new Set(faults)].map((reason) => faultAt(place, 'blocks', reason));
}
