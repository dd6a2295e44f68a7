/**
 * Pieces side by side on a plain ground, to be judged: `PIECES=cat,wolf COLS=4 npm run press -w
 * packages/painter -- packages/painter/scripts/piece-sheet.ts gouache`. Without PIECES, all of them.
 */
import type { Drawing, Layer, Palette } from '../src/press/drawing.ts';
import { boxOf, rect } from '../src/press/path.ts';
import { placePiece } from '../src/press/piece.ts';
import { pieceStates } from '../src/press/pieces/kit.ts';
import { pieceEntries } from '../src/press/pieces/registry.ts';
import { createRandom } from '../src/random.ts';

const perRow = Number(process.env.COLS ?? 4);
/** Within the paper's margin. */
const cell = 880 / perRow;
const perSheet = Number(process.env.PER ?? 12);
const asked = process.env.PIECES?.split(',') ?? Object.keys(pieceEntries);
const state = pieceStates.find((name) => name === process.env.STATE) ?? 'still';
const seed = Number(process.env.SEED ?? 3);

const palette: Palette = {
  paper: '#f6efe0',
  sky: ['#f3dfb8', '#e5c08f'],
  cloud: ['#fff6e4', '#c9b7b8'],
  sun: ['#fff3c4', '#f7b548'],
  star: ['#fff6dc', '#ffe2a0'],
  far: ['#c6a6a0', '#7a6a8c'],
  mid: ['#8f7a93', '#4a4672'],
  near: ['#565180', '#1e2148'],
  ground: ['#e6b680', '#8f5a45'],
  water: ['#7cc4c4', '#14526a'],
  foam: ['#f5fbf2', '#a9d0cf'],
  leaf: ['#8fb56a', '#2d5a45'],
  bark: ['#a8714f', '#472a30'],
  wall: ['#f2b79a', '#b85f50'],
  pattern: ['#f8d6b8', '#e29a7c'],
  floor: ['#e0a87c', '#7c4a3f'],
  wood: ['#dea46a', '#7d4a35'],
  stone: ['#b9bcc2', '#4d5368'],
  metal: ['#c3cbd0', '#3b4658'],
  glass: ['#bfe0dc', '#3d7d8a'],
  night: ['#4f7fa3', '#152b4e'],
  lamp: ['#fff2b8', '#ffc13f'],
  fire: ['#ffd25a', '#e2532f'],
  white: ['#fffaee', '#b9b4bd'],
  dark: ['#3d4665', '#12152c'],
  accent: ['#f27a5e', '#a8322f'],
  accent2: ['#f7bf4f', '#b96a2c'],
  accent3: ['#5cb0a8', '#1c5560'],
  shadow: ['#8a6a6a', '#3a2c45'],
  blood: ['#d8423a', '#7c1524'],
  skin1: ['#fbd9bd', '#d49a80'],
  skin2: ['#efb991', '#b37558'],
  skin3: ['#c78a5f', '#7d4a35'],
  skin4: ['#8f5a3f', '#45271f'],
  hair1: ['#f3d08a', '#b5823f'],
  hair2: ['#a8643c', '#532a20'],
  hair3: ['#54433f', '#1d1720'],
  hair4: ['#d5d5d8', '#85858f'],
  'told.red': ['#f2604a', '#a01f26'],
  'told.orange': ['#fba04a', '#c25a1e'],
  'told.yellow': ['#ffe066', '#d79a1c'],
  'told.green': ['#7cc06a', '#1f6040'],
  'told.blue': ['#6aa5e0', '#1f3d86'],
  'told.violet': ['#a98ad6', '#4a2a80'],
  'told.pink': ['#ffb0bc', '#cf5a7c'],
  'told.brown': ['#a8714f', '#472a30'],
  'told.black': ['#40445c', '#0d0f1e'],
  'told.white': ['#fffdf6', '#c4c4cf'],
  'told.grey': ['#c0c2c8', '#5b5f6e'],
  'told.gold': ['#ffe08a', '#b57a1c'],
};

function sheetOf(names: readonly string[]): Drawing {
  const rows = Math.ceil(names.length / perRow);
  const layers: Layer[] = [
    { id: 'ground', role: 'sky', path: rect(-10, -10, 1020, rows * cell + 140), tone: 0.1 },
  ];
  for (const [n, name] of names.entries()) {
    const found = pieceEntries[name];
    if (!found) throw new Error(`No piece for ${name}`);
    const piece = found.make({ random: createRandom(seed, name), state });
    const box = boxOf(piece.layers.flatMap(({ path }) => path));
    if (!box) throw new Error(`Nothing drawn for ${name}`);
    const scale = (cell * 0.84) / Math.max(box.right - box.left, box.bottom - box.top);
    layers.push(
      ...placePiece(piece, {
        scale,
        x: 60 + ((n % perRow) + 0.5) * cell - ((box.left + box.right) / 2) * scale,
        y: 60 + (Math.floor(n / perRow) + 0.92) * cell - box.bottom * scale,
      }),
    );
    const off = Math.abs(box.right - box.left - found.width) / found.width;
    const offHigh = Math.abs(box.bottom - box.top - found.height) / found.height;
    if (state === 'still' && Math.max(off, offHigh) > 0.2) {
      const [w, h] = [box.right - box.left, box.bottom - box.top].map(Math.round);
      console.log(`${name}: says ${found.width} × ${found.height}, is ${w} × ${h}`);
    }
  }
  return { width: 1000, height: 120 + rows * cell, layers, palette };
}

export const drawings = Array.from({ length: Math.ceil(asked.length / perSheet) }, (_, n) => ({
  name: `pieces ${n + 1}`,
  drawing: sheetOf(asked.slice(n * perSheet, (n + 1) * perSheet)),
}));
