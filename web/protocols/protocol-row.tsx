import { type ProtocolSummary, protocolPath } from '@atalaya/core/protocols/shown-protocol';
import { ChevronRight, GraduationCap } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../ui/badge';
import { sizeOf } from './size-words';

/** The link covers the whole row. */
export function ProtocolRow({ protocol }: { protocol: ProtocolSummary }) {
  return (
    <li className="relative flex items-center gap-4 border-b border-line p-4 last:border-b-0 hover:bg-navy-tint md:gap-7 md:px-7">
      <div className="min-w-0 flex-1">
        <h3 className="text-h4">
          <Link
            to={protocolPath(protocol.id)}
            prefetch="intent"
            className="no-underline after:absolute after:inset-0"
          >
            {protocol.name}
          </Link>
        </h3>
        <p className="mt-1 max-w-[70ch] text-small text-muted">{protocol.summary}</p>
      </div>
      <div className="grid flex-none justify-items-end gap-1.5 text-small text-muted max-md:hidden">
        {sizeOf(protocol)}
        {protocol.cases > 0 && (
          <Badge tone="gold">
            <GraduationCap aria-hidden="true" />
            {protocol.cases} casos
          </Badge>
        )}
      </div>
      <ChevronRight aria-hidden="true" className="size-5 flex-none text-muted" />
    </li>
  );
}
