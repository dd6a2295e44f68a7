import {
  type DocText,
  exercise,
  list,
  note,
  part,
  text,
} from '#features/documentation/doc-text.ts';

export const dreamAnalysis: DocText = {
  title: 'Analyser un rêve',
  summary: 'Un premier rêve, du réveil à une question qui compte, sans dictionnaire ni prophétie.',
  parts: [
    part(
      'need',
      'De quoi avez-vous besoin ?',
      text(
        'D’un rêve, même court, et de quinze minutes sans téléphone qui sonne. Le mieux est un rêve de cette nuit. S’il n’en reste rien, prenez-en un ancien dont une image vous est restée.',
      ),
      text(
        'À la fin, vous n’aurez pas la signification du rêve. Vous aurez quelque chose de plus utile : ce qu’il dit vraiment, ce que vous y mettez, et une question à emporter.',
      ),
    ),
    part(
      'write',
      'Écrire',
      exercise(
        'Le rêve tel quel',
        4,
        'Écrivez le rêve au présent, à la première personne, sans vous relire.',
        'À chaque endroit où vous vous souvenez d’un sentiment, nommez-le en un mot.',
        'Mettez un trait là où le rêve saute d’une scène à une autre.',
        'Ajoutez en dernier ce que vous avez ressenti *au réveil*. Ce n’est pas toujours la même chose.',
      ),
      note(
        '« C’était bizarre » ne dit presque rien. Qu’est-ce qui n’allait pas : la taille, le lieu, la personne, le moment ?',
      ),
    ),
    part(
      'words',
      'Relever ce que disent les mots',
      text(
        'Partagez le rêve en privé et ouvrez sa page. Les constats viennent des mots seuls ; ils servent de second regard, plus lent et sans intention.',
      ),
      exercise(
        'Constat par constat',
        4,
        'Touchez un constat et regardez les mots qui s’éclairent.',
        'Demandez-vous : est-ce bien là ? Répondez « Cela résonne », « Pas juste » ou « Je ne sais pas ».',
        'Repérez un constat qui vous surprend. Vous n’aviez pas remarqué que vous aviez écrit cela.',
        'Repérez ce qui manque. Si vous aviez peur et que rien ne le dit, c’est que le mot n’y est pas : ajoutez-le.',
      ),
    ),
    part(
      'yours',
      'Demander ce que c’est pour vous',
      text(
        'Choisissez une seule chose du rêve : une personne, un lieu, un objet, un geste. Pas la plus étrange, celle qui a le plus de poids.',
      ),
      exercise(
        'Comme à quelqu’un venu d’ailleurs',
        4,
        'Décrivez cette chose à quelqu’un qui n’en aurait jamais vu : ce que c’est, à quoi cela sert, ce que l’on en pense.',
        'Dites comment elle était dans le rêve, et en quoi cela diffère.',
        'Complétez : « Cela me rappelle… ». Prenez la première réponse, puis une deuxième.',
        'Complétez : « Ces jours-ci, j’ai ressenti la même chose quand… ».',
      ),
      text(
        'Si rien ne vient, changez de chose, ou arrêtez-vous. Un rêve qui ne dit rien est le cas le plus courant, et il n’y a rien à forcer.',
      ),
    ),
    part(
      'keep',
      'Garder une question',
      exercise(
        'Une phrase',
        3,
        'Donnez un titre au rêve : trois à cinq mots, pris dans le texte.',
        'Écrivez une question, à la fin du récit complet, que le rêve vous laisse. Pas une réponse.',
        'Mettez deux étiquettes : un lieu et un sentiment. Elles serviront quand vous aurez dix rêves.',
      ),
    ),
    part(
      'honest',
      'Rester honnête avec soi',
      list(
        'Vous êtes seul juge. Une lecture qui ne vous dit rien n’est pas la vôtre, d’où qu’elle vienne.',
        'Une idée née d’un rêve est une idée. Vérifiez-la éveillé avant d’agir, surtout si elle concerne quelqu’un d’autre.',
        'Si le rêve rouvre quelque chose de douloureux, laissez-le, et parlez-en à quelqu’un.',
      ),
      text(
        'Après dix rêves, le guide [Reconnaître ce qui revient](/documentation/guides/pattern-recognition) prend la suite.',
      ),
    ),
  ],
};
