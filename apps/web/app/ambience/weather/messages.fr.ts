/** These words come with the choice of a city, which only some servers offer. */
export const weatherFr = {
  city: 'Ville',
  search: 'Nom de la ville',
  hint: (provider: string) =>
    `Ce que vous tapez et un lieu arrondi à une dizaine de kilomètres passent par notre serveur, qui interroge ${provider}. Rien d’autre de vous n’y parvient ; la ville reste sur cet appareil.`,
  searching: 'Recherche…',
  found: (count: number) => (count === 1 ? 'Une ville' : `${count} villes`),
  none: 'Aucune ville de ce nom',
  crowded: 'Trop de demandes : réessayez dans une minute',
  away: (provider: string) => `${provider} ne répond pas : réessayez dans un instant`,
  change: 'Changer',
  forget: 'Oublier',
  cancel: 'Annuler',
  forgotten: 'Ville oubliée : le ciel suit l’heure seule',
  coming: 'Le temps arrive…',
  told: (provider: string, time: string) => `D’après ${provider}, à ${time}`,
  lastKnown: (provider: string, time: string) =>
    `${provider} ne répond pas : dernier temps connu, à ${time}`,
  skyAway: (provider: string) => `${provider} ne répond pas : le ciel suit l’heure seule`,
  skyUnknown: (provider: string) =>
    `${provider} ne connaît pas le temps de cette ville : le ciel suit l’heure seule`,
  waits: 'Le mode manuel l’emporte : la ville attend',
  inHand: 'Quittez le mode manuel pour suivre le temps d’une ville',
  data: (name: string, licence: string) => `Données : ${name}, ${licence}`,
};

export type WeatherMessages = typeof weatherFr;
