import { layOut, NODE, pathThrough, wrapLabel } from '@atalaya/core/protocols/layout';
import type { ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import type { Walk } from '@atalaya/core/protocols/walk';
import { useMemo } from 'react';
import { NodeOutline } from './node-outline';

type ProtocolMapProps = {
  protocol: ShownProtocol;
  walk: Walk;
  /** Without texts, for a small drawing. */
  isSmall?: boolean;
};

/** Room for strokes that lie on the edge. */
const MARGIN = 6;

const looks = {
  now: { fill: 'var(--gold)', stroke: 'var(--gold)', text: 'var(--on-gold)' },
  past: { fill: 'var(--navy)', stroke: 'var(--navy)', text: 'var(--on-navy)' },
  rest: { fill: 'var(--surface)', stroke: 'var(--line-strong)', text: 'var(--ink)' },
} as const;

export const useLayout = (protocol: ShownProtocol) => useMemo(() => layOut(protocol), [protocol]);

/** The whole tree with the path so far. The text alternative is the written protocol below it. */
export function ProtocolMap({ protocol, walk, isSmall = false }: ProtocolMapProps) {
  const layout = useLayout(protocol);
  const passed = walk.visits.slice(0, walk.at + 1).map(({ node }) => node);
  const isPassed = (from: string, to: string) =>
    passed.some((id, at) => id === from && passed[at + 1] === to);
  const lookOf = (id: string) =>
    id === passed.at(-1) ? looks.now : passed.includes(id) ? looks.past : looks.rest;
  const stroke = isSmall ? 5 : 2;
  // The path so far is drawn over the other lines.
  const edges = layout.edges.toSorted(
    (a, b) => Number(isPassed(a.from, a.to)) - Number(isPassed(b.from, b.to)),
  );
  return (
    <svg
      viewBox={`${-MARGIN} ${-MARGIN} ${layout.width + 2 * MARGIN} ${layout.height + 2 * MARGIN}`}
      role="img"
      aria-label={`Mapa del protocolo, en el paso «${protocol.nodes.find(({ id }) => id === passed.at(-1))?.title}»`}
      className="size-full"
    >
      {edges.map(({ from, to, points }) => (
        <path
          key={`${from} ${to}`}
          d={pathThrough(points)}
          fill="none"
          stroke={isPassed(from, to) ? 'var(--navy)' : 'var(--line-strong)'}
          strokeWidth={isPassed(from, to) ? stroke * 2 : stroke * 0.75}
        />
      ))}
      {!isSmall &&
        edges.map(({ from, to, label, points }) => {
          const [start, next] = points;
          if (!label || !start || !next) return null;
          return (
            <text
              key={`${from} ${to}`}
              x={start.x + (next.x - start.x) * 0.62}
              y={start.y + (next.y - start.y) * 0.62 + 4}
              textAnchor="middle"
              fontSize="12.5"
              fontWeight="600"
              fill="var(--muted)"
              stroke="var(--ground)"
              strokeWidth="5"
              paintOrder="stroke"
            >
              {label.length > 26 ? `${label.slice(0, 25)}…` : label}
            </text>
          );
        })}
      {layout.nodes.map(({ id, x, y }) => {
        const node = protocol.nodes.find((one) => one.id === id);
        if (!node) return null;
        const look = lookOf(id);
        const lines = wrapLabel(node.short);
        return (
          <g
            key={id}
            transform={`translate(${x - NODE.width / 2} ${y - NODE.height / 2})`}
            strokeWidth={isSmall ? 5 : 1.5}
          >
            <NodeOutline kind={node.kind} fill={look.fill} stroke={look.stroke} />
            {!isSmall && (
              <text
                textAnchor="middle"
                fontSize="15"
                fontWeight={node.kind === 'question' ? 600 : 400}
                fill={look.text}
                strokeWidth="0"
              >
                {lines.map((line, at) => (
                  <tspan
                    key={line}
                    x={NODE.width / 2}
                    y={NODE.height / 2 + 5 + (at - (lines.length - 1) / 2) * 18}
                  >
                    {line}
                  </tspan>
                ))}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}
