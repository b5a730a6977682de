import { type Edge, edgesOf, type Tree } from './tree';

export const NODE = { width: 168, height: 56 };
const GAP = { x: 28, y: 54 };
/** A column for edges that pass a layer without a node. */
const PASSAGE = 30;
const SWEEPS = 12;

type Slot = { id: string; width: number; above: Slot[]; below: Slot[]; x: number };

export type Point = { x: number; y: number };
/** `x` and `y` are the centre. */
export type PlacedNode = Point & { id: string; layer: number };
export type PlacedEdge = Edge & { points: readonly Point[] };
export type Layout = {
  width: number;
  height: number;
  nodes: readonly PlacedNode[];
  edges: readonly PlacedEdge[];
};

/**
 * A layered drawing: each node below all that lead to it, edges over several layers through passages of their own, and
 * every layer ordered and shifted towards its neighbours. The tree must have no loop.
 */
export function layOut(tree: Tree): Layout {
  const edges = mergeEdges(tree.nodes.flatMap(edgesOf));
  const layerOf = layersOf(tree, edges);
  const layers = Array.from({ length: Math.max(...layerOf.values()) + 1 }, (): Slot[] => []);
  const slot = (id: string, layer: number, width: number): Slot => {
    const made: Slot = { id, width, above: [], below: [], x: 0 };
    layers[layer]?.push(made);
    return made;
  };
  const slots = new Map([...layerOf].map(([id, layer]) => [id, slot(id, layer, NODE.width)]));
  const chains = edges.map((edge) => {
    const [from, to] = [slots.get(edge.from), slots.get(edge.to)];
    if (!from || !to) return [];
    const chain = [from];
    for (let layer = (layerOf.get(edge.from) ?? 0) + 1; layer < (layerOf.get(edge.to) ?? 0); layer += 1)
      chain.push(slot(`${edge.from}>${edge.to}@${layer}`, layer, PASSAGE));
    chain.push(to);
    chain.forEach((one, at) => {
      const next = chain[at + 1];
      if (next) link(one, next);
    });
    return chain;
  });
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    const down = sweep % 2 === 0;
    for (const layer of down ? layers : layers.toReversed())
      arrange(layer, down ? 'above' : 'below', sweep < SWEEPS / 2);
  }
  const left = Math.min(...layers.flat().map(({ x, width }) => x - width / 2));
  const right = Math.max(...layers.flat().map(({ x, width }) => x + width / 2));
  const yOf = (layer: number) => layer * (NODE.height + GAP.y) + NODE.height / 2;
  const depthOf = new Map(layers.flatMap((layer, depth) => layer.map((one) => [one, depth])));
  const pointOf = (one: Slot): Point => ({ x: one.x - left, y: yOf(depthOf.get(one) ?? 0) });
  return {
    width: right - left,
    height: yOf(layers.length - 1) + NODE.height / 2,
    nodes: [...slots].map(([id, one]) => ({ id, layer: depthOf.get(one) ?? 0, ...pointOf(one) })),
    edges: edges.map((edge, at) => ({ ...edge, points: (chains[at] ?? []).map(pointOf) })),
  };
}

function link(above: Slot, below: Slot): void {
  above.below.push(below);
  below.above.push(above);
}

/** Two options that lead to the same node are one line with both labels. */
function mergeEdges(edges: readonly Edge[]): Edge[] {
  const merged = new Map<string, Edge>();
  for (const edge of edges) {
    const key = `${edge.from}>${edge.to}`;
    const before = merged.get(key);
    const label = [before?.label, edge.label].filter(Boolean).join(' · ');
    merged.set(key, { from: edge.from, to: edge.to, ...(label !== '' && { label }) });
  }
  return [...merged.values()];
}

/** The longest way from the start. Each round moves a node below all that lead to it. */
function layersOf({ nodes }: Tree, edges: readonly Edge[]): Map<string, number> {
  const layers = new Map(nodes.map(({ id }) => [id, 0]));
  for (const _ of nodes)
    for (const { from, to } of edges)
      layers.set(to, Math.max(layers.get(to) ?? 0, Math.min((layers.get(from) ?? 0) + 1, nodes.length)));
  return layers;
}

/** Moves each slot to the mean of its neighbours, keeping the distances; `mayReorder` also sorts them by it. */
function arrange(layer: Slot[], side: 'above' | 'below', mayReorder: boolean): void {
  const wanted = (one: Slot): number =>
    one[side].length === 0 ? one.x : one[side].reduce((sum, { x }) => sum + x, 0) / one[side].length;
  if (mayReorder) layer.sort((a, b) => wanted(a) - wanted(b));
  // Without the distances to the first slot the places only have to be in order: pools of neighbours share their mean.
  let offset = 0;
  const offsets = layer.map((one, at) => {
    const before = layer[at - 1];
    if (before) offset += (before.width + one.width) / 2 + GAP.x;
    return offset;
  });
  const pools: { sum: number; size: number }[] = [];
  layer.forEach((one, at) => {
    let pool = { sum: wanted(one) - (offsets[at] ?? 0), size: 1 };
    for (let last = pools.at(-1); last && last.sum / last.size > pool.sum / pool.size; last = pools.at(-1)) {
      pools.pop();
      pool = { sum: pool.sum + last.sum, size: pool.size + last.size };
    }
    pools.push(pool);
  });
  const places = pools.flatMap(({ sum, size }) => Array.from({ length: size }, () => sum / size));
  layer.forEach((one, at) => {
    one.x = (places[at] ?? 0) + (offsets[at] ?? 0);
  });
}

/** A soft line through the points, from the bottom of the first node to the top of the last. */
export function pathThrough(points: readonly Point[]): string {
  const half = NODE.height / 2;
  return points
    .map(({ x, y }, at) => {
      const before = points[at - 1];
      if (!before) return `M${round(x)} ${round(y + half)}`;
      const [from, to] = [at === 1 ? before.y + half : before.y, at === points.length - 1 ? y - half : y];
      const middle = round((from + to) / 2);
      return `C${round(before.x)} ${middle} ${round(x)} ${middle} ${round(x)} ${round(to)}`;
    })
    .join('');
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** At most two lines of a label; words are never cut. */
export function wrapLabel(label: string, perLine = 18): readonly string[] {
  const lines: string[] = [];
  for (const word of label.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && (last.length + word.length < perLine || lines.length === 2))
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
