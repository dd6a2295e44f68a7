export const homeFr = {
  title: 'Reverie, le carnet des rêves',
  headline: ['Gardez', 'ce que la nuit', 'vous a dit.'],
  lead: 'Racontez, les yeux encore mi-clos. Reverie peint votre rêve, relève les mots qui comptent et vous laisse le dernier mot sur leur sens.',
  tell: 'Raconter un rêve',
  seeOne: 'Voir un rêve analysé',
  explore: 'Explorer les rêves',
  quote: (words: string): string => `« ${words} »`,
  tonight: (phase: string): string => `Cette nuit : ${phase}`,
  latest: 'Les dernières nuits',
  latestLead: 'Ce que d’autres ont choisi de partager.',
  closing: 'Et la vôtre ?',
  closingText: 'Un rêve s’efface en quelques minutes. Quelques phrases suffisent.',
};

export type HomeMessages = typeof homeFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    home: HomeMessages;
  }
}
