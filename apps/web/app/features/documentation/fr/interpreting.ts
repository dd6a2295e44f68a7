import {
  type DocText,
  examples,
  list,
  note,
  part,
  steps,
  text,
} from '#features/documentation/doc-text.ts';

export const interpreting: DocText = {
  title: 'Lire ses constats',
  summary:
    'Passer de ce que disent les mots à ce que vous en pensez. Avec trois rêves analysés sous vos yeux.',
  parts: [
    part(
      'order',
      'Un ordre qui marche',
      steps(
        'Relisez le rêve sans l’analyse. Notez le moment le plus fort.',
        'Regardez les constats un à un. Pour chacun : les mots disent-ils bien cela ? Répondez.',
        'Cherchez ce qui manque. Ce que vous avez ressenti et pas écrit, l’analyse ne peut pas le voir.',
        'Prenez les questions au bas du texte. Répondez par écrit à une seule.',
        'Arrêtez-vous là. Un rêve n’a pas à être résolu.',
      ),
    ),
    part(
      'traps',
      'Trois pièges',
      list(
        '*Le dictionnaire.* L’eau ne « veut » pas dire l’émotion. Demandez plutôt ce que l’eau est pour vous, et ce qu’elle faisait là.',
        '*La prophétie.* On se souvient des rêves qui tombent juste et on oublie les autres.',
        '*La trop bonne histoire.* Une explication qui rend tout cohérent plaît, qu’elle soit vraie ou non.',
      ),
      text(
        'Une piste solide, en revanche : les rêves parlent le plus souvent de ce qui nous occupe éveillés, des gens et des soucis du moment. C’est ce que les chercheurs appellent la continuité. Demandez-vous où, ces jours-ci, vous avez ressenti la même chose.',
      ),
    ),
    part(
      'examples',
      'Trois rêves, lus par le vrai moteur',
      text(
        'Ces trois rêves ont été écrits pour cette page. Leur analyse n’est pas une illustration : le moteur de ce serveur les a lus, comme il lirait le vôtre, avec ses « peut-être » et ses silences.',
      ),
      examples,
      note(
        'Aucune de ces lectures ne dit ce que le rêve signifie. C’est à qui l’a rêvé d’en décider.',
      ),
    ),
  ],
};
