/** What the page of a dream told without an account says. */
export const toldFr = {
  title: 'Le rêve que vous venez de raconter',
  seen: 'Ce que ses mots disent',
  nothing: 'Le moteur n’y relève rien de sûr. Le rêve est entier quand même.',
  picture: {
    queued: 'Le tableau attend son tour.',
    running: 'Le tableau se peint.',
    done: 'Le tableau est peint.',
    failed: 'Le tableau n’a pas pu être peint. Le rêve, lui, peut être gardé.',
  },
  look: 'Regarder où il en est',
  take: 'Emporter le tableau',
  file: 'reverie.webp',
  keep: 'Garder ce rêve',
  busy: 'Le rêve est gardé…',
  enter: 'Créer un compte pour le garder',
  signIn: 'J’ai déjà un compte',
  kept: 'Privé, dans votre journal, avec ce tableau.',
  life: 'Il reste ici une heure après avoir été raconté, pour qui a l’adresse de cette page. Ensuite il n’en reste rien.',
  gone: {
    title: 'Ce rêve n’est plus ici',
    text: 'Une heure après avoir été raconté, un rêve que personne n’a gardé s’efface, texte et tableau.',
    again: 'Raconter un rêve',
  },
};

export type ToldText = typeof toldFr;
