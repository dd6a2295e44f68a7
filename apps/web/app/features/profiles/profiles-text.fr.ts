/** Every word about pictures and pages of people. They travel with the pages that show them. */
export const profilesFr = {
  picture: {
    title: 'Votre image',
    lead: 'Elle accompagne vos rêves publics. Sans image, ce sont vos initiales, dessinées ici.',
    choose: 'Choisir ou déposer une image',
    limits:
      'JPEG, PNG ou WebP, 5 Mo et 40 mégapixels au plus. Elle est recadrée en carré, et refaite sans rien d’autre : ni lieu, ni date, ni appareil.',
    chosen: 'Voici comment elle paraîtra. Elle n’est pas encore enregistrée.',
    save: 'Enregistrer l’image',
    saving: 'Enregistrement',
    remove: 'Retirer l’image',
    removing: 'Retrait',
    saved: 'Image enregistrée.',
    removed: 'Image retirée : vos initiales sont de retour.',
    refusals: {
      none: 'Choisissez d’abord une image.',
      body_too_large: 'Cette image pèse plus de 5 Mo. Enregistrez-la plus petite, puis réessayez.',
      picture_unsupported: 'Ce fichier n’est ni un JPEG, ni un PNG, ni un WebP.',
      picture_broken:
        'Cette image est incomplète, ou contient autre chose qu’une image. Ouvrez-la, enregistrez-en une copie, puis réessayez.',
      picture_too_large:
        'Cette image a plus de 40 mégapixels. Enregistrez-la plus petite, puis réessayez.',
      silenced: 'Pour un temps, vous ne publiez rien. Vos notifications disent pourquoi.',
      picture_animated: 'Cette image est animée. Choisissez-en une qui reste immobile.',
      rate_limited: 'Vous avez changé d’image bien des fois. Réessayez dans quelques minutes.',
      unavailable:
        'Le serveur est occupé. Votre image d’avant est gardée : réessayez dans un instant.',
      unexpected: 'L’image n’a pas pu être enregistrée. Celle d’avant est gardée.',
    },
  },
  own: {
    title: 'Votre page',
    lead: 'Une page à votre nom d’utilisateur réunit les rêves que vous avez rendus publics. Personne n’en a sans l’avoir voulu.',
    what: 'On y voit votre image, votre nom affiché, le mois de votre arrivée et ces rêves. Rien d’autre : ni vos rêves privés, ni leur nombre, ni votre email. Un flux Atom redit les rêves que chacun peut lire.',
    robots: 'Nous demandons aux moteurs de recherche de ne pas la retenir.',
    wish: 'Avoir une page',
    save: 'Enregistrer',
    saving: 'Enregistrement',
    open: 'Votre page existe :',
    closed:
      'Vous n’avez pas de page. À cette adresse, on lit la même chose que pour un nom inconnu.',
    failed: 'Votre choix n’a pas pu être enregistré. Réessayez dans un instant.',
  },
  question: {
    title: 'Voulez-vous une page à votre nom ?',
    text: 'Elle réunirait les rêves que vous rendez publics, et eux seuls, avec votre image et le mois de votre arrivée. Les deux réponses conviennent, et se changent dans les réglages.',
    yes: 'Oui, avoir une page',
    no: 'Non merci',
    busy: 'Un instant',
    failed: 'Votre réponse n’a pas pu être gardée. Réessayez dans un instant.',
  },
  page: {
    since: 'Ici depuis {month}',
    dreams: 'Rêves publics',
    none: 'Aucun rêve public à lire pour le moment.',
    noneForVisitors: 'Certains rêves ne se montrent qu’aux personnes connectées.',
    yours: 'C’est votre page, telle que les autres la voient.',
    change: 'Changer',
    pages: 'Pages',
    page: 'Page {n}',
    previous: 'Page précédente',
    next: 'Page suivante',
    feed: 'Ses rêves publics, en flux Atom',
  },
};

export type ProfilesText = typeof profilesFr;
