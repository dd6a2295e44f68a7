import { fall, spread } from '#press/drawing.ts';
import { circle, ellipse, type Path } from '#press/path.ts';
import { outsideStage } from '#press/stages/kit/outside.ts';
import { below, blob, diamond, hills, pick, wholeSheet } from '#press/stages/kit/shapes.ts';
import { slot } from '#press/stages/kit/slots.ts';

/** No place: a field of colour, a great shape that leads to the hero. */
export const abstract = outsideStage(
  (outside) => {
    const { options, camera, put, slots, side } = outside;
    const { random, width, height } = options;
    const kind = pick(random, ['rings', 'bands', 'door', 'fall']);
    const centre: [number, number] = [
      width * (0.5 + side * random.between(0.06, 0.16)),
      height * random.between(0.36, 0.46),
    ];
    const [x, y] = centre;
    const reach = Math.max(width, height);
    put('field', 'sky', wholeSheet(width, height), {
      tone: spread(centre, 20, reach * 0.8, 0.1, 1),
      grain: { kind: 'rings', x, y },
    });
    if (kind === 'rings') {
      for (const [i, share] of [0.46, 0.34, 0.22, 0.11].entries()) {
        const role = (['far', 'mid', 'far', 'sun'] as const)[i] ?? 'sun';
        put('ring', role, blob(random, x, y, reach * share, reach * share, 0.05, 14), {
          tone: 0.4 - i * 0.08,
          isSheet: true,
          glow: i === 3 ? 1 : 0,
          grain: { kind: 'rings', x, y },
        });
      }
    } else if (kind === 'bands') {
      for (let i = 0; i < 5; i++) {
        const line = hills(
          random,
          height * (0.2 + i * 0.14),
          height * 0.09,
          width * random.between(0.7, 1.4),
        );
        put(
          'band',
          (['cloud', 'far', 'mid', 'near', 'far'] as const)[i] ?? 'far',
          below(line, width, height + 20),
          { tone: 0.15 + i * 0.1, isSheet: true, grain: { kind: 'slant', slope: side * 0.1 } },
        );
      }
      put('sun', 'sun', circle(x, height * 0.17, height * 0.07), {
        tone: 0.1,
        glow: 1,
        isSheet: true,
      });
    } else if (kind === 'door') {
      for (let i = 0; i < 6; i++) {
        const k = 1 - i * 0.16;
        const [wide, tall] = [width * 0.42 * k, height * 0.42 * k];
        const arch: Path = [
          0,
          x - wide,
          y + tall * 1.1,
          1,
          x - wide,
          y - tall * 0.3,
          2,
          x - wide,
          y - tall * 1.2,
          x + wide,
          y - tall * 1.2,
          x + wide,
          y - tall * 0.3,
          1,
          x + wide,
          y + tall * 1.1,
          3,
        ];
        put('arch', i === 5 ? 'sun' : i % 2 === 0 ? 'mid' : 'far', arch, {
          tone: i === 5 ? 0.1 : 0.5 - i * 0.07,
          isSheet: true,
          glow: i === 5 ? 1 : 0,
        });
      }
    } else {
      for (let i = 0; i < 16; i++) {
        const size = width * random.between(0.02, 0.09);
        put(
          'shard',
          (['far', 'mid', 'sun', 'accent3'] as const)[i % 4] ?? 'far',
          diamond(width * random.next(), height * 0.75 * random.next(), size * 0.5, size),
          { tone: random.between(0.1, 0.7), isSheet: true },
        );
      }
    }
    const ground = hills(random, height * 0.74, height * 0.02, width * 1.2);
    put('ground', 'near', below(ground, width, height + 20), {
      tone: fall(height * 0.7, height, 0.1, 0.9),
      isSheet: true,
    });
    put('pool', 'sun', ellipse(x, height * 0.87, width * 0.4, height * 0.06), {
      tone: 0.3,
      alpha: spread([x, height * 0.87], 0, width * 0.34, 0.34, 0),
      mode: 'light',
    });
    slots.push(slot(camera, 'top', x, y - height * 0.1, 1, 200));
    return { standing: { farthest: 0.56 }, light: { x, y } };
  },
  0,
  false,
);
