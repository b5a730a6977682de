import { seeded } from '../review/seeded';
import type { WallpaperId } from './shop';

/** Filled paths, from the back to the front. */
export type Drawing = { width: number; height: number; paths: readonly { d: string; fill: string }[] };

const n = (value: number): string => String(Math.round(value * 10) / 10);
const rect = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}z`;
const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;

/** A tower with battlements, standing on `y`. */
function tower(x: number, y: number, height: number): string {
  const half = height * 0.17;
  const head = half * 1.35;
  const merlon = (2 * head) / 5;
  const top = y - height;
  const crown = [0, 2, 4].map((step) => rect(x - head + step * merlon, top, merlon, merlon)).join('');
  return `${crown}${rect(x - head, top + merlon, 2 * head, merlon * 1.6)}M${n(x - half)} ${n(
    top + merlon * 2.6,
  )}h${n(2 * half)}L${n(x + half * 1.25)} ${n(y)}H${n(x - half * 1.25)}z`;
}

/** A hill line across the whole width, filled down to the bottom. */
function ridge(
  width: number,
  height: number,
  base: number,
  rise: number,
  seed: number,
  steps: number,
): string {
  const random = seeded(seed);
  const points = Array.from({ length: steps + 1 }, (_, index) => {
    const y = base - rise * random() * (index % 2 === 0 ? 0.35 : 1);
    return `L${n((width * index) / steps)} ${n(y)}`;
  });
  return `M0 ${n(height)}${points.join('')}L${n(width)} ${n(height)}z`;
}

/** A wave band across the whole width, filled down to the bottom. */
function wave(width: number, height: number, base: number, swell: number, waves: number): string {
  const half = width / (2 * waves);
  const curves = Array.from({ length: 2 * waves }, (_, index) => {
    const side = index % 2 === 0 ? -1 : 1;
    return `q${n(half / 2)} ${n(side * swell)} ${n(half)} 0`;
  });
  return `M0 ${n(base)}${curves.join('')}V${n(height)}H0z`;
}

const painters: Record<WallpaperId, (w: number, h: number) => Drawing['paths']> = {
  alba: (w, h) => {
    const unit = Math.min(w, h);
    return [
      { fill: '#0b1e40', d: rect(0, 0, w, h) },
      ...[0.95, 0.72, 0.5].map((size, index) => ({
        fill: ['#12295a', '#1d3f78', '#c68f2c'][index] ?? '#1d3f78',
        d: disc(w / 2, h * 0.74, unit * size * 0.62),
      })),
      { fill: '#e8bc5c', d: disc(w / 2, h * 0.74, unit * 0.2) },
      { fill: '#0a1832', d: ridge(w, h, h * 0.8, h * 0.04, 7, 14) },
      { fill: '#071226', d: tower(w / 2, h * 0.8, unit * 0.42) },
      { fill: '#071226', d: rect(0, h * 0.8 - 1, w, h * 0.2 + 1) },
    ];
  },
  sierra: (w, h) => [
    { fill: '#e9eef7', d: rect(0, 0, w, h) },
    { fill: '#f3d79a', d: disc(w * 0.68, h * 0.32, Math.min(w, h) * 0.11) },
    ...['#c3d0e6', '#93a9cf', '#5b79ad', '#2f5288', '#12336b'].map((fill, index) => ({
      fill,
      d: ridge(w, h, h * (0.52 + index * 0.11), h * 0.16, 11 + index, 6 + index * 2),
    })),
  ],
  mareas: (w, h) => [
    { fill: '#e3f1f3', d: rect(0, 0, w, h) },
    ...['#b7dde2', '#82c0c9', '#4a9aa6', '#1d7382', '#0d5562', '#083f49'].map((fill, index) => ({
      fill,
      d: wave(w, h, h * (0.34 + index * 0.11), h * 0.07, 2 + (index % 3)),
    })),
  ],
  muralla: (w, h) => {
    const stone = Math.min(w, h) / 9;
    const rows = Math.ceil((h * 0.62) / (stone / 2));
    const top = h - rows * (stone / 2);
    const stones = Array.from({ length: rows }, (_, row) =>
      Array.from({ length: Math.ceil(w / stone) + 1 }, (_, column) =>
        rect(
          column * stone - (row % 2) * (stone / 2) + 3,
          top + row * (stone / 2) + 3,
          stone - 6,
          stone / 2 - 6,
        ),
      ).join(''),
    ).join('');
    const merlons = Array.from({ length: Math.ceil(w / stone) + 1 }, (_, column) =>
      rect(column * stone * 2, top - stone * 0.8, stone, stone * 0.8 + 1),
    ).join('');
    return [
      { fill: '#faf1dc', d: rect(0, 0, w, h) },
      { fill: '#e0b24d', d: disc(w * 0.24, h * 0.2, Math.min(w, h) * 0.08) },
      { fill: '#6b4410', d: `${rect(0, top, w, h - top)}${merlons}` },
      { fill: '#86591d', d: stones },
    ];
  },
  curvas: (w, h) => {
    const step = Math.min(w, h) / 16;
    const rings = Math.ceil(Math.hypot(w, h) / step);
    return [
      { fill: '#134229', d: rect(0, 0, w, h) },
      ...Array.from({ length: rings }, (_, index) => ({
        fill: index % 2 === 0 ? '#17492f' : '#134229',
        d: disc(w * 0.7, h * 0.35, (rings - index) * step),
      })),
      { fill: '#7fcfa3', d: disc(w * 0.7, h * 0.35, step * 0.35) },
    ];
  },
  noche: (w, h) => {
    const random = seeded(23);
    const unit = Math.min(w, h);
    const stars = Array.from({ length: 140 }, () =>
      disc(random() * w, random() * h * 0.75, unit * (0.0012 + random() * 0.0022)),
    ).join('');
    return [
      { fill: '#0a1424', d: rect(0, 0, w, h) },
      { fill: '#a9c3f7', d: stars },
      { fill: '#e9eef7', d: disc(w * 0.72, h * 0.22, unit * 0.09) },
      { fill: '#0a1424', d: disc(w * 0.75, h * 0.21, unit * 0.08) },
      { fill: '#101d33', d: ridge(w, h, h * 0.8, h * 0.06, 5, 12) },
      { fill: '#16305c', d: tower(w * 0.3, h * 0.86, unit * 0.4) },
      { fill: '#e8bc5c', d: rect(w * 0.3 - unit * 0.014, h * 0.86 - unit * 0.26, unit * 0.028, unit * 0.05) },
      { fill: '#0c182b', d: rect(0, h * 0.86 - 1, w, h * 0.14 + 1) },
    ];
  },
};

export const drawWallpaper = (id: WallpaperId, width: number, height: number): Drawing => ({
  width,
  height,
  paths: painters[id](width, height),
});
