/** Digits and letters nobody mistakes for each other, read aloud or copied by hand. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 8;

/** `RV-7K3F-9Q2M`. `random(n)` draws a whole number from 0 to n - 1. */
export function drawTicket(random: (below: number) => number): string {
  const drawn = Array.from({ length }, () => alphabet[random(alphabet.length)]).join('');
  return `RV-${drawn.slice(0, length / 2)}-${drawn.slice(length / 2)}`;
}

/** Days a message is kept, as the form says. */
export const keptDays = 365;
