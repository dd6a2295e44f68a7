import type { LegalText } from '#features/legal/legal-text.ts';

export const privacyFr: LegalText = {
  title: 'Confidentialité',
  lead: "Un rêve en dit long sur qui le fait, et souvent sur d'autres. Voici ce que Reverie garde, où, et qui peut le lire.",
  sections: [
    {
      heading: 'Ce qui est gardé',
      paragraphs: [
        "De votre compte : votre email, votre nom d'utilisateur, votre prénom et votre nom, vos préférences, la date à laquelle vous avez accepté les conditions et confirmé votre âge, et si vous souhaitez recevoir la lettre. Votre mot de passe n'est pas gardé, seulement une empreinte (Argon2id) qui permet de le vérifier.",
        "De vos rêves : ce que vous en écrivez, leur analyse, leurs peintures, les « j'aime » et les vues. Une vue est comptée une fois par lecteur et par jour ; celle d'un visiteur sans compte l'est par une empreinte qui change chaque jour, et non par son adresse.",
        "Après des essais de connexion manqués, une empreinte de l'adresse d'où ils viennent et de l'email essayé est gardée le temps de les ralentir.",
        "De ce que vous nous écrivez par le formulaire de contact : le message, votre nom et votre email, chiffrés, un an au plus. Une empreinte de l'adresse d'où il vient est gardée quelques minutes, contre les envois en série.",
      ],
    },
    {
      heading: 'Où',
      paragraphs: [
        "Tout est gardé sur le serveur qui vous montre cette page. L'analyse et la peinture y sont faites aussi. Aucun tiers ne reçoit quoi que ce soit de vous, à une exception près, qui dépend de vous : si ce serveur propose de s'aider d'un modèle extérieur, votre profil dit lequel et ce qui lui serait envoyé, et rien ne part avant que vous ne l'ayez accepté là.",
        "Le récit complet est chiffré avant d'être écrit (AES-256-GCM). Le texte partagé, le titre et les étiquettes ne le sont pas, pour que la recherche puisse les trouver.",
        "Pour reconnaître vos proches à leur prénom, la lecture d'un récit complet ou d'un rêve privé s'aide de ce que vos autres rêves disent d'eux. Celle d'un rêve partagé ne s'en aide jamais.",
      ],
    },
    {
      heading: 'Qui peut lire',
      paragraphs: ["Vous en décidez rêve par rêve, et pouvez changer d'avis."],
      entries: [
        ['Privé', "Vous seul. Pour tous les autres, c'est comme si le rêve n'existait pas."],
        [
          'Public',
          "Tout le monde, signé de votre nom d'utilisateur. S'il porte un avertissement, seulement les personnes connectées.",
        ],
        [
          'Récit complet',
          'Vous seul, même quand le rêve est public. Ce que les autres voient, analyse et peinture comprises, est fait du seul texte partagé.',
        ],
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        "Aucun ne sert à vous suivre : il n'y a ni mesure d'audience, ni publicité, ni contenu venu d'ailleurs.",
      ],
      entries: [
        ['session', 'Vous garde connecté : 24 heures, ou 30 jours si vous le demandez.'],
        ['theme, mode', 'La couleur et le mode sombre ou clair, un an.'],
        ['language', 'La langue choisie, un an.'],
        ['timezone', 'Votre fuseau horaire, pour écrire les heures à la vôtre, un an.'],
      ],
    },
    {
      heading: 'Sur cet appareil',
      paragraphs: [
        "Votre navigateur garde aussi le jeton de la session, le brouillon du rêve que vous écrivez et votre dernier choix de partage. Publier ou effacer le brouillon l'enlève ; se déconnecter enlève le jeton.",
      ],
    },
    {
      heading: 'Supprimer',
      paragraphs: [
        "Un rêve supprimé disparaît aussitôt pour tous et reste 30 jours dans la corbeille, le temps de changer d'avis. Il est ensuite effacé, avec son analyse et ses peintures.",
      ],
    },
    {
      heading: 'Âge',
      paragraphs: ['Reverie est fait pour les personnes de 16 ans et plus.'],
    },
  ],
};
