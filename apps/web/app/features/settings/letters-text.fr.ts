/** The letters an account sends of itself. They travel with the page that names them. */
export const lettersFr = {
  title: 'Lettres de votre compte',
  lead: 'Chacune suit un geste fait en votre nom, par vous ou par quelqu’un qui se ferait passer pour vous. Elles ne s’arrêtent pas : c’est par elles que vous l’apprendriez.',
  letters: [
    'Une connexion depuis un nouvel appareil.',
    'Un changement d’adresse, annoncé à l’ancienne avec de quoi l’annuler, et la confirmation d’une adresse.',
    'Un lien pour choisir un nouveau mot de passe, quand il est demandé, et tout changement de mot de passe.',
    'Une clé d’accès ou une application de codes, ajoutée ou retirée.',
    'Votre archive, quand elle est prête.',
    'La fermeture de votre compte, quand elle est demandée.',
  ],
  others:
    'Un commentaire ou un « j’aime » n’envoie rien de lui-même : les résumés se choisissent plus haut. Tant que votre adresse n’est pas confirmée, seuls y partent les liens que l’on demande.',
};

export type LettersText = typeof lettersFr;
