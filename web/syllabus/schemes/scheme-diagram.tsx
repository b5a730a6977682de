import {
  closedAtFirst,
  drawScheme,
  type SchemeItem,
  type WalkKey,
  walkScheme,
} from '@atalaya/core/syllabus/reading/schemes';
import { FoldVertical, UnfoldVertical } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../ui/cx';
import { IconButton } from '../../ui/icon-button';
import { useZoom } from '../../ui/zoom/use-zoom';
import { ZoomButtons } from '../../ui/zoom/zoom-buttons';
import type { Scheme } from './scheme';

const walkKeys: Record<string, WalkKey> = {
  ArrowUp: 'ArrowUp',
  ArrowDown: 'ArrowDown',
  ArrowLeft: 'ArrowLeft',
  ArrowRight: 'ArrowRight',
  Home: 'Home',
  End: 'End',
};

const looks = [
  'border-navy bg-navy text-on-navy',
  'border-navy bg-navy-tint',
  'border-line-strong bg-surface',
  'border-line bg-surface',
];

/** Zoom with buttons, wheel or pinch; arrow keys move between nodes. */
export function SchemeDiagram({ scheme }: { scheme: Scheme }) {
  const [closed, setClosed] = useState(() => closedAtFirst(scheme));
  const [here, setHere] = useState('0');
  const drawing = useMemo(() => drawScheme(scheme, closed), [scheme, closed]);
  const frame = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, drawing);
  const byPath = useMemo(() => new Map(drawing.items.map((item) => [item.path, item])), [drawing]);
  const current = byPath.has(here) ? here : '0';
  // Focus moves only by keyboard, not on load.
  const walked = useRef(false);

  useEffect(() => {
    if (!walked.current) return;
    const node = frame.current?.querySelector<HTMLElement>(`[data-path="${current}"]`);
    node?.focus({ preventScroll: true });
    node?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);

  const toggle = ({ path, childCount }: SchemeItem) => {
    setHere(path);
    if (childCount === 0) return;
    const next = new Set(closed);
    if (!next.delete(path)) next.add(path);
    setClosed(next);
  };

  const onKeyDown = (event: KeyboardEvent, item: SchemeItem) => {
    const key = walkKeys[event.key];
    if (key) {
      walked.current = true;
      setHere(walkScheme(drawing.items, item.path, key));
    } else if (event.key === 'Enter' || event.key === ' ') toggle(item);
    else if (event.key === '+') zoom.by(1.2);
    else if (event.key === '-') zoom.by(1 / 1.2);
    else if (event.key === '0') zoom.fit();
    else return;
    event.preventDefault();
  };

  const { width, height } = drawing;
  return (
    <div className="relative">
      <div
        ref={frame}
        className="h-[min(72dvh,46rem)] touch-pan-x touch-pan-y overflow-auto overscroll-contain rounded-lg border border-line bg-ground p-4 print:h-auto print:overflow-visible print:border-0 print:p-0"
      >
        <div style={{ width: width * zoom.scale, height: height * zoom.scale }}>
          <div
            role="tree"
            aria-label={`Esquema: ${scheme.title}`}
            className="relative origin-top-left"
            style={{ width, height, transform: `scale(${zoom.scale})` }}
          >
            <svg width={width} height={height} aria-hidden="true" className="absolute inset-0">
              {drawing.items.map((item) => {
                const parent = item.parent === null ? undefined : byPath.get(item.parent);
                return (
                  parent && (
                    <path
                      key={item.path}
                      d={wire(parent, item)}
                      fill="none"
                      stroke="var(--line-strong)"
                      strokeWidth="1.5"
                    />
                  )
                );
              })}
            </svg>
            {drawing.items.map((item) => (
              <div
                key={item.path}
                role="treeitem"
                data-path={item.path}
                tabIndex={item.path === current ? 0 : -1}
                aria-level={item.depth + 1}
                aria-selected={item.path === current}
                {...(item.childCount > 0 && { 'aria-expanded': !item.isClosed })}
                onClick={() => toggle(item)}
                onKeyDown={(event) => onKeyDown(event, item)}
                style={{ left: item.x, top: item.y, width: item.width, height: item.height }}
                className={cx(
                  'absolute flex cursor-pointer flex-col justify-center rounded-md border px-2.5 text-[0.875rem] leading-[1.1875rem]',
                  looks[Math.min(item.depth, looks.length - 1)],
                )}
              >
                <span className="font-semibold">{item.label}</span>
                {item.note && (
                  <span className="text-[0.8125rem] leading-[1.0625rem] opacity-85">{item.note}</span>
                )}
                {item.isClosed && (
                  <span className="num absolute top-1/2 -right-3 grid size-6 -translate-y-1/2 place-items-center rounded-full bg-gold text-[0.875rem] text-on-gold">
                    {item.childCount}
                  </span>
                )}
              </div>
            ))}
          </div>
        </div>
      </div>
      <ZoomButtons zoom={zoom} fitLabel="Ver el esquema entero">
        <IconButton
          label={closed.size > 0 ? 'Desplegar todo' : 'Plegar todo'}
          size="sm"
          onClick={() =>
            setClosed(closed.size > 0 ? new Set() : new Set(scheme.nodes.map((_, index) => `${index}`)))
          }
        >
          {closed.size > 0 ? <UnfoldVertical /> : <FoldVertical />}
        </IconButton>
      </ZoomButtons>
    </div>
  );
}

function wire(parent: SchemeItem, child: SchemeItem): string {
  const x1 = parent.x + parent.width;
  const y1 = parent.y + parent.height / 2;
  const y2 = child.y + child.height / 2;
  const bend = (child.x - x1) / 2;
  return `M${x1} ${y1}C${x1 + bend} ${y1} ${child.x - bend} ${y2} ${child.x} ${y2}`;
}
