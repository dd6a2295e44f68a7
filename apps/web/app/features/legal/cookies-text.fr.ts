import { entriesOf, type KeptNames } from '#features/legal/kept-names.rules.ts';
import type { LegalText } from '#features/legal/text.ts';

const kept: KeptNames = {
  session: 'Vous garde connecté : 24 heures, ou 30 jours si vous le demandez. Essentiel.',
  device:
    'Reconnaît l’appareil où votre compte a déjà été ouvert, pour que les essais des autres ne vous en ferment jamais la porte ; 400 jours. Essentiel.',
  elsewhere:
    'Relie votre départ vers un autre service (Google, par exemple) à votre retour, quand vous choisissez d’entrer par lui ; une demi-heure. Essentiel.',
  consent: 'Votre choix de cette page, un an, pour que le serveur le suive. Essentiel.',
  theme: 'La couleur choisie. Fonctionnel.',
  mode: 'Sombre ou clair, si vous avez choisi. Fonctionnel.',
  language: 'La langue choisie. Fonctionnel.',
  'language-detection':
    'Si la langue du navigateur est suivie, et si votre choix de langue est retenu. Fonctionnel.',
  timezone: 'Votre fuseau horaire, pour écrire les heures à la vôtre. Fonctionnel.',
  token: 'Le jeton de votre session, jusqu’à la déconnexion. Essentiel.',
  'cookie-consent': 'Votre choix de cette page, avec sa date ; redemandé après un an. Essentiel.',
  'draft:': 'Le rêve que vous êtes en train d’écrire, jusqu’à sa publication. Essentiel.',
  weatherPreferences: 'L’heure et le temps du ciel, réglés à la main. Fonctionnel.',
  ambience: 'L’intensité du ciel et les animations. Fonctionnel.',
  weatherPlace:
    'La ville dont le ciel suit le temps, si vous en avez choisi une, et son lieu à une dizaine de kilomètres près. Fonctionnel.',
  visibility: 'Privé ou public : votre dernier choix en publiant. Fonctionnel.',
  recognition:
    'Si votre navigateur écrit ce que vous dites : par son éditeur, sur l’appareil, ou pas. Fonctionnel.',
  'pages-':
    'Les quarante dernières pages publiques lues hors compte, pour les rouvrir hors ligne ; effacées dès que vous vous connectez. Fonctionnel.',
  'pictures-': 'Les images publiques de ces pages. Fonctionnel.',
  'assets-': 'Le programme, le style et les caractères des pages. Fonctionnel.',
  'speech-model':
    'Le modèle qui écrit vos enregistrements sur cet appareil, si vous l’avez téléchargé ; jusqu’à ce que vous l’effaciez. Essentiel.',
  'reverie-device':
    'Ce que vous dites ou écrivez la nuit et sans réseau, scellé, jusqu’à ce que le serveur l’ait gardé. Essentiel.',
  'react-router-scroll-positions':
    'Où en était la lecture de chaque page, jusqu’à la fermeture de l’onglet. Essentiel.',
  dreamer:
    'Votre conversation avec l’assistant, jusqu’à la fermeture de l’onglet ; jamais un rêve que vous lui racontez. Essentiel.',
};

export const cookiesFr: LegalText = {
  title: 'Cookies',
  lead: 'Tout ce que Reverie garde dans votre navigateur, nom par nom, et ce que change votre choix.',
  sections: [
    {
      heading: 'Ce que change votre choix',
      paragraphs: [
        "Rien de ce qui n'est pas essentiel n'est gardé plus longtemps que la visite tant que vous n'avez pas répondu.",
      ],
      entries: [
        [
          'Essentiel',
          "Vous garde connecté, retient votre réponse et le brouillon que vous écrivez. Sans cela le site ne marche pas : il n'y a pas de choix.",
        ],
        [
          'Fonctionnel',
          "Accepté, vos réglages sont gardés un an. Refusé, ils le sont jusqu'à la fermeture du navigateur, et ceux qui étaient gardés plus longtemps cessent de l'être.",
        ],
        [
          'Mesure d’audience',
          "Reverie n'en fait aucune aujourd'hui : aucun cookie, aucun script, aucun compte de visiteurs. Les vues et les partages affichés sous un rêve sont comptés par le serveur, sans rien garder dans votre navigateur, quel que soit votre choix.",
        ],
        ['Publicité', "Il n'y en a pas. Cette réponse ne change rien aujourd'hui."],
      ],
    },
    {
      heading: 'Cookies',
      paragraphs: [
        "Envoyés au serveur avec chaque page. Tous sont posés par Reverie ; aucun par un autre site. Les cookies fonctionnels durent un an si vous l'acceptez, sinon le temps de la visite.",
      ],
      entries: entriesOf(kept, 'cookies'),
    },
    {
      heading: 'Sur cet appareil',
      paragraphs: [
        'Gardés par votre navigateur, sans être envoyés avec les pages ; le jeton accompagne seulement vos demandes. Les réglages fonctionnels suivent la même règle que les cookies ; les copies de pages, elles, n’existent que si vous acceptez « Fonctionnel », et sont effacées dès que vous le refusez.',
      ],
      entries: entriesOf(kept, 'device'),
    },
    {
      heading: 'Effacer',
      paragraphs: [
        'Votre navigateur efface tout cela quand vous le lui demandez. Se déconnecter enlève la session et le jeton. Le choix ci-dessus se change quand vous voulez.',
      ],
    },
  ],
};
