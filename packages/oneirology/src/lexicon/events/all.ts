import { inability } from '#lexicon/events/inability.ts';
import { misfortune } from '#lexicon/events/misfortune.ts';
import { outcomes } from '#lexicon/events/outcomes.ts';

/** Words that look like an event and are none: they only take their words away. */
const noEvent = `
- | feuilles+pétales+flocons+neige+température _ tomber/v, tomber/v amoureux, tomber/v amoureuse, tomber/v sur, laisser/v tomber, nuit tomber/v, tomber/v d'accord, tombée de la nuit, neige tomber/v, vent tomber/v, pluie tomber/v, mort de rire | leaves+petals+flakes+snow+confetti _ fall/v, fall/v asleep, fell asleep, fall/v in love, in the fall, last fall, the fall, ill at ease, bloody mary, hurt my feelings, lost in thought, would be late, loose, night fell, blood pressure, of late, broken english, late at, later, fell silent, snow falling, rain falling, fell in love, burning candle, falling snow, gone to, death bed, lose weight, no danger, worried sick, sick of
`;

/**
 * What befalls people (misfortune, good fortune) and how their striving ends (success, failure).
 * Key: kind, label, and how surely a coder would agree: strong, fair or weak. A row holds words of
 * one sense, French and English side by side.
 */
export const eventTable = [misfortune, inability, outcomes, noEvent].join('\n');
