import { family } from '#lexicon/symbols/family.ts';

export const birds = family(
  'birds',
  { fr: 'les oiseaux', en: 'birds' },
  `
bird | oiseau, oisillon, moineau, mésange, hirondelle, rouge-gorge | bird, sparrow, swallow!!, robin!!, canary
owl | hibou, chouette!! | owl, barn owl/n
eagle | aigle, faucon, rapace, épervier, buse | eagle, falcon, hawk
crow | corbeau, corneille, pie!! | crow!!, raven, crows=, magpie
dove | colombe, pigeon, tourterelle | dove!!, pigeon, doves=
swan | cygne | swan
seagull | mouette, goéland, albatros | seagull, gull, albatross
peacock | paon | peacock
parrot | perroquet, perruche | parrot, parakeet
heron | héron, cigogne, flamant | heron, stork, flamingo
penguin | pingouin, manchot | penguin
vulture | vautour | vulture, buzzard
feather | plume | feather
wing | aile | wing
nest | nid | nest
egg | œuf, coquille | egg, eggshell
`,
);
