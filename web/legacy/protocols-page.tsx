import { summaries } from 'virtual:protocols';
import { citationOf, type ShownProtocol } from '@atalaya/core/protocols/shown-protocol';
import { nodeOf } from '@atalaya/core/protocols/tree';
import { notFound } from '../platform/not-found';
import { protocolOf } from '../protocols/protocol-data';
import type { Route } from './+types/protocols-page';

export const handle = { audience: 'guest', query: ['protocolo'] } as const;

export async function loader({ request }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('protocolo');
  if (id === null) return { protocol: null };
  const protocol = await protocolOf(id);
  if (!protocol) throw notFound();
  return { protocol };
}

export default function ClassicProtocolsPage({ loaderData: { protocol } }: Route.ComponentProps) {
  return protocol ? <Written protocol={protocol} /> : <List />;
}

function List() {
  return (
    <>
      <h1 className="text-h3">Protocolos</h1>
      <ul className="mt-3 list-disc pl-5">
        {summaries.map(({ id, title, summary }) => (
          <li key={id} className="py-1">
            <a href={`/legacy/protocolos?protocolo=${id}`} className="link">
              {title}
            </a>
            : {summary}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Walked by its links: each answer leads to its step on the same page. */
function Written({ protocol }: { protocol: ShownProtocol }) {
  const step = (id: string) => (
    <a href={`#paso-${id}`} className="link">
      {nodeOf(protocol, id)?.title}
    </a>
  );
  return (
    <>
      <h1 className="text-h3">{protocol.title}</h1>
      {protocol.help && <p className="mt-2 font-semibold">{protocol.help}</p>}
      <ol className="mt-3 list-decimal pl-6">
        {protocol.nodes.map((node) => (
          <li key={node.id} id={`paso-${node.id}`} className="mt-4 target:bg-gold-tint">
            <h2 className="font-sans text-[1.0625rem] font-semibold">{node.title}</h2>
            <p>{node.text}</p>
            {node.warning && <p className="font-semibold text-warning">{node.warning}</p>}
            {node.kind === 'question' && (
              <ul className="list-disc pl-5">
                {node.options.map(({ id, label, next }) => (
                  <li key={id}>
                    {label}: {step(next)}
                  </li>
                ))}
              </ul>
            )}
            {node.kind === 'step' && <p>Sigue: {step(node.next)}</p>}
            <p className="text-small text-muted">
              {node.basis.map((basis) => citationOf(protocol, basis)).join(' · ')}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}
