import type { Patterns } from '@reverie/contract/patterns';
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';

type Beside = Patterns['beside'];

/** A dream in a constellation. */
type Star = { x: number; y: number; r: number; dream: string };
export type Constellation = {
  item: string;
  k: number;
  label: { x: number; y: number };
  stars: Star[];
  lines: string;
};
export type DreamMap = {
  box: { x: number; y: number; width: number; height: number };
  constellations: Constellation[];
  bridges: { a: string; b: string; path: string; k: number; isApart: boolean }[];
};

/** More than so many cannot be told apart at a glance; the table has the others. */
const mostShown = 8;
const mostStars = 26;
const margin = { x: 70, y: 44 };
const least = { width: 720, height: 420 };

interface Node extends SimulationNodeDatum {
  item: string;
  k: number;
  dreams: string[];
  radius: number;
}
interface Link extends SimulationLinkDatum<Node> {
  closeness: number;
}

/**
 * One's own dream world: each thing a constellation of the dreams that hold it, near those it comes
 * together with. The same dreams give the same map: nothing in it is random.
 */
export function mapOf({ nodes: all, pairs }: Beside, chosen: string | null): DreamMap | null {
  const nodes = all.slice(0, mostShown).map(
    ({ item, k, dreams }): Node => ({
      ...{ item, k, dreams: dreams.slice(-mostStars) },
      radius: 26 + 11 * Math.sqrt(Math.min(k, mostStars)),
    }),
  );
  if (nodes.length < 2) return null;
  const byItem = new Map(nodes.map((node) => [node.item, node]));
  const shown = pairs.flatMap((pair) => {
    const [source, target] = [byItem.get(pair.a), byItem.get(pair.b)];
    return source && target && pair.k > 0 ? [{ ...pair, source, target }] : [];
  });
  place(
    nodes,
    shown.map(({ source, target, k }) => ({
      ...{ source, target },
      closeness: k / Math.min(source.k, target.k),
    })),
  );
  const constellations = nodes.map(constellationOf);
  return {
    box: boxOf(nodes),
    constellations,
    // All of them would be a web: those that stand out, and those of what is looked at.
    bridges: shown
      .filter(({ a, b, isApart }) => isApart || a === chosen || b === chosen)
      .map(({ a, b, k, isApart, source, target }) => ({
        ...{ a, b, k, isApart },
        path: bridge(source, target),
      })),
  };
}

function place(nodes: Node[], links: Link[]): void {
  forceSimulation(nodes)
    .force(
      'link',
      forceLink<Node, Link>(links)
        .distance(({ closeness }) => 320 - 150 * closeness)
        .strength(({ closeness }) => 0.1 + 0.4 * closeness),
    )
    .force('charge', forceManyBody().strength(-260))
    .force('collide', forceCollide<Node>(({ radius }) => radius + 30).iterations(3))
    .force('x', forceX(0).strength(0.03))
    // A map is wider than high.
    .force('y', forceY(0).strength(0.12))
    .stop()
    .tick(320);
}

const at = ({ x = 0, y = 0 }: SimulationNodeDatum) => ({ x: round(x), y: round(y) });

/** Stars as seeds in a sunflower, each a little astray by its own dream. */
function constellationOf(node: Node): Constellation {
  const { item, k, dreams, radius } = node;
  const { x, y } = at(node);
  const reach = radius - 14;
  const stars = dreams.map((dream, place): Star => {
    const chance = hashOf(`${item} ${dream}`);
    const turn = place * 2.399_963 + 1.1 * chance;
    const far = reach * Math.sqrt((place + 0.5) / dreams.length) * (0.8 + 0.4 * hashOf(dream));
    return {
      x: round(x + 1.25 * far * Math.cos(turn)),
      y: round(y + 0.9 * far * Math.sin(turn)),
      r: round(2 + 2.2 * chance),
      dream,
    };
  });
  const top = Math.min(...stars.map((star) => star.y), y);
  return { item, k, label: { x, y: round(top - 16) }, stars, lines: linesOf(stars) };
}

/** The shortest lines that join all stars (Prim). */
function linesOf(stars: readonly Star[]): string {
  const [first, ...others] = stars;
  if (!first) return '';
  const joined = [first];
  const left = new Set(others);
  let path = '';
  while (left.size > 0) {
    let best: { from: Star; to: Star; far: number } | undefined;
    for (const from of joined) {
      for (const to of left) {
        const far = Math.hypot(from.x - to.x, from.y - to.y);
        if (!best || far < best.far) best = { from, to, far };
      }
    }
    if (!best) break;
    path += `M${best.from.x} ${best.from.y}L${best.to.x} ${best.to.y}`;
    joined.push(best.to);
    left.delete(best.to);
  }
  return path;
}

/** From the edge of one to the edge of the other, a little bent. */
function bridge(source: Node, target: Node): string {
  const [a, b] = [at(source), at(target)];
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const [ux, uy] = [(b.x - a.x) / long, (b.y - a.y) / long];
  const from = { x: a.x + ux * source.radius, y: a.y + uy * source.radius };
  const to = { x: b.x - ux * target.radius, y: b.y - uy * target.radius };
  const bend = { x: (from.x + to.x) / 2 - uy * 18, y: (from.y + to.y) / 2 + ux * 18 };
  const points = [from, bend, to].map(({ x, y }) => `${round(x)} ${round(y)}`);
  return `M${points[0]}Q${points[1]} ${points[2]}`;
}

function boxOf(nodes: readonly Node[]): DreamMap['box'] {
  const edges = nodes.map((node) => ({ ...at(node), radius: node.radius }));
  const left = Math.min(...edges.map(({ x, radius }) => x - 1.25 * radius)) - margin.x;
  const right = Math.max(...edges.map(({ x, radius }) => x + 1.25 * radius)) + margin.x;
  const top = Math.min(...edges.map(({ y, radius }) => y - radius)) - margin.y;
  const bottom = Math.max(...edges.map(({ y, radius }) => y + radius)) + 12;
  const [width, height] = [
    Math.max(least.width, right - left),
    Math.max(least.height, bottom - top),
  ];
  return {
    x: round((left + right - width) / 2),
    y: round((top + bottom - height) / 2),
    width: round(width),
    height: round(height),
  };
}

/** FNV-1a of a text, from 0 to 1. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let place = 0; place < text.length; place += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(place), 0x01000193) >>> 0;
  }
  return hash / 4294967296;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
