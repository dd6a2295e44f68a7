import { readFileSync } from 'node:fs';

/** Tokens are read where pages get them from, so that no copy can drift. */
const css = readFileSync(new URL('../tokens.css', import.meta.url), 'utf8');

/** OKLCH with its opacity, 0 to 1. */
export type Colour = { l: number; c: number; h: number; alpha: number };
export type Vars = ReadonlyMap<string, string>;

export const rules = [...css.matchAll(/(^|\n)([^\n{}/]+)\{([^}]*)\}/g)].map(
  ([, , selector, body]) => ({
    selector: (selector ?? '').trim(),
    vars: new Map(
      [...(body ?? '').matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [
        name ?? '',
        value ?? '',
      ]),
    ),
  }),
);

/** The tokens as one theme has them. */
export function varsOf(theme: string): Vars {
  const own = rules.find(({ selector }) => selector === `[data-theme="${theme}"]`);
  const root = rules.find(({ selector }) => selector === ':root');
  return new Map([...(root?.vars ?? []), ...(own?.vars ?? [])]);
}

/** One token's colour in one mode. */
export function colour(vars: Vars, name: string, isDark: boolean): Colour {
  return parse(vars, vars.get(name) ?? '', isDark);
}

function parse(vars: Vars, value: string, isDark: boolean): Colour {
  const sides = /^light-dark\((.+?\)), (.+)\)$/.exec(value);
  if (sides) return parse(vars, (isDark ? sides[2] : sides[1]) ?? '', isDark);
  const filled = value.replace(/var\((--[\w-]+)\)/g, (_, name: string) => vars.get(name) ?? '');
  if (filled.startsWith('light-dark')) return parse(vars, filled, isDark);
  const found = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(filled);
  if (!found) throw new Error(`No colour in "${value}"`);
  const [l = 0, c = 0, h = 0, alpha = 1] = found.slice(1).map((part) => part && Number(part));
  return { l: Number(l), c: Number(c), h: Number(h), alpha: Number(alpha || 1) };
}

/** OKLCH to linear sRGB after Ottosson (2020), clipped to the gamut as screens do. */
function linear({ l, c, h }: Colour): [number, number, number] {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const [x, y, z] = [
    (l + 0.3963377774 * a + 0.2158037573 * b) ** 3,
    (l - 0.1055613458 * a - 0.0638541728 * b) ** 3,
    (l - 0.0894841775 * a - 1.291485548 * b) ** 3,
  ] as const;
  const clip = (value: number) => Math.min(1, Math.max(0, value));
  return [
    clip(4.0767416621 * x - 3.3077115913 * y + 0.2309699292 * z),
    clip(-1.2684380046 * x + 2.6097574011 * y - 0.3413193965 * z),
    clip(-0.0041960863 * x - 0.7034186147 * y + 1.707614701 * z),
  ];
}

/** Contrast of two opaque colours after WCAG, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [a = 0, b = 0] = [one, other]
    .map((each) => {
      const [red, green, blue] = linear(each);
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    })
    .sort((x, y) => y - x);
  return (a + 0.05) / (b + 0.05);
}
