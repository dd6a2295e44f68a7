/**
 * Surprise, astonishment, bewilderment. Coders want the feeling named: wondering why, not being
 * sure or not understanding is a thought to them, and « la confusion » a state of things.
 */
export const confusion = `
confusion strong 2 | me sens+sentais+sentait+sent perdu+perdue, prendre/v au dépourvu, surpris/a, surprise | surprise!!, surprise/v, surprised=, taken aback
confusion strong 2 | en reviens+revenais pas, sur le cul, tomber/v des nues, ébahi/a, époustouflé/a, étonnement, étonné/a | amazed=, amazement, astonished=, astonishment
confusion strong 2 | choqué/a, sous le choc | shocked=
confusion strong 2 | perplexe, perplexité | perplexed=, puzzled=, puzzlement
confusion strong 2 | confus/a, déboussolé/a, déroutant/a, dérouté/a, désorienté/a, embrouillé/a | confused=, confusing=, disoriented=
confusion strong 2 | abasourdi/a, bluffé/a, bouche bée, médusé/a, scotché/a, sidéré/a, stupeur, stupéfaction, stupéfait/a | dumbfounded=, flabbergasted=, stunned=
confusion strong 2 | déconcerté/a, décontenancé/a, désemparé/a, incrédule, incrédulité, interloqué/a | baffled=, bewildered=, bewilderment, disbelief, incredulous=, mystified=

confusion strong 1 | m'étonner/v, s'étonner/v, stupéfier/v, étonnant/a, étonner/v | amazing=, astounded=
confusion strong 1 | choc!!, désarçonné/a, saisi+saisie de stupeur, tressaillir/v | shock!!, startled=

confusion fair 1 | halluciner/v!, pris+prise de court, surprendre/v | startle/v, startling=
confusion fair 1 | paumé/a, troublé/a | puzzling=

confusion weak 1 | curieux/a, intrigué/a, se+me demander/v | curious=, wonder/v!
confusion weak 1 | comprenais pas+rien, comprends pas+rien | can't figure, couldn't understand, didn't understand, don't understand
confusion weak 1 | hésitant/a, indécis/a, pas sûr+sûre, perdu et | doubtful=, not sure, torn between, uncertain=, undecided=, unsure=
confusion weak 1 | bizarre, bizarrement, chelou=, choquant/a, étrange, étrangement | odd=, peculiar=, shocking=, strange=, strangely=, weird=
confusion weak 1 | perturbant/a, perturbé/a, surprenant/a | disturbed=, surprising=, surprisingly=
confusion weak 1 | rends+rendu+rendue compte, se+me rendre/v compte | realize/v that
`;
