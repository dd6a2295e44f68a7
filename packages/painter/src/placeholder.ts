import type { Picture } from '#paint.ts';

/** A picture in eight by eight colours (`#rrggbb`, row by row): enough for a blur to come through
 *  before the file does, and for a page to take the painting's light. */
export function placeholder(picture: Picture): { colours: string[] } {
  const side = 8;
  const colours: string[] = [];
  for (let row = 0; row < side; row++) {
    for (let column = 0; column < side; column++)
      colours.push(meanColour(picture, column, row, side));
  }
  return { colours };
}

function meanColour(picture: Picture, column: number, row: number, side: number): string {
  const { data, width, height } = picture;
  const left = Math.floor((column * width) / side);
  const right = Math.max(left + 1, Math.floor(((column + 1) * width) / side));
  const top = Math.floor((row * height) / side);
  const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / side));
  const sums = [0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let x = left; x < right; x++) {
      for (let channel = 0; channel < 3; channel++) {
        sums[channel] = (sums[channel] ?? 0) + (data[(y * width + x) * 4 + channel] ?? 0);
      }
    }
  }
  const count = (bottom - top) * (right - left);
  return `#${sums
    .map((sum) =>
      Math.round(sum / count)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}
