/** A usual day's inks, by which fills of others find their role and tone. */
const inks: Readonly<Record<string, readonly [string, string]>> = {
  white: ['#fffaee', '#b9b4bd'],
  stone: ['#b9bcc2', '#4d5368'],
  dark: ['#3d4665', '#12152c'],
  bark: ['#a8714f', '#472a30'],
  wood: ['#dea46a', '#7d4a35'],
  leaf: ['#8fb56a', '#2d5a45'],
  accent: ['#f27a5e', '#a8322f'],
  accent2: ['#f7bf4f', '#b96a2c'],
  accent3: ['#5cb0a8', '#1c5560'],
  night: ['#4f7fa3', '#152b4e'],
  glass: ['#bfe0dc', '#3d7d8a'],
  lamp: ['#fff2b8', '#ffc13f'],
  'told.pink': ['#ffb0bc', '#cf5a7c'],
  'told.violet': ['#a98ad6', '#4a2a80'],
  'told.gold': ['#ffe08a', '#b57a1c'],
};

/** The role and tone whose colour comes nearest. */
export function nearestInk(colour: string): { role: string; tone: number } {
  const [r, g, b] = partsOf(colour);
  let best = { role: 'dark', tone: 0, off: Infinity };
  for (const [role, [light, dark]] of Object.entries(inks)) {
    const from = partsOf(light);
    const to = partsOf(dark);
    for (let step = 0; step <= 20; step++) {
      const tone = step / 20;
      const off = apart(
        [r, g, b],
        [0, 1, 2].map((n) => (from[n] ?? 0) + ((to[n] ?? 0) - (from[n] ?? 0)) * tone),
      );
      if (off < best.off) best = { role, tone, off };
    }
  }
  return { role: best.role, tone: best.tone };
}

/** Differences of hue count more than those of light: tones can make up for light. */
function apart(a: readonly number[], b: readonly number[]): number {
  const light = ([r = 0, g = 0, bl = 0]: readonly number[]) => 0.3 * r + 0.59 * g + 0.11 * bl;
  const [la, lb] = [light(a), light(b)];
  const hue = [0, 1, 2].reduce((sum, n) => sum + ((a[n] ?? 0) - la - (b[n] ?? 0) + lb) ** 2, 0);
  return hue * 1.6 + (la - lb) ** 2;
}

function partsOf(colour: string): [number, number, number] {
  const hex =
    colour.length === 4 ? [...colour.slice(1)].map((c) => c + c).join('') : colour.slice(1);
  const bits = Number.parseInt(hex, 16);
  return [bits >> 16, (bits >> 8) & 255, bits & 255];
}
