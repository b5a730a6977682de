import { openPicture } from '../../platform/uploads/open-picture';

const SIZE = 1400;
const arcs = [620, 500, 380, 270, 170];
const bars = [60, 120, 180, 110, 200, 260, 320, 260, 180, 240, 150, 100, 60];

/** The tower's sunrise over a voice, as the page draws it (web/media/podcast/cover.tsx). */
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIZE} ${SIZE}">
  <rect width="${SIZE}" height="${SIZE}" fill="#0a1c40"/>
  ${arcs.map((radius, at) => `<circle cx="700" cy="1000" r="${radius}" fill="${at === arcs.length - 1 ? '#e8bc5c' : '#1f4b8e'}" fill-opacity="${at === arcs.length - 1 ? 1 : 0.28}"/>`).join('')}
  <rect y="1000" width="${SIZE}" height="400" fill="#071630"/>
  ${bars.map((height, at) => `<rect x="${305 + at * 62}" y="${1200 - height / 2}" width="30" height="${height}" rx="15" fill="#e8bc5c"/>`).join('')}
</svg>`;

let kept: Promise<Buffer> | undefined;

/** Drawn once, the size that podcast directories ask for. */
export const coverPng = (): Promise<Buffer> => (kept ??= drawCover());

async function drawCover(): Promise<Buffer> {
  const picture = await openPicture(Buffer.from(drawing));
  return picture.resize(SIZE, SIZE).png({ palette: true }).toBuffer();
}
