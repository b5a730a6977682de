import type { Answer } from '@atalaya/core/api';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useHydrated } from '../../platform/use-hydrated';
import { cx } from '../../ui/cx';
import { useZoom } from '../../ui/zoom/use-zoom';
import { ZoomButtons } from '../../ui/zoom/zoom-buttons';
import { Drawing } from '../drawing';
import { drawingPath } from './drawing-path';

type Piece = Answer<'GET /api/formats/infographics/:id'>;

const STEP = 1.25;

/** The column on a phone, the sheet elsewhere and on paper. Zoom with buttons, wheel, pinch or keys; a zoomed one is dragged. */
export function Viewer({ piece }: { piece: Piece }) {
  const { id, version, alt, title } = piece;
  const frame = useRef<HTMLDivElement>(null);
  const hydrated = useHydrated();
  const zoom = useZoom(frame, piece.sheet);
  const { scale } = zoom;
  const isZoomed = scale > 1;
  const whole = { ...zoom, fit: () => zoom.by(1 / scale) };
  useDragToScroll(frame, isZoomed);
  useCentreKept(frame, scale);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+') zoom.by(STEP);
    else if (event.key === '-') zoom.by(1 / STEP);
    else if (event.key === '0') whole.fit();
    else return;
    event.preventDefault();
  };
  const label = `${title}. ${alt}`;
  return (
    <figure className="mt-6 print:mt-0">
      <section
        ref={frame}
        aria-label="Infografía"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard
        tabIndex={0}
        onKeyDown={onKeyDown}
        className={cx(
          'rounded-lg border border-line bg-surface print:overflow-visible print:border-0',
          isZoomed
            ? 'max-h-[85dvh] cursor-grab touch-pan-x touch-pan-y overflow-auto overscroll-contain active:cursor-grabbing print:max-h-none'
            : 'touch-pan-x touch-pan-y overflow-hidden',
        )}
      >
        <div className="mx-auto print:w-full!" style={{ width: `${scale * 100}%` }}>
          <Drawing
            href={drawingPath(id, 'sheet.svg', version)}
            label={label}
            size={piece.sheet}
            className="h-auto w-full max-md:hidden print:block print:max-h-[268mm]"
          />
          <Drawing
            href={drawingPath(id, 'column.svg', version)}
            label={label}
            size={piece.column}
            className="h-auto w-full md:hidden print:hidden"
          />
        </div>
      </section>
      {hydrated && (
        <div className="sticky bottom-2 z-10 h-0 print:hidden">
          <ZoomButtons zoom={whole} fitLabel="Ver la infografía entera" />
        </div>
      )}
      <figcaption className="mt-3 text-small text-muted print:hidden">
        Amplía con los botones, con dos dedos o con Ctrl y la rueda; arrastra para moverte. Con el teclado: +
        y − para ampliar y reducir, flechas para moverte, 0 para verla entera.
      </figcaption>
    </figure>
  );
}

/** What is in the middle of the frame stays there while the scale changes. */
function useCentreKept(frame: RefObject<HTMLElement | null>, scale: number): void {
  const before = useRef(scale);
  useLayoutEffect(() => {
    const box = frame.current;
    const ratio = scale / before.current;
    before.current = scale;
    if (!box || ratio === 1) return;
    box.scrollTo(
      (box.scrollLeft + box.clientWidth / 2) * ratio - box.clientWidth / 2,
      (box.scrollTop + box.clientHeight / 2) * ratio - box.clientHeight / 2,
    );
  }, [frame, scale]);
}

/** A mouse or a pen drags what the frame shows; a finger scrolls it anyway. */
function useDragToScroll(frame: RefObject<HTMLElement | null>, enabled: boolean): void {
  useEffect(() => {
    const box = frame.current;
    if (!box || !enabled) return;
    let last: { x: number; y: number } | null = null;
    const onDown = (event: PointerEvent) => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      last = { x: event.clientX, y: event.clientY };
      box.setPointerCapture(event.pointerId);
    };
    const onMove = (event: PointerEvent) => {
      if (!last) return;
      box.scrollBy(last.x - event.clientX, last.y - event.clientY);
      last = { x: event.clientX, y: event.clientY };
    };
    const onUp = () => {
      last = null;
    };
    box.addEventListener('pointerdown', onDown);
    box.addEventListener('pointermove', onMove);
    box.addEventListener('pointerup', onUp);
    box.addEventListener('pointercancel', onUp);
    return () => {
      box.removeEventListener('pointerdown', onDown);
      box.removeEventListener('pointermove', onMove);
      box.removeEventListener('pointerup', onUp);
      box.removeEventListener('pointercancel', onUp);
    };
  }, [frame, enabled]);
}
