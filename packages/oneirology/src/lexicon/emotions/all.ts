import { anger } from '#lexicon/emotions/anger.ts';
import { apprehension } from '#lexicon/emotions/apprehension.ts';
import { confusion } from '#lexicon/emotions/confusion.ts';
import { happiness } from '#lexicon/emotions/happiness.ts';
import { moreFeelings } from '#lexicon/emotions/more.ts';
import { sadness } from '#lexicon/emotions/sadness.ts';

/** Words that look like a feeling and are none: they only take their words away. */
const noFeeling = `
- | avec plaisir, choc électrique, de la peine à, onde/n de choc, de ouf | electric shock/n, my+with pleasure, shock wave/n
- | avoir/v peur du ridicule, bonheur du jour, de bonne heure, de peur que, grâce à, hors de question, peine perdue, rage de dents, à peine | content of+management, for good, good night+morning+bye, sorry for the, the+its+all content
- | bonne humeur, grand mère+père, joyeux anniversaire+noël, sens de l'humour | great grandmother, happy birthday, love letter/n, merry christmas, surprise party/n
- | au beau milieu, avoir/v beau, beau père+frère, belle mère+sœur+fille | a good deal, great deal, i would like, would love
- | aimerais, aimerait, beaux arts, entrée libre, libre service, super marché+héros | comfort station, cry/v out, merry go round, poor section
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
