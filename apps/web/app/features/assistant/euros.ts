/** Writes cents as a language does, without `.00`. */
export function eurosIn(locale: string): (cents: number) => string {
  return (cents) =>
    new Intl.NumberFormat(locale, {
      style: 'currency',
      currency: 'EUR',
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100);
}
