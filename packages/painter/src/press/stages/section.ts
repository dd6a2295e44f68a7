import { fall, spread } from '#press/drawing.ts';
import { ellipse, join, lines, type Path, polygon, rect } from '#press/path.ts';
import { type Outside, outsideStage } from '#press/stages/kit/outside.ts';
import { fir } from '#press/stages/kit/plants.ts';
import { below, hills, lens, taper } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** Shares of the sheet's height: the surface, and the bottom. */
export const surfaceAt = 0.43;
export const bottomAt = 0.92;

/**
 * A lake cut open from its shore to its bottom: who is at the surface, above what is under it. Its ice
 * bears whoever stands on it.
 */
export const sectionOf = (isIce: boolean) =>
  outsideStage((outside) => {
    const { options, camera, put, putFront, slots, side } = outside;
    const { random, width, height } = options;
    const [surface, bottom] = [height * surfaceAt, height * bottomAt];
    paintShore(outside, surface);
    put('water', 'water', rect(-20, surface, width + 40, height - surface + 40), {
      tone: fall(surface, height, isIce ? 0.22 : 0.3, 1),
      isSheet: true,
    });
    // Light comes down from the side where it stands.
    const shafts = [-0.3, -0.05, 0.22].map((off) => {
      const x = width * (0.5 + side * off);
      return polygon([
        [x, surface],
        [x + width * 0.07, surface],
        [x + width * (0.16 - side * 0.1), bottom],
        [x - width * (0.04 + side * 0.1), bottom],
      ]);
    });
    put('shafts', 'white', join(...shafts), {
      tone: 0,
      alpha: fall(surface, bottom, 0.2, 0),
      mode: 'light',
    });
    const ground = hills(random, bottom, height * 0.02, width * 0.5);
    put('bottom', 'near', below(ground, width, height + 20), {
      tone: fall(bottom, height, 0.7, 1),
      isSheet: true,
    });
    const weeds: Path[] = [];
    for (let n = 0; n < 14; n++) {
      const x = width * (n % 2 ? random.between(0.02, 0.2) : random.between(0.8, 0.98));
      const tall = height * random.between(0.04, 0.12);
      const lean = random.between(-18, 18);
      weeds.push(taper([x, ground(x) + 20], [x + lean, ground(x) - tall], 14, 2));
    }
    put('weeds', 'leaf', join(...weeds), { tone: 0.85, isSheet: true });
    const bubbles = Array.from({ length: 12 }, () => {
      const r = random.between(3, 9);
      return ellipse(
        width * random.between(0.06, 0.94),
        random.between(surface + 60, bottom - 40),
        r,
        r,
      );
    });
    put('bubbles', 'foam', join(...bubbles), { tone: 0.1, alpha: 0.5 });
    if (isIce) paintIce(outside, surface);
    else {
      paintSurface(outside, surface);
      paintJetty(outside, surface);
    }
    // All that is down there has the colour of the water.
    putFront('water.over', 'water', rect(-20, surface + 34, width + 40, height), {
      tone: 0.55,
      alpha: spread([width / 2, bottom - height * 0.12], 0, width * 0.8, 0.06, 0.42),
    });
    const scale = height * 0.0019;
    const at = (kind: 'hero' | 'beside' | 'middle' | 'far' | 'foreground' | 'water', x: number) =>
      slot(camera, kind, width * x, surface + 8, scale, 160);
    // On the jetty there is less room than on ice.
    const step = isIce ? 0.28 : 0.17;
    slots.push(at('hero', 0.5 - side * 0.14), at('beside', 0.5 - side * (0.14 - step)));
    slots.push(at('middle', 0.5 - side * (0.14 + step)), at('foreground', 0.5 - side * 0.06));
    slots.push(at('far', 0.5 - side * 0.38));
    slots.push(at('water', 0.5 + side * 0.2), at('water', 0.5 + side * 0.3));
    slots.push(slot(camera, 'underwater', width / 2, height * 0.72, 1.2, 400));
    // Nobody stands nearer to us than the cut.
    const footholds = Array.from({ length: 24 }, (_, n) => (n + 0.5) / 24)
      .filter((share) => isIce || (share > 0.04 && share < 0.58))
      .map((share) => ({ x: width * (0.5 - side * (0.56 - share)), y: surface + 8 }))
      .filter(({ x }) => x > 0 && x < width);
    return { standing: false, footholds, ...(!isIce && { waterline: surface + 8 }) };
  }, 0.02);

function paintShore({ put, options: { random, width, height } }: Outside, surface: number): void {
  const far = hills(random, surface - height * 0.07, height * 0.06, width * 0.8);
  put('hills', 'far', below(far, width, surface + 10), {
    tone: fall(surface - height * 0.14, surface, 0.7, 0.2),
    isSheet: true,
  });
  const low = hills(random, surface - height * 0.018, height * 0.012, width * 0.5);
  const trees: Path[] = [below(low, width, surface + 10)];
  for (let n = 0; n < 22; n++) {
    const x = width * random.next();
    trees.push(fir(random, x, low(x) + 6, height * random.between(0.03, 0.07), height * 0.022));
  }
  put('woods', 'mid', join(...trees), {
    tone: fall(surface - height * 0.08, surface, 0.7, 0.5),
    isSheet: true,
  });
}

/** As thick as a step, white above, with cracks that run down through it. */
function paintIce({ put, options: { random, width } }: Outside, surface: number): void {
  const low = hills(random, surface + 40, 14, width * 0.16);
  const ice = below(low, width, surface, 24);
  put('ice', 'foam', ice, { tone: fall(surface, surface + 46, 0, 0.55), isSheet: true });
  put('ice.top', 'white', rect(-20, surface - 4, width + 40, 14), { tone: 0, isSheet: true });
  const cracks = Array.from({ length: 7 }, () => {
    const x = width * random.next();
    const [a, b] = [random.between(-16, 16), random.between(-26, 26)];
    return lines(
      [
        [x, surface + 8],
        [x + a, surface + 22],
        [x + b, surface + 38],
      ],
      2.4,
    );
  });
  put('ice.cracks', 'water', join(...cracks), { tone: 0.5, alpha: 0.7 });
}

/** From the shore that is out of the sheet to where the hero stands. */
function paintJetty({ put, side, options: { width, height } }: Outside, surface: number): void {
  const across = (share: number) => width * (0.5 - side * (0.56 - share));
  const [from, to] = [across(0), across(0.62)];
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  const posts = [0.12, 0.34, 0.58].map((share) =>
    rect(across(share) - 9, surface, 18, height * 0.13),
  );
  put('posts', 'bark', join(...posts), { tone: fall(surface, surface + height * 0.13, 0.6, 0.95) });
  put('stage', 'wood', rect(left, surface - 2, right - left, 20, 3), { tone: 0.35, isSheet: true });
  const joints = Array.from({ length: 16 }, (_, n) =>
    rect(left + ((right - left) * (n + 1)) / 17, surface, 2.4, 16),
  );
  put('joints', 'dark', join(...joints), { tone: 0.3, alpha: 0.5 });
}

function paintSurface({ put, options: { random, width } }: Outside, surface: number): void {
  put('surface', 'foam', rect(-20, surface, width + 40, 7), { tone: 0, isSheet: true });
  const glints = Array.from({ length: 12 }, () =>
    lens(width * random.next(), surface + random.between(16, 44), random.between(60, 150), 5),
  );
  put('glints', 'foam', join(...glints), { tone: 0.1, alpha: 0.6 });
}
