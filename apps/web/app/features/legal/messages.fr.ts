export const legalFr = {
  change: {
    title: 'Les conditions ont changé',
    lead: 'Une fois, avant de continuer : voici ce qui change, et ce que vous acceptez.',
    accepted: 'Vous les avez acceptées : on ne vous le demandera plus.',
    changed: 'Ce qui change',
    whole: 'Lire les conditions entières',
    privacy: 'Lire la page sur la confidentialité',
    newTab: '(nouvel onglet)',
    asked: 'Ce que vous acceptez',
    accept: "J'accepte",
    accepting: 'Enregistrement',
    decline: "Je n'accepte pas",
    declining: 'Enregistrement',
    choice:
      'Si vous n’acceptez pas, rien ne se ferme : vos rêves restent à vous, vous pouvez les lire, les emporter, et partir.',
    changedMeanwhile: 'Ces conditions viennent de changer. Lisez-les à nouveau avant de répondre.',
    failed: 'Votre réponse n’a pas pu être enregistrée. Réessayez dans un instant.',
  },
  bar: {
    unanswered: 'Les conditions d’utilisation ont changé.',
    declined:
      'Vous n’avez pas accepté les conditions d’aujourd’hui. Vos rêves restent à vous : vous pouvez les emporter et partir, ou revenir sur votre réponse.',
    read: 'Lire ce qui change',
    again: 'Relire les conditions',
    data: 'Emporter mes rêves, ou partir',
  },
};

export type LegalMessages = typeof legalFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    legal: LegalMessages;
  }
}
