import type { RefObject } from 'react';
import { cx } from '../../../ui/cx';
import type { ProcedureScene, Vec } from '../scenes/scene';
import type { Locate } from './viewer';

type SignsProps = { scene: ProcedureScene; index: number; list: RefObject<HTMLDivElement | null> };

/** Where each sign points, in the order in which they are rendered. */
const placesOf = (scene: ProcedureScene, index: number): Vec[] => [
  ...scene.steps.flatMap(({ id }) => {
    const pin = scene.pins?.[id];
    return pin ? [pin] : [];
  }),
  ...(scene.steps[index]?.labels ?? []).map(({ at }) => at),
];

/** A name near the edge moves inwards; one whose point is out of sight leaves with it. */
function within(x: number, sign: HTMLElement, list: HTMLElement | null): number {
  const width = list?.clientWidth ?? 0;
  const half = (sign.firstElementChild?.clientWidth ?? 0) / 2 + 4;
  return x < 0 || x > width ? x : Math.min(width - half, Math.max(half, x));
}

/** Moves the signs to where their points are now. */
export function placeSigns(
  list: HTMLElement | null,
  scene: ProcedureScene,
  index: number,
  locate: Locate,
): void {
  const places = placesOf(scene, index);
  Array.from(list?.children ?? []).forEach((sign, at) => {
    const place = places[at];
    if (!place || !(sign instanceof HTMLElement)) return;
    const { x, y } = locate(place);
    sign.style.transform = `translate(${Math.round(within(x, sign, list))}px, ${Math.round(y)}px)`;
  });
}

const pinLook = (at: number, index: number) =>
  at === index
    ? 'size-10 border-panel-gold bg-panel-gold text-[1.375rem] text-on-panel-gold'
    : at < index
      ? 'size-7.5 border-white bg-white text-on-panel-gold'
      : 'size-7.5 border-white bg-panel text-on-panel';

/** Numbers of the steps where they happen, and names. The text of the step says the same. */
export function Signs({ scene, index, list }: SignsProps) {
  return (
    <div ref={list} aria-hidden="true" className="pointer-events-none absolute inset-0 overflow-hidden">
      {scene.steps.map(
        ({ id }, at) =>
          scene.pins?.[id] && (
            <span key={id} className="absolute top-0 left-0">
              <span className="absolute bottom-0 left-0 grid -translate-x-1/2 justify-items-center">
                <span
                  className={cx(
                    'grid place-items-center rounded-full border-2 font-display text-[1.0625rem] leading-none font-bold transition-colors max-md:scale-80',
                    pinLook(at, index),
                  )}
                >
                  {at + 1}
                </span>
                <span className={cx('h-2 w-0.5', at === index ? 'bg-panel-gold' : 'bg-white')} />
              </span>
            </span>
          ),
      )}
      {scene.steps[index]?.labels?.map(({ text }) => (
        <span key={text} className="absolute top-0 left-0">
          <span className="absolute top-0 left-0 -translate-1/2 rounded-sm border-[1.5px] border-white bg-panel px-2 py-0.5 font-display text-[1.0625rem] leading-snug font-bold whitespace-nowrap text-on-panel max-md:px-1.5 max-md:text-small">
            {text}
          </span>
        </span>
      ))}
    </div>
  );
}
