/** Bytes of a picture at most, and pixels: neither is read further. */
export const avatarByteLimit = 5 * 1_048_576;
export const avatarPixelLimit = 40_000_000;

/** What a picture may be, by its content. */
export const avatarTypes = ['image/jpeg', 'image/png', 'image/webp'] as const;
export type AvatarType = (typeof avatarTypes)[number];

/** Sides of the squares that are kept, in pixels. */
export const avatarSides = [64, 128, 256] as const;
export const largestAvatarSide = 256;
export type AvatarSide = (typeof avatarSides)[number];

/** What its files are called. A name is drawn anew for every picture, and says nothing of it. */
export function avatarFile(name: string, side: AvatarSide): string {
  return `${name}-${side}.webp`;
}

export function avatarFiles(name: string): string[] {
  return avatarSides.map((side) => avatarFile(name, side));
}

/** The name of the picture a file is of, or null. */
export function avatarNameOf(file: string): string | null {
  const [, name, side] = /^([0-9a-f]{32})-(\d+)\.webp$/.exec(file) ?? [];
  return name !== undefined && avatarSides.some((each) => String(each) === side) ? name : null;
}

type Shown = { username: string; avatar: string | null };

/** Where a square of that many pixels is fetched: somebody's picture, or initials in a colour. */
export function avatarSource({ username, avatar }: Shown, pixels: number, theme?: string): string {
  if (avatar === null) {
    const drawn = `/api/avatars/${encodeURIComponent(username)}.svg`;
    return theme === undefined ? drawn : `${drawn}?theme=${theme}`;
  }
  const side = avatarSides.find((each) => each >= pixels) ?? largestAvatarSide;
  return `/api/avatars/${avatarFile(avatar, side)}`;
}
