/**
 * Surprise, astonishment, bewilderment. Coders want the feeling named: wondering why, not being
 * sure or not understanding is a thought to them, and « la confusion » a state of things.
 */
export const confusion = `
confusion strong 2 | surpris/a, surprise, prendre/v au dépourvu, pris au dépourvu, prise au dépourvu | surprised=, surprise!!, surprise/v, in surprise, taken aback
confusion strong 2 | étonné/a, étonnement, ébahi/a, époustouflé/a, sur le cul, n'en reviens pas, n'en revenais pas, en reviens pas, en revenais pas, tomber/v des nues | astonished=, astonishment, amazed=, amazement
confusion strong 2 | choqué/a, sous le choc | shocked=
confusion strong 2 | perplexe, perplexité | puzzled=, puzzlement, perplexed=
confusion strong 2 | confus/a, déroutant/a, dérouté/a, désorienté/a, déboussolé/a, embrouillé/a | confused=, confusing=, disoriented=
confusion strong 2 | stupéfait/a, stupéfaction, stupeur, sidéré/a, médusé/a, abasourdi/a, bouche bée, scotché/a, bluffé/a | stunned=, dumbfounded=, flabbergasted=
confusion strong 2 | interloqué/a, déconcerté/a, décontenancé/a, désemparé/a, incrédule, incrédulité | bewildered=, bewilderment, baffled=, mystified=, incredulous=, disbelief

confusion strong 1 | s'étonner/v, m'étonner/v, étonner/v, stupéfier/v, étonnant/a | amazing=, astounded=
confusion strong 1 | choc!!, désarçonné/a, tressaillir/v, saisi de stupeur, saisie de stupeur | shock!!, startled=

confusion fair 1 | surprendre/v, halluciner/v!, pris de court, prise de court | startle/v, startling=
confusion fair 1 | troublé/a, paumé/a | puzzling=

confusion weak 1 | se demander/v, me demander/v, curieux/a, intrigué/a | wonder/v!, curious=
confusion weak 1 | ne comprends pas, ne comprenais pas, comprends pas, comprenais pas, ne comprends rien, ne comprenais rien, comprends rien, comprenais rien | don't understand, didn't understand, couldn't understand, can't figure
confusion weak 1 | indécis/a, hésitant/a, pas sûr, pas sûre, perdu et | undecided=, doubtful=, torn between, uncertain=, unsure=, not sure, not sure what
confusion weak 1 | étrange, étrangement, bizarre, bizarrement, chelou=, choquant/a | strange=, strangely=, weird=, odd=, peculiar=, shocking=
confusion weak 1 | surprenant/a, perturbé/a, perturbant/a | surprising=, surprisingly=, disturbed=
confusion weak 1 | se rendre/v compte, me rendre/v compte, rends compte, rendu compte, rendue compte | realize/v that
`;
