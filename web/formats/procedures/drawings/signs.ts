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
  width: number,
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
  return [
    ...pins,
    ...(step.labels ?? []).map(({ text, at }) => label(project(new Vector3(...at)), text, width)),
  ];
}

function pin(at: string, index: number, current: number): string {
  const isHere = index === current;
  const radius = isHere ? 20 : 15;
  const line = isHere ? GOLD : '#fff';
  const fill = isHere ? GOLD : index < current ? '#fff' : INK;
  const text = index > current ? '#fff' : INK;
  return `<g transform="translate(${at})"><path d="M0 0v${-radius - 8}" stroke="${line}" stroke-width="2"/><circle cy="${-radius - 8}" r="${radius}" fill="${fill}" stroke="${line}" stroke-width="2"/><text y="${-radius - 2}" text-anchor="middle" ${FONT} font-size="18" fill="${text}">${index + 1}</text></g>`;
}

/** Large enough for a phone, which shows the picture at half its size. Near an edge it moves inwards. */
function label([x, y]: readonly [number, number], text: string, pictureWidth: number): string {
  const width = Math.round(text.length * 9.3 + 18);
  const middle = Math.min(pictureWidth - width / 2 - 4, Math.max(width / 2 + 4, x));
  return `<g transform="translate(${Math.round(middle)} ${Math.round(y)})"><rect x="${-width / 2}" y="-18" width="${width}" height="36" rx="6" fill="${INK}" stroke="#fff" stroke-width="1.5"/><text y="7.5" text-anchor="middle" ${FONT} font-size="22" fill="#fff" textLength="${width - 20}" lengthAdjust="spacingAndGlyphs">${text}</text></g>`;
}
