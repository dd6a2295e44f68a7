export const elsewhereFr = {
  enter: (place: string) => `Continuer avec ${place}`,
  link: (place: string) => `Lier un compte ${place}`,
  prove: (place: string) => `Confirmer avec ${place}`,
  or: 'ou',
  said: {
    known:
      'Un compte a déjà cette adresse. Connectez-vous à lui avec son mot de passe, puis liez-y l’autre compte ici.',
    denied: 'Vous avez renoncé là-bas : rien n’a été fait.',
    refused: 'Cette connexion ne correspond pas à celle que vous aviez commencée. Recommencez.',
    away: 'Ce service ne répond pas. Essayez plus tard, ou par une autre porte.',
    taken:
      'Ce compte est déjà lié à un compte Reverie, ou vous en avez lié un autre du même service.',
  },
  title: 'Comptes liés',
  lead: 'D’autres comptes avec lesquels vous entrez ici. Ils n’apprennent rien de vos rêves.',
  since: (date: string) => `lié le ${date}`,
  unlink: 'Délier',
  unlinkOf: (place: string) => `Délier ${place}`,
  last: 'Votre seule façon d’entrer',
  lastWay: 'C’est votre seule façon d’entrer : choisissez d’abord un mot de passe.',
  linked: 'C’est fait : vous pouvez désormais entrer par là.',
  unlinked: 'C’est fait : ce compte n’ouvre plus le vôtre.',
  address: (email: string) => `Votre adresse ici : ${email}`,
  finish: {
    title: 'Bienvenue',
    lead: 'Il ne manque qu’un nom. Vous entrerez ensuite comme vous venez de le faire, sans mot de passe à retenir.',
  },
  proof: {
    title: 'Est-ce bien vous ?',
    lead: 'Ce que vous allez faire touche à votre compte. Dites encore qui vous êtes.',
    why: 'Cela vaut dix minutes, sur cet appareil seulement.',
    submit: 'Confirmer',
    busy: 'Vérification',
  },
};

export type ElsewhereMessages = typeof elsewhereFr;
