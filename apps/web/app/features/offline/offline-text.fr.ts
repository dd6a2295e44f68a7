export const offlineFr = {
  title: 'Hors ligne',
  heading: 'Le réseau s’est absenté',
  notRead:
    'Cette page n’a pas encore été lue sur cet appareil. Elle s’ouvrira d’elle-même quand la connexion reviendra.',
  lead: 'Les pages publiques que vous lisez sans être connecté se rouvrent ici sans réseau.',
  retry: 'Réessayer',
  readable: 'À lire sans réseau',
  none: 'Aucune page n’est gardée sur cet appareil pour l’instant. Elles le sont au fil de votre lecture, si vous acceptez les cookies fonctionnels.',
  choice: 'Voir ce qui est gardé',
};

export type OfflineText = typeof offlineFr;
