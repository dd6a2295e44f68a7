/** What the writing line at the head of the home says. */
export const tellingFr = {
  hour: '3 h 12',
  headline: 'Gardez ce que la nuit vous a dit.',
  label: 'Votre rêve, comme il vient',
  begin: 'Cette nuit, je…',
  paint: 'Peindre ce rêve',
  keep: 'Garder ce rêve',
  busy: 'Le rêve part…',
  kept: 'Sans compte pour raconter : il ne sert qu’à garder le rêve. Tant que vous écrivez, rien ne quitte cet appareil ; ensuite le rêve attend une heure sur ce serveur, scellé, puis s’efface.',
  refused: {
    invalid_body: 'Écrivez d’abord quelques mots, 500 signes au plus.',
    rate_limited:
      'Beaucoup de rêves viennent d’être racontés depuis votre réseau. Vos mots restent ici : réessayez dans quelques minutes.',
    guests_waiting:
      'Beaucoup de rêves attendent leur tableau. Vos mots restent ici : réessayez dans un instant.',
    unavailable: 'Le serveur ne répond pas. Vos mots restent ici : réessayez.',
  },
  found: 'Ce que vos mots nomment',
  kinds: {
    someone: 'Quelqu’un',
    animal: 'Un animal',
    place: 'Un lieu',
    heaven: 'Au ciel',
    nature: 'La nature',
    thing: 'Une chose',
    motion: 'Un mouvement',
    feeling: 'Une émotion',
  },
  sheet: 'Une feuille qui attend vos mots, sous la lune de cette nuit',
  pencil: 'Le crayon d’abord.',
  next: '{now}. Ensuite, {next}.',
  done: 'Peint ici, sur votre appareil.',
  take: 'Emporter le tableau',
  file: 'reverie.png',
};

export type TellingText = typeof tellingFr;
