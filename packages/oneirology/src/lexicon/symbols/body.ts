import { family } from '#lexicon/symbols/family.ts';

export const body = family(
  'body',
  { fr: 'le corps', en: 'the body' },
  `
teeth | dent: dent, dentition, mâchoire | tooth: tooth, teeth=, jaw
hair | cheveux: cheveu, chevelure, cheveux=, tresse, mèche | hair: hair, braid, hairdo
blood | sang, ensanglanté/a, saigner/v, saignement | blood, bloody=, bleed/v, bleeding
hand | main, doigt, poing, paume | hand!!, finger, fist, hands=, palm of, my palm, his palm, her palm, their palms, my palms
eye | œil: œil, yeux=, regard!!, paupière | eye: eye, gaze!!, eyelid
face | visage, figure!! | face!!, faces=!!
mouth | bouche, lèvre, langue!! | mouth, lip, tongue
ear | oreille | ear
nose | nez, narine | nose, nostril
head | tête, crâne!! | head!!, heads=, skull!!
foot | pied, orteil | foot, toe, barefoot=
leg | jambe, genou, cuisse | leg, knee, thigh
arm | bras, épaule, coude | arm!!, arms=!!, shoulder, elbow
heart | cœur! | heart
chest | poitrine, thorax | chest!!
belly | ventre, estomac | belly, stomach
back | dos!! | my back, his back, her back, its back, their backs
skin | peau | skin
bone | os!!, squelette | bone, skeleton
brain | cerveau | brain
beard | barbe, moustache | beard, mustache, moustache
wound | blessure, plaie, cicatrice | wound!!, scar, injury, cut on my
pregnancy | enceinte=, je suis enceinte, j'étais enceinte, grossesse, accoucher/v, accouchement | pregnant=, i'm pregnant, i am pregnant, i was pregnant, pregnancy, give/v birth, labor pains
illness | maladie, cancer, fièvre, malade | illness, sickness, disease, cancer, fever, sick=
nudity | nu=, nue=, nus=, nues=, nudité, tout nu, toute nue | naked=, nude=, undressed=, nakedness
body | corps, silhouette humaine | body, bodies=
voice | voix | voice
- | tout de suite et de tête, par cœur, cœur de la ville, pied/n de la, pied/n du, pied/n de l', main/n courante, au pied, sang d'encre, sang-froid, sang froid, coup de main, coup d'œil, clin d'œil | by heart, on the other hand, by hand, face to face, head of the, heart of the, heart to heart, second hand, on foot, arm chair/n, at hand, worried sick, sick and tired, keep an eye, cold feet, give me a hand, gave me a hand
`,
);
