import { plainWords } from '#features/assistant/plain-words.rules.ts';

/**
 * What somebody says of their own wish to die or to hurt themself, in plain words. Wider than the
 * engine's cue, which reads whole dreams: help that is shown to somebody who asks about a dream of
 * death costs nothing, help that is missed may.
 */
const phrases = [
  ...['suicid\\p{L}*', 'idees noires', 'pensees noires', 'scarifi\\p{L}*', 'automutil\\p{L}*'],
  '(?:envie|veux|voudrais|prefererais|preferais|aimerais|pense|penser|songe|vais|besoin) (?:de |d |a |bien )*(?:mourir|crever|etre morte?|en finir|disparaitre|ne plus (?:exister|etre la|me reveiller|vivre))',
  'en finir avec (?:la|ma) vie|mettre fin a (?:mes jours|ma vie)|(?:envie|veux) d en finir|m ote\\p{L}* la vie',
  '(?:envie de|veux|vais|voudrais|pense a) me (?:tuer|pendre|buter|foutre en l air|jeter|mutiler|blesser|faire (?:du )?mal)',
  'me (?:fais|faire) (?:du )?mal|me mutil\\p{L}*|me (?:pendre|tuer)$',
  '(?:plus|pas|aucune) (?:envie|la force|force|de raison|raison|gout) (?:de |a la |a )?(?:vivre|vie)|veux plus vivre',
  'mieux sans moi|mieux si j etais morte?|ma vie n a plus de sens',
  '(?:want|wanna|wanting|ready|going|rather|wish) (?:to )?(?:i (?:were|was) |be )?(?:die|dead|disappear|not exist|not be here)',
  'kill(?:ing)? myself|end(?:ing)? (?:my (?:own )?life|it all)|tak(?:e|ing) my (?:own )?life|hang(?:ing)? myself',
  '(?:hurt|harm|cut)(?:ting|ing)? myself|self ?harm\\p{L}*',
  '(?:no reason|no will|do not want|don t want|dont want|tired of) (?:to )?(?:live|living|be alive|being alive|be here anymore)',
  'better off (?:dead|without me)|wish i (?:was|were) dead|wish i (?:didn t|did not) exist',
];
const crisis = new RegExp(`(?<!\\p{L})(?:${phrases.join('|')})(?!\\p{L})`, 'u');

/** Asked before anything is sent anywhere, and of nothing but the words at hand. */
export function isCrisis(text: string): boolean {
  return crisis.test(plainWords(text));
}
