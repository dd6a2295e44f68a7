import type { Role } from '#press/drawing.ts';
import { circle, ellipse, join, rect } from '#press/path.ts';
import { blob, poly, shape } from '#press/pieces/brush.ts';
import { entry, type PieceEntry, type PieceMaker } from '#press/pieces/kit.ts';

/** What is drawn from its side, seen from before: so it comes along a road that runs away from us. */
export const frontPieces: Readonly<Record<string, PieceEntry>> = {
  bus: tall('bus', 255, 305, 'accent'),
  minibus: tall('minibus', 205, 240, 'accent2'),
  tram: tall('tram', 245, 320, 'told.green'),
  truck: laden('truck', 250, 370, 'accent3'),
  lorry: laden('lorry', 250, 380, 'accent2'),
  'delivery-van': laden('delivery-van', 210, 270, 'accent'),
  ambulance: tall('ambulance', 205, 250, 'white', 'told.blue'),
  'fire-engine': tall('fire-engine', 245, 320, 'blood', 'told.blue'),
  car: low('car', 'accent'),
  taxi: low('taxi', 'told.yellow', 'lamp'),
  'police-car': low('police-car', 'white', 'told.blue'),
  jeep: low('jeep', 'leaf'),
  pickup: low('pickup', 'accent3'),
};

/** A box on wheels: its pane, the sign over it, two lamps and the mirrors at its sides. */
function tall(id: string, wide: number, high: number, coat: Role, light?: Role): PieceEntry {
  const half = wide / 2;
  const sill = -high * 0.44;
  const make: PieceMaker = ({ role = coat, state }) => ({
    layers: [
      shape(
        `${id}.tyres`,
        'dark',
        join(rect(-half + 8, -46, 38, 46, 8), rect(half - 46, -46, 38, 46, 8)),
        { tone: 0.9, sheet: true },
      ),
      shape(
        `${id}.mirrors`,
        'dark',
        join(
          rect(-half - 20, -high * 0.8, 15, 44, 6),
          rect(half + 5, -high * 0.8, 15, 44, 6),
          rect(-half - 12, -high * 0.86, 16, 5),
          rect(half - 4, -high * 0.86, 16, 5),
        ),
        { tone: 0.7, sheet: true },
      ),
      ...(light
        ? [
            shape(
              `${id}.light`,
              light,
              join(
                rect(-half * 0.62, -high - 14, 46, 18, 7),
                rect(half * 0.62 - 46, -high - 14, 46, 18, 7),
              ),
              { tone: 0.3, glow: 1 },
            ),
          ]
        : []),
      shape(id, role, rect(-half, -high, wide, high - 30, 26), {
        tone: 0.35,
        round: 22,
        sheet: true,
      }),
      shape(
        `${id}.glass`,
        state === 'moving' ? 'lamp' : 'glass',
        rect(-half + 16, -high * 0.84, wide - 32, high * 0.84 + sill, 14),
        { tone: 0.35 },
      ),
      shape(
        `${id}.shine`,
        'white',
        poly(
          `${-half * 0.5},${sill - 8} ${-half * 0.05},${-high * 0.82} ${half * 0.2},${-high * 0.82} ${-half * 0.25},${sill - 8}`,
        ),
        { tone: 0, alpha: 0.45 },
      ),
      shape(`${id}.sign`, 'lamp', rect(-half * 0.6, -high * 0.945, wide * 0.6, high * 0.07, 5), {
        tone: 0.2,
        glow: 0.8,
      }),
      shape(`${id}.band`, role === 'white' ? 'accent' : 'white', rect(-half, sill + 14, wide, 16), {
        tone: 0.15,
      }),
      shape(
        `${id}.bumper`,
        'dark',
        join(
          rect(-half - 3, -58, wide + 6, 26, 9),
          rect(-half * 0.34, sill + 46, half * 0.68, 8, 3),
        ),
        { tone: 0.75, sheet: true },
      ),
      shape(`${id}.lamps`, 'lamp', join(circle(-half + 36, -82, 17), circle(half - 36, -82, 17)), {
        tone: 0.1,
        glow: 1,
      }),
    ],
    anchors: { top: [0, -high] },
  });
  return entry(make, 'ground', wide + 40, high);
}

/** A cab before the box that it carries: its pane, its grille, two lamps and the mirrors at its sides. */
function laden(id: string, wide: number, high: number, coat: Role): PieceEntry {
  const [half, cab] = [wide / 2, (wide / 2) * 0.86];
  const [roof, sill] = [-high * 0.76, -high * 0.4];
  const bars = [0, 1, 2, 3].map((n) => rect(-cab * 0.46, sill + 26 + n * 15, cab * 0.92, 7, 3));
  const make: PieceMaker = ({ role = coat }) => ({
    layers: [
      shape(
        `${id}.tyres`,
        'dark',
        join(rect(-cab + 4, -46, 40, 46, 8), rect(cab - 44, -46, 40, 46, 8)),
        { tone: 0.9, sheet: true },
      ),
      shape(`${id}.box`, 'white', rect(-half, -high, wide, high - 70, 8), {
        tone: 0.45,
        round: 14,
        sheet: true,
      }),
      shape(`${id}.edge`, 'metal', rect(-half, -high, wide, 10, 5), { tone: 0.5 }),
      shape(
        `${id}.mirrors`,
        'dark',
        join(rect(-half - 16, roof + 34, 14, 62, 6), rect(half + 2, roof + 34, 14, 62, 6)),
        { tone: 0.7, sheet: true },
      ),
      shape(id, role, rect(-cab, roof, cab * 2, -roof - 34, 22), {
        tone: 0.35,
        round: 18,
        sheet: true,
      }),
      shape(
        `${id}.glass`,
        'glass',
        rect(-cab + 14, roof + 18, cab * 2 - 28, sill - roof - 22, 12),
        {
          tone: 0.35,
        },
      ),
      shape(
        `${id}.shine`,
        'white',
        poly(
          `${-cab * 0.5},${sill - 12} ${-cab * 0.1},${roof + 22} ${cab * 0.14},${roof + 22} ${-cab * 0.26},${sill - 12}`,
        ),
        { tone: 0, alpha: 0.45 },
      ),
      shape(`${id}.grille`, 'dark', join(...bars), { tone: 0.8 }),
      shape(`${id}.bumper`, 'metal', rect(-cab - 4, -62, cab * 2 + 8, 28, 9), {
        tone: 0.45,
        sheet: true,
      }),
      shape(`${id}.lamps`, 'lamp', join(circle(-cab + 26, -84, 15), circle(cab - 26, -84, 15)), {
        tone: 0.1,
        glow: 1,
      }),
    ],
    anchors: { top: [0, -high] },
  });
  return entry(make, 'ground', wide + 40, high);
}

/** A cabin on a bonnet, two lamps and a grille between them. */
function low(id: string, coat: Role, sign?: Role): PieceEntry {
  const make: PieceMaker = ({ role = coat }) => ({
    layers: [
      shape(`${id}.tyres`, 'dark', join(rect(-86, -44, 30, 44, 8), rect(56, -44, 30, 44, 8)), {
        tone: 0.9,
        sheet: true,
      }),
      ...(sign
        ? [shape(`${id}.sign`, sign, rect(-26, -166, 52, 20, 7), { tone: 0.2, glow: 1 })]
        : []),
      shape(
        `${id}.cabin`,
        role,
        blob('-78,-84 -66,-126 -52,-146 0,-152 52,-146 66,-126 78,-84 0,-78'),
        { tone: 0.3, round: 9, sheet: true },
      ),
      shape(`${id}.glass`, 'glass', poly('-66,-92 -52,-134 -42,-140 42,-140 52,-134 66,-92'), {
        tone: 0.4,
      }),
      shape(`${id}.shine`, 'white', poly('-30,-96 -8,-136 6,-136 -16,-96'), {
        tone: 0,
        alpha: 0.5,
      }),
      shape(
        id,
        role,
        blob('-92,-24 -95,-66 -84,-90 -50,-96 0,-98 50,-96 84,-90 95,-66 92,-24 0,-18'),
        { tone: 0.42, round: 13, sheet: true },
      ),
      shape(
        `${id}.grille`,
        'dark',
        join(
          rect(-34, -66, 68, 20, 6),
          rect(-96, -38, 192, 15, 7),
          ellipse(-92, -100, 10, 7),
          ellipse(92, -100, 10, 7),
        ),
        { tone: 0.75, sheet: true },
      ),
      shape(`${id}.lamps`, 'lamp', join(circle(-66, -58, 14), circle(66, -58, 14)), {
        tone: 0.1,
        glow: 1,
      }),
    ],
    anchors: { top: [0, -152] },
  });
  return entry(make, 'ground', 195, 152);
}
