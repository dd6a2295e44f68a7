import type { LegalText } from '#features/legal/text.ts';

/** `controller` is who answers for what is kept, or null where nobody is named. */
export const privacyFr = (controller: string | null): LegalText => ({
  title: 'Confidentialité',
  lead: "Un rêve en dit long sur qui le fait, et souvent sur d'autres. Voici ce que Reverie garde, où, et qui peut le lire.",
  sections: [
    {
      heading: 'Qui en répond',
      paragraphs: [
        controller
          ? `Responsable du traitement : ${controller}.`
          : "La personne qui tient ce serveur en est responsable. Elle n'a pas indiqué son nom ici : ne lui confiez rien avant de savoir qui elle est.",
        "Vos rêves, vos peintures et votre compte sont traités pour vous rendre le service que vous demandez. Ils peuvent parler de santé, de sexualité ou de croyances : vous décidez de ce que vous écrivez, et de qui le lit. Un modèle extérieur et la lettre ne se font qu'avec votre accord, qui se retire comme il se donne.",
      ],
      link: ['/contact?type=support#message', 'Lui écrire'],
    },
    {
      heading: 'Ce qui est gardé',
      paragraphs: [
        "De votre compte : votre email, votre nom d'utilisateur, votre prénom et votre nom, vos préférences ; si vous les donnez, un nom affiché et une image. L'image est refaite en petits carrés, et tout ce que son fichier disait d'autre, le lieu compris, n'est pas gardé. Une page à votre nom n'existe que si vous avez dit oui. Votre mot de passe n'est pas gardé, seulement une empreinte (Argon2id) qui permet de le vérifier.",
        'De vos réponses : ce que vous avez accepté ou refusé (les conditions, votre âge, ce que vos rêves peuvent dire de sensible, chaque accord), dans les mots que vous avez lus, avec leur version, leur langue et la date. Vos réglages en donnent le reçu.',
        "De vos sessions : quand elles ont été ouvertes et vues pour la dernière fois, et le nom que l'appareil se donne, comme « Firefox, Linux » ; jamais d'où. Un lien pour choisir un nouveau mot de passe est gardé une demi-heure au plus, en empreinte.",
        "De ce qui garde votre compte : pour une clé d'accès, son nom, ses dates et la moitié qui la vérifie, jamais celle qui signe, ni un doigt ni un visage ; pour une application de codes, son secret, chiffré ; des codes de secours, leurs empreintes.",
        "D'un compte lié (Google, par exemple) : son numéro là-bas et l'adresse ou le nom qu'il donne. Ce service apprend que vous entrez ici et quand, et rien de vos rêves.",
        "De ce qui arrive à votre compte : un journal de treize mois, scellé pour vous, où l'adresse du réseau est raccourcie.",
        'De vous parmi les autres : vos commentaires et qui ils appellent, qui vous suivez et qui vous tenez à distance. Ces deux listes ne sont montrées qu’à vous. Vos liens, ce qui fut proposé et ce que vous avez refusé : chacune des deux personnes ne voit que les siens, et un refus n’est montré à personne. Si vous acceptez les rencontres, ce qui vous est proposé et votre réponse, quatorze jours. Vos communautés et le nom d’oiseau que vous y portez : personne d’autre n’apprend de qui il est.',
        "De vos rêves : ce que vous en écrivez, leur analyse, leurs peintures, les « j'aime », les vues et les partages. Une vue ou un partage est compté une fois par lecteur et par jour ; ceux d'un visiteur sans compte le sont par une empreinte qui change chaque jour, et non par son adresse. La date de votre dernier passage dans « Explorer les rêves » est gardée, pour que ce qui est nouveau pour vous soit à part.",
        "D'un rêve écrit à l'accueil : rien, tant que vous écrivez ; il est lu et peint dans votre navigateur. S'il est à garder, ou peint sans scripts : son texte et son tableau, scellés, pendant une heure, pour qui a l'adresse de sa page. Ensuite il n'en reste rien, sauf si vous l'avez gardé dans votre compte.",
        'De ce que vous dites d’un rêve pour le faire peindre : votre phrase, scellée, pour vous seul, avec sa peinture et pour la suivante, jusqu’à ce que cette peinture ou le rêve s’en aille. Ce que montre la peinture, et les mots qui la disent à qui ne voit pas, sont lus par qui lit le rêve.',
        "De votre voix : le son de chaque enregistrement, sa forme, les mots reconnus et leurs instants, scellés, pour vous seul. Le son s'efface quand vous voulez ; tout part avec le rêve et avec le compte. Un enregistrement resté incomplet et sans rêve est effacé après sept jours.",
        "Après des essais de connexion manqués, une empreinte de l'adresse d'où ils viennent et de l'email essayé est gardée le temps de les ralentir.",
        'De ce que vous nous écrivez par le formulaire de contact : le message, votre nom et votre email, chiffrés, un an au plus.',
        "De ce que vous publiez, modifiez ou nous écrivez : la réponse que vous avez reçue, chiffrée, un jour, pour qu'un envoi répété par le réseau ou par le doigt ne soit fait qu'une fois.",
        "De la lettre : votre email, votre langue, le rythme choisi et quelles lettres vous ont été envoyées, tant que vous êtes abonné. Une adresse qui n'est pas confirmée est effacée au bout de sept jours, une adresse désabonnée l'est aussitôt. Rien ne compte les ouvertures ni les clics.",
        "Contre les envois en série, une empreinte de l'adresse d'où vient un message ou une demande d'abonnement est gardée quelques minutes ; un peu plus d'un jour quand il a fallu faire attendre.",
      ],
    },
    {
      heading: 'Où',
      paragraphs: [
        "Tout est gardé sur le serveur qui vous montre cette page. L'analyse et la peinture y sont faites aussi. Aucun tiers ne reçoit quoi que ce soit de vos rêves, à une exception près, qui dépend de vous : si ce serveur propose de s'aider d'un modèle extérieur, vos réglages disent lequel et ce qui lui serait envoyé, et rien ne part avant que vous ne l'ayez accepté là. Un enregistrement n'est envoyé que si, l'ayant accepté, vous le demandez pour celui-là.",
        "Si ce serveur propose de suivre le temps d'une ville, il demande à un service météo, que vos réglages nomment, la ville que vous cherchez et un lieu arrondi à une dizaine de kilomètres, sans rien lui dire de vous. La ville choisie reste sur votre appareil.",
        'Si vous demandez à être prévenu sur un appareil, un message chiffré passe par le service de son navigateur (Google, Mozilla, Apple ou Microsoft), qui apprend quand il passe et rien de ce qu’il dit. Se déconnecter y met fin.',
        'Les mails que Reverie vous écrit passent par un serveur de courrier, puis par celui de votre adresse, comme tout mail. Ils ne contiennent aucun de vos rêves privés.',
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
      heading: 'Cookies et appareil',
      paragraphs: [
        "Aucun ne sert à vous suivre : il n'y a ni mesure d'audience, ni publicité, ni contenu venu d'ailleurs. Vos réglages ne sont gardés au-delà de la visite que si vous l'acceptez.",
        "Votre navigateur garde aussi le jeton de la session et le brouillon du rêve que vous écrivez. Publier ou effacer le brouillon l'enlève ; se déconnecter enlève le jeton.",
      ],
      link: ['/cookies', 'La liste complète, et votre choix'],
    },
    {
      heading: 'Supprimer',
      paragraphs: [
        "Un rêve supprimé disparaît aussitôt pour tous et reste 30 jours dans la corbeille, le temps de changer d'avis. Il est ensuite effacé, avec son analyse et ses peintures.",
      ],
    },
    {
      heading: 'Vos droits',
      paragraphs: [
        "Chacun de ces droits a son chemin. Ce qui n'a pas de bouton se demande par écrit, depuis l'adresse du compte, et vous est accordé sous un mois, sans frais.",
      ],
      entries: [
        [
          'Savoir et emporter',
          "Vos réglages, à « Données », préparent une archive de tout ce qui vous concerne : elle est à vous pendant 7 jours, chiffrée sur le serveur jusqu'à ce que vous la preniez.",
        ],
        [
          'Corriger',
          "Votre nom, votre image et votre page dans les réglages, vos préférences dans votre profil, chaque rêve par « Modifier ». L'adresse email dans les réglages.",
        ],
        [
          'Effacer',
          "Chaque rêve par « Retirer ». Le compte se ferme dans vos réglages, à « Données » : après 30 jours pour changer d'avis, tout ce qui est à vous est effacé, les « j'aime », les commentaires, la lettre et vos messages compris. Vos rêves publics peuvent rester sans nom, si vous le choisissez.",
        ],
        [
          'Retirer un accord',
          "Modèle extérieur et lettre : dans les réglages, à « Confidentialité », avec le reçu de chaque accord ; la lettre, par le lien de chacune aussi. Cookies : à leur page. La recherche et la mesure d'audience ne vous sont pas demandées : il ne s'en fait aucune.",
        ],
        [
          'S’opposer, limiter',
          "Rendez un rêve privé : plus personne d'autre ne le voit. Pour le reste, écrivez-nous.",
        ],
        [
          'Se plaindre',
          "À l'autorité de protection des données de votre pays ; en France, la CNIL (cnil.fr).",
        ],
      ],
      link: ['/contact?type=support#message', 'Exercer un droit'],
    },
    {
      heading: 'Âge',
      paragraphs: ['Reverie est fait pour les personnes de 16 ans et plus.'],
    },
  ],
});
