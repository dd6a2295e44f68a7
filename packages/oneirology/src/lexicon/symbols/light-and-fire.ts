import { family } from '#lexicon/symbols/family.ts';

export const lightAndFire = family(
  'light-and-fire',
  { fr: 'la lumière et le feu', en: 'light and fire' },
  `
fire | feu!!, incendie, flamme, brasier, bûcher, feux= | fire!, flame, blaze, bonfire, fires=, on fire
burning | brûlure: brûler/v, en flammes, en feu | burning: burn/v, in flames
smoke | fumée | smoke!!
ash | cendre, braise | ash!!, ashes=, ember
light | lumière, lueur, clarté, rayon/n de lumière | light!!, ray of light, lights=
lamp | lampe, lanterne, ampoule, réverbère, torche, lampadaire | lamp, lantern, light bulb/n, torch, flashlight, streetlight
candle | bougie, chandelle, cierge | candle
shadow | ombre, silhouette | shadow, silhouette
darkness | obscurité, ténèbres=, pénombre, le noir, noir complet | darkness, the dark, pitch dark, pitch black
explosion | explosion, exploser/v, bombe | explosion, explode/v, bomb, blow/v up
firework | feu d'artifice, feux d'artifice | firework, fireworks=
glowing | luisant: luit=, luisait=, luisant/a, lumineux/a, briller/v, étinceler/v, phosphorescent/a | glowing: glow/v, luminous=, shine/v, sparkle/v, glowing=
- | feu rouge, feu vert, feux rouges, arme/n à feu, armes à feu, coup/n de feu, coups de feu | traffic light/n, red light/n, open fire on, a light blue, light blue, light green, light brown, smoke a cigarette
`,
);
