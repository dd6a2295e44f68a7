import type { LegalText } from '#features/legal/legal-text.ts';

export const termsFr: LegalText = {
  title: "Conditions d'utilisation",
  lead: 'Ce que vous pouvez attendre de Reverie, et ce que Reverie attend de vous.',
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
        "Vous avez 16 ans ou plus. Votre mot de passe ne sert qu'à vous ; après plusieurs essais manqués, il faut attendre avant le suivant. Vous pouvez demander à tout moment que le compte soit fermé et effacé.",
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
      heading: 'Sans garantie',
      paragraphs: [
        "Le service peut s'arrêter ou avoir des défauts. Gardez ailleurs une copie de ce que vous ne voulez pas perdre.",
      ],
    },
  ],
};
