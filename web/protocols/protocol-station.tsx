import { NODE } from '@atalaya/core/protocols/layout';
import { type ProtocolSummary, protocolPath, type Shape } from '@atalaya/core/protocols/shown-protocol';
import { Link } from 'react-router';
import { NodeOutline } from './node-outline';
import { sizeOf } from './size-words';

/** A card of the map: the protocol as the drawing of its tree. */
export function ProtocolStation({ protocol }: { protocol: ProtocolSummary }) {
  return (
    <li className="relative flex gap-5 rounded-lg border border-line bg-surface p-5 transition-[border-color,translate] hover:-translate-y-0.5 hover:border-line-strong">
      <div className="h-48 w-28 flex-none rounded-md bg-sunken p-2">
        <ShapeDrawing shape={protocol.shape} />
      </div>
      <div className="min-w-0">
        <h3 className="text-h4">
          <Link
            to={protocolPath(protocol.id)}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0 after:rounded-lg"
          >
            {protocol.name}
          </Link>
        </h3>
        <p className="mt-1.5 text-small text-muted">{protocol.summary}</p>
        <p className="mt-2 text-small font-semibold">{sizeOf(protocol)}</p>
      </div>
    </li>
  );
}

const ShapeDrawing = ({ shape }: { shape: Shape }) => (
  <svg
    viewBox={`0 0 ${shape.width} ${shape.height}`}
    aria-hidden="true"
    className="size-full"
    strokeWidth={Math.max(shape.width, shape.height / 2) / 70}
  >
    <path d={shape.lines} fill="none" stroke="var(--line-strong)" />
    {shape.nodes.map((node) => (
      <g
        key={`${node.x} ${node.y}`}
        transform={`translate(${node.x - NODE.width / 2} ${node.y - NODE.height / 2})`}
      >
        <NodeOutline
          kind={node.kind}
          fill={node.kind === 'question' ? 'var(--navy)' : 'var(--surface)'}
          stroke={node.kind === 'end' ? 'var(--gold)' : 'var(--navy)'}
        />
      </g>
    ))}
  </svg>
);
