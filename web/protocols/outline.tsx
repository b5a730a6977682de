import { citationOf, type ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { nodeOf } from '@atalaya/core/protocols/tree';
import { ChevronDown } from 'lucide-react';

/** The whole tree in writing: for search engines, without JavaScript, and as the alternative to the drawing. */
export function Outline({ protocol }: { protocol: ShownProtocol }) {
  const title = (id: string) => nodeOf(protocol, id)?.title;
  return (
    <details className="group mt-4 print:hidden rounded-lg border border-line bg-surface">
      <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 px-5 py-3 md:px-7">
        <span className="font-display text-h4 font-bold">El protocolo entero, por escrito</span>
        <ChevronDown className="size-5 flex-none group-open:rotate-180" />
      </summary>
      <ol className="border-t border-line px-5 py-2 md:px-7">
        {protocol.nodes.map((node, at) => (
          <li
            key={node.id}
            id={`paso-${node.id}`}
            className="scroll-mt-24 border-b border-line py-4 last:border-b-0"
          >
            <h3 className="text-[1.0625rem] font-semibold">
              {at + 1}. {node.title}
            </h3>
            <p className="mt-1 max-w-[80ch]">{node.text}</p>
            {node.warning && <p className="mt-1 max-w-[80ch] font-semibold text-warning">{node.warning}</p>}
            {node.kind === 'question' && (
              <ul className="mt-2 grid gap-1">
                {node.options.map((option) => (
                  <li key={option.id}>
                    {option.label}:{' '}
                    <a href={`#paso-${option.next}`} className="link">
                      {title(option.next)}
                    </a>
                  </li>
                ))}
              </ul>
            )}
            {node.kind === 'step' && (
              <p className="mt-2">
                Sigue:{' '}
                <a href={`#paso-${node.next}`} className="link">
                  {title(node.next)}
                </a>
              </p>
            )}
            <p className="mt-2 text-small text-muted">
              {node.basis.map((basis) => citationOf(protocol, basis)).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </details>
  );
}
