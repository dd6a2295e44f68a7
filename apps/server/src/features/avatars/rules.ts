import { avatarPixelLimit } from '@reverie/contract/avatars.rules';
import type { ProblemCode } from '@reverie/contract/errors';
import type { Look, Unseen } from '#platform/pictures/look.ts';

/** Why a picture is not taken, from what its file says of itself; null where it may be decoded. */
export function faultOf(look: Look | Unseen): ProblemCode | null {
  if (look === 'unknown') return 'picture_unsupported';
  if (look === 'broken') return 'picture_broken';
  if (look.isAnimated) return 'picture_animated';
  return look.width * look.height > avatarPixelLimit ? 'picture_too_large' : null;
}

/** Lightness, chroma and hue (OKLCH) of each theme's accent on the dark page. */
const accents = {
  cyan: [0.87, 0.082, 207],
  sky: [0.8, 0.11, 232],
  blue: [0.73, 0.13, 256],
  indigo: [0.69, 0.145, 275],
  violet: [0.72, 0.145, 293],
  purple: [0.73, 0.16, 308],
  fuchsia: [0.75, 0.17, 326],
  pink: [0.78, 0.14, 350],
  rose: [0.74, 0.15, 8],
  red: [0.7, 0.17, 26],
  orange: [0.76, 0.145, 52],
  amber: [0.82, 0.135, 76],
  yellow: [0.89, 0.13, 99],
  lime: [0.87, 0.15, 122],
  green: [0.8, 0.15, 148],
  emerald: [0.77, 0.12, 164],
  teal: [0.77, 0.095, 188],
} as const;
type Theme = keyof typeof accents;
export const themes = Object.keys(accents);

function isTheme(name: string): name is Theme {
  return Object.hasOwn(accents, name);
}

/**
 * An OKLCH colour as `#rrggbb`: what draws SVG outside a browser knows no other. Ottosson's
 * matrices; a colour beyond sRGB is clamped.
 */
function hex(lightness: number, chroma: number, hue: number): string {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  return `#${channels.map(hexOfLinear).join('')}`;
}

function hexOfLinear(linear: number): string {
  const light = Math.min(1, Math.max(0, linear));
  const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return Math.round(encoded * 255)
    .toString(16)
    .padStart(2, '0');
}

const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** One or two capitals: `ana.lune` → AL, `océane` → O. Empty where the name has no letter. */
export function initialsOf(username: string): string {
  return username
    .normalize('NFC')
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word))
    .slice(0, 2)
    .map((word) => [...segmenter.segment(word)][0]?.segment.toUpperCase() ?? '')
    .join('');
}

/**
 * The avatar of a username as SVG: its initials glow in the accent of `theme` (an unknown theme is
 * the default, cyan) on that theme's night. Drawn from the name alone, so that the answer says
 * nothing about whether such an account exists.
 */
export function drawAvatar(username: string, theme = 'cyan'): string {
  const [lightness, chroma, hue] = accents[isTheme(theme) ? theme : 'cyan'];
  // Letters and digits only: no name can write markup, whatever it holds.
  const initials = initialsOf(username);
  const size = initials.length > 1 ? 40 : 48;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">
<defs><linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
<stop stop-color="${hex(0.2, 0.045, hue)}"/><stop offset="1" stop-color="${hex(0.31, 0.065, hue)}"/>
</linearGradient></defs>
<rect width="96" height="96" fill="url(#night)"/>
<text x="48" y="48" dy=".35em" text-anchor="middle" font-size="${size}" font-weight="500"
 font-family="Figtree, system-ui, sans-serif" fill="${hex(lightness, chroma, hue)}">${initials}</text>
</svg>
`;
}
