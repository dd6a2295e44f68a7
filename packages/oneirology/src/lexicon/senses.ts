/** Sense words. Key: the sense. */
export const senseTable = `
sight | voir/v, apercevoir/v, regarder/v, observer/v, contempler/v, vue!! | see/v, watch/v!, look/v at, notice/v, stare/v, gaze/v, view!!, glimpse
sight | couleur, lumière, éblouir/v, éblouissant/a, sombre | color, colour, bright=, dazzling=

hearing | entendre/v, écouter/v, bruit, silence, résonner/v | hear/v, listen/v, noise, sound!!, silence, echo, loud=
hearing | voix, murmurer/v, chuchoter/v, cri | voice, whisper/v, scream!!
hearing | musique, chanson, mélodie, sonner/v | music, song, melody, ring/v!

touch | toucher/v, caresser/v, effleurer/v, serrer/v | touch/v, stroke/v, caress/v, squeeze/v
touch | mou/a, lisse, rugueux/a, gluant/a, collant/a | soft=, smooth=, rough=, slimy=, sticky=
touch | froid/a, chaud/a, tiède, mouillé/a, glacé/a | cold=, warm=, hot=, wet=, icy=

smell | odeur, puanteur, puer/v, sentir/v bon, sentir/v mauvais | smell, smell/v, odor, odour, stink/v, stench
smell | parfum, arôme, flairer/v | scent, perfume, fragrance, aroma

taste | goût, goûter/v, saveur, délicieux/a | taste, taste/v, flavor, flavour, delicious=
taste | sucré/a, amer/a, salé/a, acide | sweet=!, bitter=, salty=, sour=

motion | voler/v!, flotter/v, planer/v, nager/v | fly/v!, float/v, soar/v, swim/v
motion | tomber/v!, glisser/v, basculer/v, tourner/v, vertige | fall/v, slide/v, spin/v, dizzy=, dizziness, vertigo
motion | courir/v!, vitesse | run/v, speed!!

pain | douleur, mal!!, avoir/v mal, faire/v mal, souffrir/v | pain, ache, aching=, hurt/v, hurts=, suffer/v
pain | douloureux/a, brûlure, piquer/v | painful=, sore=, sting/v
- | mal à, faire/v attention, bien entendu, au goût du jour, je vois que, tout à coup | i see that, in bad taste, look into, fall asleep, fall/v in love, pain in the neck
`;
