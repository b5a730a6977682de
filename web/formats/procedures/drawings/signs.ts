import { Vector3 } from 'three';
import type { ProcedureScene, SceneStep } from '../scenes/scene';

const GOLD = '#e8bc5c';
const INK = '#0b1e40';
const FONT = 'font-family="Barlow Condensed,Arial Narrow,sans-serif" font-weight="700"';

/** Numbered pins and names over the picture, as the page shows them over the canvas. */
export function signsOf(
  scene: ProcedureScene,
  step: SceneStep,
  project: (point: Vector3) => [x: number, y: number],
): string[] {
  const place = (at: readonly [number, number, number]) =>
    project(new Vector3(...at))
      .map(Math.round)
      .join(' ');
  const current = scene.steps.indexOf(step);
  const pins = scene.steps.flatMap(({ id }, index) => {
    const at = scene.pins?.[id];
    return at ? [pin(place(at), index, current)] : [];
  });
  return [...pins, ...(step.labels ?? []).map(({ text, at }) => label(place(at), text))];
}

function pin(at: string, index: number, current: number): string {
  const isHere = index === current;
  const radius = isHere ? 20 : 15;
  const line = isHere ? GOLD : '#fff';
  const fill = isHere ? GOLD : index < current ? '#fff' : INK;
  const text = index > current ? '#fff' : INK;
  return `<g transform="translate(${at})"><path d="M0 0v${-radius - 8}" stroke="${line}" stroke-width="2"/><circle cy="${-radius - 8}" r="${radius}" fill="${fill}" stroke="${line}" stroke-width="2"/><text y="${-radius - 2}" text-anchor="middle" ${FONT} font-size="18" fill="${text}">${index + 1}</text></g>`;
}

function label(at: string, text: string): string {
  const width = Math.round(text.length * 8.1 + 20);
  return `<g transform="translate(${at})"><rect x="${-width / 2}" y="-15" width="${width}" height="30" rx="6" fill="${INK}" stroke="#fff" stroke-width="1.5"/><text y="6" text-anchor="middle" ${FONT} font-size="18" fill="#fff" textLength="${width - 20}" lengthAdjust="spacingAndGlyphs">${text}</text></g>`;
}
