import { longestAhead } from './ahead';
import type { Area } from './areas';
import { layOut, type PlacedNode, pathThrough } from './layout';
import type { Protocol, ProtocolBasis } from './protocol.contract';
import { questionsOf } from './tree';

export type ShownLaw = { id: string; shortName: string; boe: string };

/** A protocol with the names of the laws that it cites. */
export type ShownProtocol = Protocol & { laws: readonly ShownLaw[] };

/** The diagram without texts, for the map of all protocols. */
export type Shape = {
  width: number;
  height: number;
  nodes: readonly (Pick<PlacedNode, 'x' | 'y'> & { kind: Protocol['nodes'][number]['kind'] })[];
  lines: string;
};

/** What the catalogue shows. */
export type ProtocolSummary = {
  id: string;
  name: string;
  title: string;
  area: Area;
  summary: string;
  keywords: string;
  questions: number;
  ends: number;
  cases: number;
  longest: number;
  shape: Shape;
};

export function summaryOf(protocol: Protocol): ProtocolSummary {
  const { id, name, title, area, summary, keywords, nodes, cases } = protocol;
  const layout = layOut(protocol);
  const kindOf = new Map(nodes.map((node) => [node.id, node.kind]));
  return {
    id,
    name,
    title,
    area,
    summary,
    keywords,
    questions: questionsOf(protocol),
    ends: nodes.filter(({ kind }) => kind === 'end').length,
    cases: cases.length,
    longest: longestAhead(protocol, protocol.start),
    shape: {
      width: Math.round(layout.width),
      height: Math.round(layout.height),
      nodes: layout.nodes.map((node) => ({
        x: Math.round(node.x),
        y: Math.round(node.y),
        kind: kindOf.get(node.id) ?? 'step',
      })),
      lines: layout.edges.map(({ points }) => pathThrough(points)).join(''),
    },
  };
}

export function withLaws(protocol: Protocol, laws: readonly ShownLaw[]): ShownProtocol {
  const cited = new Set(
    protocol.nodes.flatMap(({ basis }) => basis.flatMap((one) => ('law' in one ? [one.law] : []))),
  );
  return {
    ...protocol,
    laws: laws.flatMap(({ id, shortName, boe }) => (cited.has(id) ? [{ id, shortName, boe }] : [])),
  };
}

export const lawOf = ({ laws }: ShownProtocol, basis: ProtocolBasis): ShownLaw | undefined =>
  'law' in basis ? laws.find(({ id }) => id === basis.law) : undefined;

/** `art. 520.2 LECrim`, or the name of the source. */
export const citationOf = (protocol: ShownProtocol, basis: ProtocolBasis): string =>
  'law' in basis
    ? `${/^\d/.test(basis.article) ? 'art. ' : ''}${basis.article} ${lawOf(protocol, basis)?.shortName ?? ''}`
    : basis.source;

export const protocolPath = (id: string): string => `/protocolos/${id}`;
