/**
 * Of what a phone shows only further down: spread on an element, it is kept from the layout of a
 * first visit until the first screen is painted. `head/first-visit.ts` then takes it off, one
 * element after the other, before React hears of it. Not for an element with a border or a ground of
 * its own: browsers report that such a one moved when it is laid out.
 */
export const later = { 'data-later': '', suppressHydrationWarning: true } as const;
