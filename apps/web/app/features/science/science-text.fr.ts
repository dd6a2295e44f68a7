/** Every word of the page of the evaluation, in French. Figures come from docs/science.md alone. */
export const scienceFr = {
  title: 'Ce que l’analyse sait faire',
  lead: 'Comment Reverie est évalué, avec quels résultats, et ce que personne ne devrait en conclure.',
  protocolTitle: 'Le protocole',
  protocol: [
    'Des codeurs formés ont lu des récits de rêves selon le système de Hall et Van de Castle (1966) : qui est là, qui fait quoi à qui, ce qui arrive, ce que l’on ressent, où cela se passe. Le moteur reçoit les mêmes récits, un par un, et répond aux mêmes questions par oui ou par non.',
    'Les récits viennent de DreamBank (G. W. Domhoff et A. Schneider, 2008). Ils appartiennent à ceux qui les ont confiés ; aucun de leurs textes ne se trouve dans Reverie.',
    'Chaque chiffre a son effectif et un intervalle à 95 %, tiré de mille rééchantillonnages. Les rêves d’une même personne se ressemblent : l’intervalle est donc plus étroit qu’il ne le serait pour un dormeur nouveau.',
  ],
  scoresTitle: 'Les scores',
  scoresNote:
    'F1 et exactitude équilibrée sont sur 100. Le κ de Cohen va de 0, l’accord du hasard, à 1. Les lignes faibles sont là aussi.',
  columns: { line: 'Ce qui est lu', n: 'Rêves', score: 'Score', interval: 'Intervalle à 95 %' },
  lines: {
    'emotions, micro F1 | A': 'Émotions, chez qui que ce soit (F1)',
    'felt by the dreamer, micro F1 | A': 'Émotions du rêveur (F1)',
    'valence, balanced accuracy | one side coded': 'Ton agréable ou pénible (exactitude)',
    'animal, κ | all dreams': 'Animaux (κ)',
    'indoor, κ | norms-f': 'Lieux fermés (κ)',
    'aggression, κ | all dreams': 'Agressions (κ)',
    'friendliness, κ | all dreams': 'Gestes amicaux (κ)',
    'misfortune, κ | all dreams': 'Malheurs (κ)',
    'success, κ | all dreams': 'Réussites (κ)',
    'family, κ | all dreams': 'Famille, chaque rêve lu seul (κ)',
    'good fortune, κ | all dreams': 'Bonnes fortunes (κ)',
    'failure, κ | all dreams': 'Échecs (κ)',
  },
  limitsTitle: 'Ce qu’on ne peut pas en dire',
  limits: [
    'Ce sont des chiffres de mise au point : les mots, les règles et les constantes ont été choisis sur ces mêmes rêves. Seul un ensemble gardé à part dirait ce que le moteur vaut pour quelqu’un qu’il n’a jamais lu.',
    'Le français n’est validé par personne d’extérieur. Nous avons écrit et codé nous-mêmes 76 récits français et 76 récits anglais ; ils disent si les deux langues sont lues pareillement, et rien de plus.',
    'Aucun chiffre ne dit ce qu’un rêve signifie, ni quoi que ce soit de la santé de qui l’a fait.',
    'Les dormeurs étudiés parlaient anglais et vivaient pour la plupart aux États-Unis, parfois il y a soixante ans.',
  ],
  wholeTitle: 'Tout le reste',
  whole:
    'Le document complet donne toutes les tables, ce qui a été essayé et ce que chaque idée a apporté ou coûté. Il est en anglais.',
  wholeLink: 'Lire le document complet',
};

export type ScienceText = typeof scienceFr;
