import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const recording: DocText = {
  title: 'Raconter un rêve',
  summary: 'Écrire au réveil, ce qui se garde, jusqu’à quelle longueur, et où va le brouillon.',
  parts: [
    part(
      'when',
      'Quand écrire',
      text(
        'Tout de suite. Un rêve s’efface en quelques minutes, et d’autant plus vite qu’on bouge ou qu’on pense à sa journée. Restez d’abord immobile et repassez-le à rebours, de la fin vers le début ; écrivez ensuite.',
      ),
    ),
    part(
      'write',
      'Quoi écrire',
      list(
        'Ce qui s’est passé, dans l’ordre où cela revient. L’ordre exact importe moins que les détails.',
        'Ce que vous avez ressenti, nommé simplement : « j’ai peur », « je suis soulagé ».',
        'Qui était là, et où. « Ma cuisine, mais plus grande » vaut mieux que « une pièce ».',
        'Ce qui n’allait pas avec le monde éveillé. C’est souvent le plus précieux.',
      ),
      text('N’arrangez rien pour que cela fasse une histoire. Un fragment est un rêve.'),
    ),
    part(
      'limits',
      'Les longueurs',
      terms(
        [
          'Votre rêve',
          '500 caractères, comptés comme on compte les lettres : un emoji en vaut un. Le compteur prévient.',
        ],
        [
          'Récit complet',
          '20 000 caractères. Il se trouve sous « Ajouter des précisions ». Vous seul le lisez, et votre analyse le lit à la place du texte court.',
        ],
        ['Titre', '120 caractères.'],
        ['Étiquettes', '12, de 30 caractères chacune, séparées par une virgule.'],
      ),
    ),
    part(
      'draft',
      'Le brouillon',
      text(
        'Ce que vous écrivez est gardé sur cet appareil à mesure. Si la page se ferme, rouvrez-la : le brouillon revient avec son heure. Publier l’enlève ; « L’effacer » aussi.',
      ),
    ),
    part(
      'details',
      'Les précisions',
      text(
        'Toutes facultatives. L’humeur va de très pénible à très agréable, la lucidité de 0 (aucune) à 10 (pleine), la netteté de flou à vif. Le lieu est celui que vous tapez : Reverie ne demande jamais votre position.',
      ),
    ),
    part(
      'voice',
      'À voix haute',
      text(
        'Reverie n’enregistre pas encore la voix. La dictée du téléphone ou de l’ordinateur écrit dans le champ comme un clavier : au réveil, c’est souvent le plus rapide.',
      ),
      note(
        'Selon l’appareil, la dictée envoie votre voix à son fabricant. Ses réglages permettent souvent de la garder sur place.',
      ),
    ),
  ],
};
