import type { Language } from '#language/language.ts';

export const exampleIds = ['flying', 'water', 'chase'] as const;
export type ExampleId = (typeof exampleIds)[number];

export type ExampleDream = {
  name: string;
  content: string;
  tags: readonly string[];
  /** What a reader might make of it: never what it means. */
  reading: readonly string[];
};

export function isExampleId(value: string | null): value is ExampleId {
  return exampleIds.some((id) => id === value);
}

/** Written for the documentation. Their analyses are not: the engine makes them when asked. */
export const exampleDreams: Record<Language, Record<ExampleId, ExampleDream>> = {
  fr: {
    flying: {
      name: 'Voler',
      content:
        'Je cours dans la rue de mon enfance et soudain mes pieds ne touchent plus le sol. Je vole au-dessus des toits, lentement. Ma sœur me regarde depuis le jardin, toute petite. Je n’ai pas peur. Je suis heureuse, puis je me demande comment redescendre, et je ne trouve pas.',
      tags: ['vol', 'enfance', 'sœur'],
      reading: [
        'Voler est un rêve courant, le plus souvent agréable. Ici, les mots disent la joie, et nient la peur : « je n’ai pas peur » est mis de côté, en gris.',
        'Le rêve change de ton à sa dernière phrase. Monter se fait tout seul ; redescendre, non. Qui a fait ce rêve pourrait se demander si quelque chose, ces jours-ci, a commencé avec cette facilité.',
        'La sœur reste en bas et regarde. Est-ce de la distance, de la fierté, un regret ? Le texte ne le dit pas, et le moteur non plus.',
      ],
    },
    water: {
      name: 'L’eau',
      content:
        'L’eau monte dans la cuisine de ma grand-mère. Elle est claire et tiède, et ma grand-mère continue de cuisiner comme si de rien n’était. Je cherche les clés de la maison dans les tiroirs. Je suis inquiet. Quand j’ouvre la fenêtre, c’est la mer qui est dehors, calme, jusqu’à l’horizon.',
      tags: ['eau', 'maison', 'grand-mère'],
      reading: [
        'Un dictionnaire des rêves dirait ici « émotion ». Les mots, eux, disent deux eaux : l’une monte dans une cuisine, l’autre s’étend, calme, dehors.',
        'Ce qui inquiète n’est peut-être pas l’eau : l’inquiétude est nommée à côté des clés que l’on cherche. Et une personne, dans la même pièce, ne s’inquiète de rien.',
        'Question à se poser : que gardait-on dans cette maison, et qui en a les clés aujourd’hui ?',
      ],
    },
    chase: {
      name: 'La poursuite',
      content:
        'Un homme que je ne connais pas me poursuit dans une gare vide. Je crie, aucun son ne sort. J’ai peur. Je me cache derrière une porte et j’entends ses pas s’arrêter. Il dit mon nom, doucement, et me tend mon sac : je l’avais oublié dans le train.',
      tags: ['poursuite', 'gare', 'inconnu'],
      reading: [
        'La poursuite est l’un des thèmes que l’on raconte le plus. Ici la peur est nommée telle quelle, et l’homme, dit le texte, est un inconnu. Voyez de quoi le moteur est le plus sûr : ce n’est pas toujours ce qui frappe.',
        'La fin retourne la scène. Le même homme rend un sac. Le moteur lit chaque geste sur ses propres mots ; il ne sait pas que la fin éclaire le début. Un lecteur le sait.',
        'Où, dans la vie éveillée, avez-vous fui quelque chose qui venait peut-être vous rendre service ? La question vaut si elle vous dit quelque chose, et seulement alors.',
      ],
    },
  },
  en: {
    flying: {
      name: 'Flying',
      content:
        'I am running down the street where I grew up and suddenly my feet no longer touch the ground. I am flying over the roofs, slowly. My sister watches me from the garden, very small. I am not afraid. I am happy, then I wonder how to come down, and I cannot find a way.',
      tags: ['flying', 'childhood', 'sister'],
      reading: [
        'Flying is a common dream, and mostly a pleasant one. Here the words tell of joy and deny fear: “I am not afraid” is set aside, in grey.',
        'The dream changes its tone in the last sentence. Rising takes no effort; coming down does. Whoever dreamed this might ask whether something, these days, began as easily.',
        'The sister stays below and watches. Is it distance, pride, regret? The text does not say, and neither does the engine.',
      ],
    },
    water: {
      name: 'Water',
      content:
        'The water is rising in my grandmother’s kitchen. It is clear and warm, and my grandmother goes on cooking as if nothing were happening. I am looking for the keys of the house in the drawers. I am worried. When I open the window the sea is outside, calm, all the way to the horizon.',
      tags: ['water', 'house', 'grandmother'],
      reading: [
        'A dictionary of dreams would say “emotion” here. The words tell of two waters: one rises in a kitchen, the other lies calm outside.',
        'What worries may not be the water: worry is named beside the keys that are being looked for. And one person in the same room worries about nothing.',
        'A question to ask oneself: what was kept in that house, and who has its keys today?',
      ],
    },
    chase: {
      name: 'The chase',
      content:
        'A man I do not know is chasing me through an empty station. I scream and no sound comes out. I am afraid. I hide behind a door and hear his steps stop. He says my name, softly, and hands me my bag: I had left it on the train.',
      tags: ['chase', 'station', 'stranger'],
      reading: [
        'Being chased is one of the themes people tell most. Here fear is named outright, and the man, says the text, is not known. See what the engine is surest of: it is not always what strikes one.',
        'The end turns the scene round. The same man gives a bag back. The engine reads each act on its own words; it does not know that the end throws light on the beginning. A reader does.',
        'Where, awake, have you run from something that may have come to help? The question is worth asking if it says something to you, and only then.',
      ],
    },
  },
};
