import {
  type DocText,
  exercise,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';

export const patternRecognition: DocText = {
  title: 'Reconnaître ce qui revient',
  summary: 'Lire une série de rêves : choisir une question, compter, et faire la part du hasard.',
  parts: [
    part(
      'why',
      'Pourquoi une série',
      text(
        'Un rêve seul laisse tout supposer. Vingt rêves de la même personne montrent ce qui insiste : des gens, des lieux, des ennuis qui se ressemblent. Ceux qui étudient les longues séries y trouvent surtout une parenté avec la vie éveillée, avec ce qui occupe et ce qui inquiète.',
      ),
      text(
        'Mais l’esprit voit des motifs partout, y compris là où il n’y en a pas. Ce guide apprend les deux gestes à la fois : trouver, et douter de ce qu’on trouve.',
      ),
      list(
        'Il vous faut au moins dix rêves notés, vingt de préférence, tels qu’ils sont venus.',
        'Comptez trente minutes. Les deux premiers exercices peuvent se faire des jours différents.',
      ),
    ),
    part(
      'gather',
      'Réunir sans trier',
      exercise(
        'Dix rêves, une même façon de noter',
        8,
        'Prenez vos dix derniers rêves dans l’ordre, les ennuyeux compris. Choisir les plus frappants fausserait tout.',
        'Donnez à chacun trois étiquettes, toujours les mêmes sortes : un lieu, un sentiment, une situation (`en retard`, `examen`, `retrouvailles`).',
        'Employez toujours le même mot pour la même chose. `maison` et `appartement` sont-ils un motif ou deux ? Décidez une fois.',
        'Si vous avez noté l’humeur et la qualité du sommeil, vérifiez qu’elles le sont partout ou nulle part.',
      ),
      note(
        'La meilleure étiquette est un mot que vous auriez mis sans savoir ce que vous cherchez.',
      ),
    ),
    part(
      'ask',
      'Poser une seule question, d’avance',
      text(
        'C’est le point qui change tout. Une question posée avant de regarder peut recevoir un non. Une question trouvée en regardant reçoit toujours un oui.',
      ),
      exercise(
        'Écrire la question',
        4,
        'Formulez-la de façon qu’un autre puisse compter à votre place : « Dans combien de mes rêves suis-je en retard ? »',
        'Écrivez ce que vous attendez : « Je pense en trouver quatre sur dix. »',
        'Dites ce qui compterait pour un oui et ce qui n’en serait pas un. Attendre quelqu’un en retard, est-ce être en retard ?',
      ),
    ),
    part(
      'count',
      'Compter',
      exercise(
        'Trois colonnes',
        8,
        'Faites trois colonnes : la date, oui ou non, les mots exacts du rêve.',
        'Passez les dix rêves. Sans mots exacts, c’est non.',
        'Cherchez le mot dans [Explorer les rêves](/dashboard) pour retrouver ceux que vous auriez sautés.',
        'Comptez les oui. Comparez avec ce que vous attendiez.',
      ),
      text(
        'L’écart avec votre attente est déjà un résultat. On surestime presque toujours les rêves qui marquent.',
      ),
    ),
    part(
      'doubt',
      'Faire la part du hasard',
      text(
        'Quatre rêves de retard sur dix : est-ce beaucoup ? Cela dépend de trois choses que l’on oublie facilement.',
      ),
      steps(
        '*La longueur.* Un long récit nomme plus de choses. Si vos rêves de retard sont vos récits les plus longs, le motif est peut-être dans votre façon d’écrire.',
        '*La fréquence ordinaire.* Presque tout le monde rêve de courir, de chercher, d’être en retard. Un motif courant n’est pas un message personnel.',
        '*Le nombre de questions.* Si vous avez regardé vingt motifs, il serait étonnant qu’aucun ne sorte du lot.',
      ),
      exercise(
        'Le mot témoin',
        6,
        'Choisissez un mot sans intérêt pour vous : `table`, `rue`, `bleu`. Comptez-le de la même façon.',
        'S’il revient aussi souvent que votre motif, restez prudent.',
        'Tirez à pile ou face dix fois en notant la suite. Regardez : il y a des séries de trois ou quatre. Le hasard en fait.',
        'Partagez vos rêves en deux moitiés, les cinq premiers et les cinq derniers. Le motif est-il dans les deux ?',
      ),
    ),
    part(
      'link',
      'Rapprocher de la veille',
      exercise(
        'Deux lignes par nuit',
        4,
        'Pour chaque oui, notez une ligne sur la veille : où étiez-vous, qu’est-ce qui vous occupait ?',
        'Faites de même pour deux nuits où le motif n’est pas. C’est l’étape que l’on saute, et la seule qui permette de comparer.',
        'Si la même préoccupation apparaît des deux côtés, elle n’explique pas la différence.',
      ),
    ),
    part(
      'further',
      'Aller plus loin',
      list(
        'Recommencez avec dix nouveaux rêves et la *même* question. Un motif qui tient sur des rêves nouveaux vaut mieux que cent calculs sur les anciens.',
        'Qui programme peut demander `GET /api/patterns` : le moteur pose des centaines de questions à la fois et corrige pour leur nombre. Voyez [Ce qui revient](/documentation/features/patterns).',
      ),
      note(
        'Un cauchemar qui revient et vous épuise n’est pas un motif à étudier. Des traitements existent ; un médecin peut vous orienter.',
      ),
    ),
  ],
};
