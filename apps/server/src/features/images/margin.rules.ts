import type { Margin } from '#providers/encoding/port.ts';
import type { Picture } from '#providers/image/port.ts';

type Lined = {
  title: string | null;
  content: string;
  language: string | null;
  visibility: string;
  username: string;
  displayName: string | null;
  /** `YYYY-MM-DD`. */
  night: string;
};

/** As much of a dream as may stand for its title. */
const beginning = 160;

/**
 * What is written under a painting: its title or how it begins, as others read it, and by whom and
 * when it was dreamt. A dream that is not public says nothing of its dreamer.
 */
export function lineOf(dream: Lined, site: string): { title: string; by: string } {
  const { title, content, language, visibility, username, displayName, night } = dream;
  const [first = ''] = content.split('\n');
  const said = language === 'en' ? 'en' : 'fr';
  const how = { dateStyle: 'long', timeZone: 'UTC' } as const;
  const date = new Intl.DateTimeFormat(said === 'en' ? 'en-GB' : 'fr-FR', how).format(
    new Date(`${night}T00:00:00Z`),
  );
  const name = visibility === 'public' ? (displayName ?? username) : null;
  const by = name === null ? null : said === 'en' ? `Dreamt by ${name}` : `Rêvé par ${name}`;
  return {
    title: title ?? [...first].slice(0, beginning).join(''),
    by: [by, date, new URL(site).host].filter(Boolean).join(' · '),
  };
}

/** What the picture lies on: its own paper where its lowest rows are all of one light, or ours. */
export type Ground = Pick<Margin, 'paper' | 'strip' | 'side'> & { inset: number; isDark: boolean };

const ourPaper = '#f6f2e9';

/** How far, of 255, the pixels of paper may be from their mean: as far as its grain. */
const grain = 22;

export function groundOf({ data, width, height }: Picture): Ground {
  const strip = Math.max(1, Math.round(width * 0.012));
  const from = (height - strip) * width * 4;
  const means = [0, 1, 2].map((channel) => {
    let sum = 0;
    for (let at = from + channel; at < data.length; at += 4) sum += data[at] ?? 0;
    return sum / (strip * width);
  });
  let far = 0;
  for (let at = from; at < data.length; at += 4) {
    const isFar = means.some((mean, channel) => Math.abs((data[at + channel] ?? 0) - mean) > grain);
    if (isFar) far += 1;
  }
  const inset = Math.round(width * 0.035);
  if (far > strip * width * 0.01) {
    const side = Math.round(width * 0.05);
    return { paper: ourPaper, strip: 0, side, inset: side, isDark: false };
  }
  const [red = 0, green = 0, blue = 0] = means.map(Math.round);
  const isDark = red * 0.3 + green * 0.59 + blue * 0.11 < 128;
  return { paper: `rgb(${red},${green},${blue})`, strip, side: 0, inset, isDark };
}

/** Sizes of what is written, for a painting of this width on its ground. */
export function measuresOf(width: number, { side, inset }: Ground) {
  const [title, by] = [Math.round(width * 0.036), Math.round(width * 0.0185)];
  return { title, by, across: width + 2 * (side - inset) };
}

type Drawn = { path: string; height: number };

/** The margin with its two texts in it. */
export function marginOf(width: number, ground: Ground, title: Drawn, by: Drawn): Margin {
  const { paper, strip, side, inset, isDark } = ground;
  const { by: small } = measuresOf(width, ground);
  // Below paper of its own there is some room already.
  const above = Math.round(width * (strip > 0 ? 0.004 : 0.028));
  const second = above + title.height + Math.round(small * 0.5);
  const [ink, faint] = isDark ? ['#f4efe6', '#cfcabf'] : ['#1d2430', '#5a6270'];
  return {
    ...{ paper, strip, side },
    foot: second + by.height + Math.round(width * 0.036),
    drawing: `<path transform="translate(${inset} ${above})" fill="${ink}" d="${title.path}"/><path transform="translate(${inset} ${second})" fill="${faint}" d="${by.path}"/>`,
  };
}
