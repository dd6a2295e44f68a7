import type { LegalText } from '#features/legal/text.ts';

export const termsFr: LegalText = {
  title: "Conditions d'utilisation",
  lead: 'Ce que vous pouvez attendre de Reverie, et ce que Reverie attend de vous. Version 1, du 22 novembre 2026.',
  sections: [
    {
      heading: 'Le service',
      paragraphs: [
        'Reverie garde les rêves que vous racontez, en relève des éléments en citant vos mots, en fait une peinture, et les montre à qui vous voulez. Le compte est gratuit.',
      ],
    },
    {
      heading: 'Votre compte',
      paragraphs: [
        "Vous avez 16 ans ou plus. Votre mot de passe ne sert qu'à vous ; après plusieurs essais manqués, il faut attendre avant le suivant. Vous fermez le compte quand vous voulez, dans vos réglages : 30 jours pour changer d'avis, puis tout ce qui est à vous est effacé.",
      ],
    },
    {
      heading: 'Vos rêves',
      paragraphs: [
        'Ce que vous écrivez reste à vous. En rendant un rêve public, vous permettez à Reverie de le montrer, avec son analyse et sa peinture, aux personnes qui visitent le site. Vous pouvez le modifier, le rendre privé ou le supprimer quand vous voulez.',
        'Un rêve supprimé reste 30 jours dans la corbeille, puis il est effacé.',
      ],
    },
    {
      heading: 'Les autres',
      paragraphs: [
        'Un rêve parle souvent de personnes réelles. Avant de le rendre public, ôtez ce qui permettrait de les reconnaître, ou gardez-le privé.',
        "Signalez par un avertissement la violence, la sexualité, la mort, l'automutilation ou une phobie : le rêve ne sera montré qu'aux personnes connectées, et sa peinture attendra votre accord. Les contenus sexuels impliquant des mineurs sont interdits.",
      ],
    },
    {
      heading: "Ce que l'analyse n'est pas",
      paragraphs: [
        "L'analyse est automatique. Elle relève des mots et dit avec quelle certitude ; elle se trompe parfois. Elle n'est ni un diagnostic, ni un avis médical, ni une prédiction. Personne d'autre que vous ne décide de ce qu'un rêve veut dire.",
      ],
    },
    {
      heading: 'La lettre',
      paragraphs: [
        "Elle n'est envoyée qu'aux adresses confirmées, au rythme choisi, et chaque lettre permet de l'arrêter. L'abonnement est gratuit et ne demande pas de compte.",
      ],
      link: ['/newsletter', 'Ce que contient la lettre'],
    },
    {
      heading: 'Quand ces conditions changent',
      paragraphs: [
        "Elles portent un numéro de version, gardé avec votre accord. Une version nouvelle vous est montrée une fois, avec ce qui change. Si vous ne l'acceptez pas, rien ne se ferme : vos rêves restent à vous, vous pouvez les emporter et partir.",
      ],
    },
    {
      heading: 'Sans garantie',
      paragraphs: [
        "Le service peut s'arrêter ou avoir des défauts. Gardez ailleurs une copie de ce que vous ne voulez pas perdre.",
      ],
    },
  ],
};
