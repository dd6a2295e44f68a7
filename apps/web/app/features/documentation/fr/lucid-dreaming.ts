import {
  type DocText,
  exercise,
  list,
  note,
  part,
  steps,
  terms,
  text,
} from '#features/documentation/doc-text.ts';

export const lucidDreaming: DocText = {
  title: 'Rêver en le sachant',
  summary:
    'Le rêve lucide, pas à pas : se souvenir, repérer ses signes, tester, la méthode MILD, et quand s’abstenir.',
  parts: [
    part(
      'what',
      'De quoi s’agit-il ?',
      text(
        'Un rêve est lucide quand on sait, pendant qu’on rêve, que l’on rêve. Rien de plus : on peut être lucide sans rien diriger, et diriger un rêve sans l’être. Le phénomène est établi depuis la fin des années 1970, quand des dormeurs ont signalé leur lucidité par des mouvements des yeux convenus d’avance, en plein sommeil paradoxal (Hearne, puis LaBerge).',
      ),
      text(
        'Environ une personne sur deux dit en avoir fait un au moins une fois. Cela s’apprend, lentement, et pas à tout le monde. Ce guide vous donne l’essentiel en quarante-cinq minutes de lecture et d’exercices ; le reste se joue la nuit, sur quelques semaines.',
      ),
    ),
    part(
      'care',
      'Quand s’abstenir',
      text('À lire avant de commencer.'),
      list(
        'Vous dormez mal ou pas assez. La méthode principale coûte du sommeil ; le vôtre passe d’abord.',
        'Vous avez connu une psychose, des épisodes dissociatifs, ou du mal à distinguer le rêve de la veille. Parlez-en d’abord à qui vous soigne.',
        'Vous prenez un traitement qui agit sur le sommeil : même conseil.',
        'Vous traversez un moment difficile. Cela attendra.',
      ),
      text(
        'Il arrive, en apprenant, de se réveiller incapable de bouger quelques instants, parfois avec l’impression d’une présence. C’est une paralysie du sommeil : effrayante, brève et sans danger. Respirez, remuez un orteil, elle passe. Si elle revient souvent, cessez les réveils nocturnes.',
      ),
    ),
    part(
      'recall',
      'Premier exercice : se souvenir',
      text(
        'Un rêve lucide oublié n’a pas eu lieu pour vous. Tant que vous ne retenez pas un rêve presque chaque matin, c’est le seul exercice à faire.',
      ),
      exercise(
        'Préparer le souvenir',
        8,
        'Posez de quoi écrire à portée de main, la page déjà ouverte. Un téléphone convient si sa lumière est faible.',
        'Écrivez ce soir, à la main, cette phrase : « Quand je me réveille, je reste immobile et je demande : que se passait-il ? » La formuler soi-même aide plus que la lire.',
        'Fermez les yeux et jouez la scène : vous vous réveillez, vous ne bougez pas, un morceau revient, vous en tirez un autre. Recommencez trois fois.',
        'Prenez maintenant un rêve ancien. Écrivez-le à rebours, de sa dernière image à la première. C’est le geste du matin.',
      ),
      note(
        'Sept jours de suite avant de passer à la suite. Notez aussi « rien » les matins sans rêve : vous verrez que cela change.',
      ),
    ),
    part(
      'signs',
      'Deuxième exercice : vos signes',
      text(
        'On devient lucide le plus souvent en remarquant que quelque chose cloche. Or chacun a ses anomalies habituelles. Les connaître d’avance, c’est apprendre à quoi prendre garde.',
      ),
      exercise(
        'Lire vos dix derniers rêves',
        10,
        'Ouvrez-les un par un. Lisez la rubrique « Étrangeté » de l’analyse, puis relisez le texte sans elle : elle en manque.',
        'Rangez chaque anomalie dans l’une des quatre familles ci-dessous.',
        'Gardez les trois qui reviennent le plus. Ce sont vos signes. Donnez-leur une étiquette, par exemple `signe : ascenseur`.',
        'Pour chacun, écrivez : « La prochaine fois que je vois…, je me demande si je rêve. »',
      ),
      terms(
        [
          'Dedans',
          'Une pensée, un sentiment ou une sensation hors de proportion : une peur sans cause, un corps trop lourd.',
        ],
        [
          'Gestes',
          'Vous ou un autre faites ce qui ne se peut pas : voler, respirer sous l’eau, traverser une vitre.',
        ],
        [
          'Formes',
          'Une chose, un lieu, une personne n’a pas sa forme : une pièce de trop, un visage changé.',
        ],
        [
          'Situations',
          'Tout est normal, sauf que vous n’avez rien à faire là : l’école à quarante ans, quelqu’un qui est mort.',
        ],
      ),
    ),
    part(
      'tests',
      'Troisième exercice : tester la réalité',
      text(
        'Un test est un geste dont le résultat diffère en rêve. Il ne vaut que par le doute qui l’accompagne : fait machinalement, il se fera machinalement en rêve, et ne montrera rien.',
      ),
      terms(
        [
          'Relire',
          'Lisez une ligne, détournez les yeux, relisez. En rêve, les mots changent souvent.',
        ],
        ['Respirer', 'Pincez-vous le nez et essayez d’inspirer. Si l’air passe, vous rêvez.'],
        [
          'Remonter',
          'Demandez-vous comment vous êtes arrivé là. En rêve, il n’y a souvent pas d’avant.',
        ],
      ),
      exercise(
        'Un vrai doute',
        5,
        'Faites maintenant les trois tests, l’un après l’autre, lentement.',
        'Avant chacun, trouvez une raison sérieuse de penser que vous pourriez rêver en ce moment. Insistez jusqu’à hésiter un peu.',
        'Imaginez que le test réussit. Que voyez-vous autour de vous ? Restez-y dix secondes.',
        'Choisissez trois moments de votre journée où refaire cela, de préférence ceux qui ressemblent à vos signes : un escalier, un miroir, une gare.',
      ),
      note('Cinq fois par jour avec doute valent mieux que cinquante sans. Jamais au volant.'),
    ),
    part(
      'mild',
      'Quatrième exercice : la méthode MILD',
      text(
        'Décrite par Stephen LaBerge en 1980, c’est la mieux étudiée. Elle s’appuie sur une faculté que vous avez déjà : se rappeler, le moment venu, une chose que l’on s’est promise. Elle marche surtout après quelques heures de sommeil, quand les rêves sont longs.',
      ),
      text(
        'Dans une étude australienne (Aspy et ses collègues, 2017), les personnes qui joignaient tests de réalité, réveil bref et MILD ont eu, pendant une semaine, un rêve lucide environ une nuit sur six. C’est beaucoup ; ce n’est pas toutes les nuits.',
      ),
      steps(
        'Mettez un réveil environ cinq heures après le coucher, une ou deux nuits par semaine, quand vous pouvez vous lever tard.',
        'Au réveil, retrouvez un rêve. N’importe lequel, même un fragment.',
        'Restez éveillé cinq à dix minutes, lumière basse. Écrivez le rêve.',
        'Recouchez-vous et répétez, en le pensant vraiment : « La prochaine fois que je rêve, je me souviens que je rêve. »',
        'Revoyez le rêve que vous venez de quitter. Arrivé à un de vos signes, remarquez-le, cette fois, et devenez lucide. Imaginez la suite.',
        'Alternez la phrase et la scène jusqu’à ce que l’intention soit la dernière chose que vous ayez en tête. Dormez.',
      ),
      exercise(
        'La répétition de jour',
        8,
        'Prenez votre rêve le plus récent et un de vos trois signes.',
        'Installez-vous, yeux fermés. Dites la phrase cinq fois, lentement, sans la réciter.',
        'Rejouez le rêve jusqu’au signe. Arrêtez-le là : « C’est un rêve. » Faites le test qui vous convient.',
        'Continuez trente secondes en le sachant. Puis recommencez toute la scène deux fois.',
        'Décidez du matin où vous essayerez pour de bon, et réglez le réveil tout de suite.',
      ),
    ),
    part(
      'inside',
      'Cinquième exercice : rester dans le rêve',
      text(
        'Le premier rêve lucide dure souvent quelques secondes. La joie réveille. Il faut avoir décidé d’avance quoi faire.',
      ),
      steps(
        'Rien de grand. Ralentissez, respirez.',
        'Frottez-vous les mains ou touchez un mur : occuper les sens du rêve le retient.',
        'Regardez une chose, puis une autre. Ne fixez rien longtemps.',
        'Redites-vous que vous rêvez, toutes les quelques secondes : on l’oublie très vite.',
        'Si tout pâlit, laissez-vous tourner sur place, ou tomber en arrière, en attendant une autre scène.',
      ),
      exercise(
        'Une seule intention',
        6,
        'Choisissez une chose simple à faire la première fois : regarder le ciel, toucher l’eau, poser une question à quelqu’un du rêve.',
        'Écrivez-la en une ligne. Une seule : deux ne tiendront pas.',
        'Jouez les cinq étapes ci-dessus, les yeux fermés, en frottant vraiment vos mains.',
        'Terminez en vous imaginant réveillé, immobile, en train de tout noter.',
      ),
    ),
    part(
      'nightmares',
      'Et les cauchemars ?',
      text(
        'Savoir que l’on rêve ne fait pas disparaître la peur, mais laisse le choix de rester, de partir ou de se retourner. Pour des cauchemars fréquents, une méthode plus simple et mieux établie se pratique de jour : récrire le rêve avec une autre fin et la répéter, éveillé (la répétition par imagerie). Un psychologue peut l’accompagner. Commencez par là.',
      ),
    ),
    part(
      'plan',
      'Quatre semaines',
      terms(
        ['Semaine 1', 'Le souvenir, chaque matin. Aucun réveil nocturne.'],
        ['Semaine 2', 'Vos signes, et cinq tests par jour avec un vrai doute.'],
        ['Semaine 3', 'MILD, une ou deux nuits, la répétition de jour les autres.'],
        ['Semaine 4', 'La même chose, avec votre intention. Puis une semaine sans rien.'],
      ),
      text(
        'Dans Reverie, notez chaque fois la lucidité de 0 à 10 : 1 pour un doute passager, 5 pour une lucidité qui s’efface, 10 quand vous saviez tout le long. Cochez « Lucide » parmi les genres. L’analyse signale aussi les mots qui disent que l’on rêve, mais votre note fait foi : vous étiez là.',
      ),
      exercise(
        'Votre premier soir',
        8,
        'Relisez « Quand s’abstenir » et décidez franchement si c’est le moment.',
        'Écrivez votre date de début et votre date de fin.',
        'Préparez le carnet, la phrase et le lit. Réglez l’heure du lever, pas de réveil nocturne cette semaine.',
        'Racontez dans Reverie, en privé, le dernier rêve dont vous vous souvenez. Ce sera le point de départ.',
      ),
    ),
  ],
};
