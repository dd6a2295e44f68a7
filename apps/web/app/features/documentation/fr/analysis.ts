import { type DocText, list, note, part, terms, text } from '#features/documentation/doc-text.ts';

export const analysis: DocText = {
  title: 'L’analyse',
  summary:
    'Ce que le moteur relève, sur quels mots, avec quelle certitude, et ce qu’il ne sait pas.',
  parts: [
    part(
      'reads',
      'Ce que fait le moteur',
      text(
        'Il lit les mots et leur grammaire, par des règles et des lexiques écrits pour les rêves, d’après les catégories que Hall et Van de Castle ont publiées en 1966 et que les chercheurs emploient encore. Il tourne sur ce serveur. Il ne devine pas ce que le rêve veut dire.',
      ),
      text(
        'Une règle tient toute la page : *aucun constat sans ses mots*. Si rien n’est assez net, il se tait.',
      ),
    ),
    part(
      'lit-words',
      'Les mots éclairés',
      list(
        'Un trait fin : un constat repose sur ces mots.',
        'Un trait et de la lumière : c’est le constat que vous avez touché. Une ligne va du mot au constat.',
        'Des tirets gris : le rêve nomme la chose pour dire qu’elle n’y est pas. « Je n’ai pas peur » ne compte pas pour de la peur.',
      ),
    ),
    part(
      'kinds',
      'Ce qu’il relève',
      terms(
        [
          'Émotions',
          'Joie, confusion, tristesse, appréhension, colère : les cinq classes de Hall et Van de Castle.',
        ],
        [
          'Personnages',
          'Famille, proches, connus, inconnus, animaux, êtres imaginaires. La personne qui rêve n’en est jamais un.',
        ],
        [
          'Ce qui se joue entre eux',
          'Hostilité, bienveillance, sexualité, et qui agit envers qui.',
        ],
        ['Lieux', 'Dedans ou dehors, familier ou non, et quel lieu.'],
        ['Ce qui arrive', 'Malchance, bonne fortune, réussite, échec.'],
        [
          'Symboles',
          'Ce que le rêve nomme d’imagé : l’eau, la porte, le loup. Le constat dit qu’il y est, pas ce qu’il voudrait dire.',
        ],
        [
          'Étrangeté, lucidité, cauchemar',
          'Lus aux mots seuls. Aucun codage humain n’a permis d’en mesurer la justesse, et la page le rappelle.',
        ],
      ),
    ),
    part(
      'certainty',
      'La certitude',
      text(
        '« Le texte mentionne » : au moins 80 % de chances qu’une personne formée au codage note la même chose. « Pourrait évoquer » ou « peut-être », en pointillé : moins que cela. En dessous du seuil de sa catégorie, un constat n’est pas montré.',
      ),
      text(
        'Ces chances ont été réglées sur 1 183 rêves anglais codés par des personnes formées. « Méthode et incertitude », au bas de chaque analyse, dit le reste : la langue reconnue, la longueur, la version du moteur et ce qui manque à cette lecture.',
      ),
      note('Sous 50 mots, certains constats restent fragiles. L’analyse d’un court rêve le dit.'),
    ),
    part(
      'languages',
      'Le français et l’anglais',
      text(
        'Le moteur lit les deux et reconnaît tout seul celle du texte. Aucun codeur extérieur n’a encore validé sa lecture du français ; chaque analyse en français porte cette phrase. Dans une autre langue, il dit qu’il ne la reconnaît pas.',
      ),
    ),
    part(
      'answer',
      'Lui répondre',
      text(
        'Sous un constat : « Cela résonne », « Pas juste » ou « Je ne sais pas ». Votre réponse reste auprès du constat et peut changer. Elle ne modifie pas la lecture des autres rêves.',
      ),
    ),
    part(
      'limits',
      'Ce qu’il ne fait pas',
      list(
        'Il n’entend ni l’ironie, ni ce qui est tu.',
        'Il ne pose aucun diagnostic et ne dit rien de votre santé.',
        'Il ne prédit rien.',
        'Il ne tient pas de dictionnaire où chaque image aurait un sens.',
      ),
    ),
  ],
};
