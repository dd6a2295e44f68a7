import { anger } from '#lexicon/emotions/anger.ts';
import { apprehension } from '#lexicon/emotions/apprehension.ts';
import { confusion } from '#lexicon/emotions/confusion.ts';
import { happiness } from '#lexicon/emotions/happiness.ts';
import { moreFeelings } from '#lexicon/emotions/more.ts';
import { sadness } from '#lexicon/emotions/sadness.ts';

/** Words that look like a feeling and are none: they only take their words away. */
const noFeeling = `
- | choc électrique, onde/n de choc, avec plaisir, de la peine à | electric shock/n, shock wave/n, my pleasure, with pleasure
- | avoir/v peur du ridicule, bonheur du jour, grâce à, de bonne heure, peine perdue, à peine, de peur que, rage de dents, hors de question | the content, its content, content of, content management, all content, for good, good night, good morning, good bye, sorry for the
- | grand mère, grand père, sens de l'humour, joyeux anniversaire, joyeux noël, bonne humeur | great grandmother, happy birthday, merry christmas, surprise party/n, love letter/n
- | au beau milieu, avoir/v beau, beau père, belle mère, belle sœur, beau frère, belle fille | a good deal, great deal, would love, i would like
- | super marché, super héros, libre service, entrée libre, aimerais, aimerait, beaux arts | merry go round, comfort station, poor section, cry/v out
`;

/**
 * Words for the five emotion classes of Hall and Van de Castle: what a coder takes as a named
 * feeling. Key: class, how surely a coder agrees (strong, fair, weak), intensity 1 to 3. A row
 * holds words of one sense, French and English side by side.
 */
export const emotionTable = [
  anger,
  apprehension,
  sadness,
  confusion,
  happiness,
  moreFeelings,
  noFeeling,
].join('\n');
