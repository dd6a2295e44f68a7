import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const dreamJournal: DocText = {
  title: 'Le carnet de rêves',
  summary: 'Où vivent vos rêves, comment les retrouver, les changer, les repeindre ou les retirer.',
  parts: [
    part(
      'what',
      'Ce qu’un rêve contient',
      text('Un rêve est d’abord un texte. Le reste est facultatif et peut venir plus tard.'),
      terms(
        [
          'Votre rêve',
          'Le texte partagé : 500 caractères au plus. C’est lui que lisent ceux à qui vous l’ouvrez.',
        ],
        [
          'Récit complet',
          'Jusqu’à 20 000 caractères, chiffrés, pour vous seul, même quand le rêve est public.',
        ],
        ['Étiquettes', 'Douze au plus, de 30 caractères.'],
        [
          'Réveil',
          'Le jour et l’heure où vous vous êtes réveillé. La page y ajoute la nuit et la lune de cette nuit-là.',
        ],
        [
          'Précisions',
          'Titre, catégorie, genre du rêve, humeur, lucidité, netteté, qualité du sommeil, souvenir, lieu.',
        ],
      ),
    ),
    part(
      'find',
      'Retrouver un rêve',
      text(
        '[Explorer les rêves](/dashboard) montre les vôtres parmi ceux que vous pouvez lire ; vos rêves privés n’y paraissent que pour vous. La recherche connaît le texte partagé, le titre et les étiquettes. Elle ne tient compte ni des accents, ni des terminaisons : « voler » trouve « je volais ». Sur la page d’un rêve, une étiquette mène à tous les rêves publics qui la portent.',
      ),
      note(
        'Le récit complet est chiffré : la recherche ne le lit pas. Un mot que vous voulez retrouver gagne à devenir une étiquette.',
      ),
    ),
    part(
      'page',
      'La page d’un rêve',
      list(
        'La peinture, avec une description pour qui ne la voit pas.',
        'Le texte, une phrase par ligne. Dans sa marge, la ligne d’affect : vers la gauche les mots pénibles, vers la droite les mots agréables.',
        'Les constats, chacun avec ses mots.',
        'Une ou plusieurs questions, posées par les mots mêmes du rêve.',
      ),
    ),
    part(
      'painting',
      'La peinture et l’atelier',
      text(
        'Chaque rêve est peint sur ce serveur, à partir de ce que l’analyse a trouvé. Un cauchemar, ou un rêve qui porte un avertissement, attend votre accord.',
      ),
      text(
        'L’atelier, sur la page du rêve, repeint les mêmes mots autrement : à l’huile, à l’aquarelle, à l’encre, au pastel ou en vitrail de nuit ; dans les couleurs du rêve ou d’autres ; avec une autre composition ou la même. Les douze peintures les plus récentes sont gardées. Vous choisissez celle qui est montrée, vous pouvez la télécharger ou la supprimer.',
      ),
    ),
    part(
      'change',
      'Modifier',
      text(
        'Par « Modifier », tout peut changer. Si le texte change, l’analyse est refaite, puis la peinture. Changer qui peut lire prend effet aussitôt.',
      ),
    ),
    part(
      'remove',
      'Retirer',
      text(
        'Par « Retirer », le rêve disparaît aussitôt pour tous, et le message qui s’affiche permet d’annuler. Il reste trente jours dans la corbeille, puis il est effacé avec son analyse et ses peintures. Si vous le voulez de retour et que le message a disparu, [écrivez-nous](/contact?type=support#message) avant ces trente jours.',
      ),
    ),
    part(
      'figures',
      'Vos chiffres',
      text(
        'Votre [profil](/profile) compte les rêves que vous avez partagés, les « j’aime » reçus et les lectures. Une lecture est comptée une fois par personne et par jour ; les vôtres ne comptent pas, celles des robots non plus.',
      ),
    ),
  ],
};
