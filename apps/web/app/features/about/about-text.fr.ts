/** Every word of the page about Reverie but its change log. */
export const aboutFr = {
  title: 'À propos de Reverie',
  lead: 'Un carnet de rêves qui peint ce que vous racontez et montre les mots sur lesquels il s’appuie.',
  storyTitle: 'Pourquoi ce carnet',
  story: [
    'Un rêve tient en quelques phrases et s’efface en quelques minutes. Ceux qui le notent le confient d’ordinaire à une page que personne ne relit, ou à un service qui leur explique ce qu’il voulait dire. Reverie cherche une autre place : garder le récit, en donner une image, et relever ce que ses mots contiennent sans prétendre savoir ce qu’il signifie.',
    'Tout le travail se fait sur une seule machine, sans service extérieur. Le moteur d’analyse est une suite de lexiques et de règles écrits pour les rêves, en français et en anglais. Le peintre est un programme, qui compose une scène et l’imprime encre après encre. Chacun des deux peut être relu ligne par ligne, mesuré, et contredit.',
    'Reverie est un logiciel libre, sous licence AGPL-3.0. Aucune publicité ne le paie, aucun partenaire ne parle en son nom.',
  ],
  valuesTitle: 'Ce à quoi nous tenons',
  values: {
    works: {
      name: 'Ce qui est montré fonctionne',
      text: 'Un bouton n’apparaît que lorsque la fonction existe. Aucun nombre n’est inventé : il est compté à l’instant, mesuré et publié, ou absent.',
    },
    honest: {
      name: 'Une science qui dit ses limites',
      text: 'Chaque constat cite les mots du rêve et sa probabilité. Les scores paraissent avec leur protocole, et les plus faibles avec les autres.',
    },
    private: {
      name: 'Privé, pour de bon',
      text: 'Un rêve parle de santé, de désir, de proches. Les récits complets sont chiffrés, aucun traceur ne suit personne, et rien ne part vers un modèle extérieur sans votre accord.',
    },
    yours: {
      name: 'Le dernier mot est à vous',
      text: 'Reverie ne diagnostique rien et n’interprète rien à votre place. Vous dites si un constat est juste, et vous pouvez tout retirer.',
    },
    everyone: {
      name: 'Pour chacun',
      text: 'Les pages se lisent au clavier, à la voix, sur un vieux téléphone et sans aucun script. Le français et l’anglais y sont à égalité.',
    },
  },
  figuresTitle: 'En ce moment',
  figures: {
    languages: 'langues, l’une et l’autre complètes',
    styles: 'manières de peindre un même rêve',
    coded: 'rêves codés par d’autres, qui servent à évaluer le moteur',
    dreams: 'rêves partagés avec tous',
    dreamers: 'rêveurs qui partagent',
    analyses: 'rêves partagés et analysés',
  },
  science: 'Lire comment l’analyse est évaluée',
  timelineSteps: '{n} étapes',
  timelineTitle: 'Ce qui a changé',
  timelineLead: 'Le journal des changements du projet, tel qu’il est tenu avec le code.',
  next: 'Une remarque, une question, une erreur dans une analyse ? Écrivez-nous, quelqu’un lit chaque message.',
  contact: 'Nous écrire',
  blog: 'Lire le blog',
};

export type AboutText = typeof aboutFr;
