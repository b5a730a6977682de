import { type Fault, faultAt, type Placed } from '../platform/content-fault.ts';
import type { Protocol } from './protocol.contract.ts';
import { edgesOf, nodeOf, pathOf } from './tree.ts';

/** A longer path is not a protocol that anybody can follow. */
const LONGEST_PATH = 25;

/** By id: the day on which each law of content/laws.yaml was captured. */
type Laws = ReadonlyMap<string, string>;
type At = (field: string, reason: string) => Fault;

/** What the schema cannot see: every path ends, nothing loops, no node is an orphan, each has its legal basis. */
export function protocolFaults(placed: Placed<Protocol>, laws: Laws): Fault[] {
  const protocol = placed.value;
  const at: At = (field, reason) => faultAt(placed, field, reason);
  const linked = linkFaults(protocol, at);
  const isNamed = placed.file.endsWith(`/${protocol.id}.yaml`);
  return [
    ...(isNamed ? [] : [at('id', 'must be the name of the file')]),
    ...linked,
    // A missing node would be reported again as a path without an end.
    ...(linked.length > 0 ? [] : [...shapeFaults(protocol, at), ...caseFaults(protocol, at)]),
    ...basisFaults(protocol, laws, at),
  ];
}

const repeated = (ids: readonly string[]): ReadonlySet<string> =>
  new Set(ids.filter((id, index) => ids.indexOf(id) !== index));

function linkFaults(protocol: Protocol, at: At): Fault[] {
  const faults: Fault[] = [];
  if (!nodeOf(protocol, protocol.start)) faults.push(at('start', `there is no node «${protocol.start}»`));
  const twice = repeated(protocol.nodes.map(({ id }) => id));
  protocol.nodes.forEach((node, index) => {
    const place = `nodes.${index}`;
    if (twice.has(node.id)) faults.push(at(`${place}.id`, `«${node.id}» is the id of two nodes`));
    for (const { to } of edgesOf(node))
      if (!nodeOf(protocol, to)) faults.push(at(place, `${node.id} leads to «${to}», which does not exist`));
    if (node.kind !== 'question') return;
    if (node.options.length < 2)
      faults.push(at(place, `${node.id} is a question with fewer than two options`));
    for (const id of repeated(node.options.map((option) => option.id)))
      faults.push(at(place, `${node.id} has two options «${id}»`));
  });
  return faults;
}

/** Depth first: an edge to a node of the current path closes a loop. */
function shapeFaults(protocol: Protocol, at: At): Fault[] {
  const faults: Fault[] = [];
  /** Steps to the farthest end, by node. */
  const depths = new Map<string, number>();
  const visit = (id: string, path: readonly string[]): number => {
    const known = depths.get(id);
    const node = nodeOf(protocol, id);
    if (known !== undefined || !node) return known ?? 0;
    let depth = 0;
    for (const { to } of edgesOf(node)) {
      if ([...path, id].includes(to)) faults.push(at(placeOf(protocol, id), `${id} loops back to «${to}»`));
      else depth = Math.max(depth, visit(to, [...path, id]));
    }
    depths.set(id, depth + 1);
    return depth + 1;
  };
  const longest = visit(protocol.start, []);
  if (longest > LONGEST_PATH)
    faults.push(at('nodes', `the longest path has ${longest} nodes, at most ${LONGEST_PATH}`));
  for (const { id } of protocol.nodes)
    if (!depths.has(id)) faults.push(at(placeOf(protocol, id), `${id} is an orphan: nothing leads to it`));
  return faults;
}

const placeOf = ({ nodes }: Protocol, id: string): string =>
  `nodes.${nodes.findIndex((node) => node.id === id)}`;

function basisFaults({ nodes, validOn }: Protocol, laws: Laws, at: At): Fault[] {
  return nodes.flatMap((node, index) => {
    if (node.basis.length === 0) return [at(`nodes.${index}`, `${node.id} has no legal basis`)];
    return node.basis.flatMap((basis, order) => {
      if (!('law' in basis)) return [];
      const field = `nodes.${index}.basis.${order}`;
      const captured = laws.get(basis.law);
      if (captured === undefined) return [at(field, `«${basis.law}» is not in laws.yaml`)];
      return validOn > captured ? [at('validOn', `is later than the text of ${basis.law}, ${captured}`)] : [];
    });
  });
}

/** The answers of a case are exactly the questions of one path that ends. */
function caseFaults(protocol: Protocol, at: At): Fault[] {
  const twice = repeated(protocol.cases.map(({ id }) => id));
  return protocol.cases.flatMap(({ id, answers }, index) => {
    const place = `cases.${index}`;
    if (twice.has(id)) return [at(place, `«${id}» is the id of two cases`)];
    const path = pathOf(protocol, new Map(answers.map(({ question, option }) => [question, option])));
    const asked = path.flatMap((node) => (node.kind === 'question' ? [node.id] : []));
    const last = path.at(-1);
    if (last?.kind !== 'end') return [at(place, `${id} stops at «${last?.id}», which has no valid answer`)];
    const given = answers.map(({ question }) => question);
    return asked.join() === given.join()
      ? []
      : [at(place, `${id} answers ${given.join(', ')}, but its path asks ${asked.join(', ')}`)];
  });
}
