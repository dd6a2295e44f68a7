import type { RecipientPurpose } from '@reverie/contract/consents.rules';

type Named = { name: string; host: string };

/** To whom and where; a host that is all there is to say is said once. */
const to = ({ name, host }: Named) => (name === host ? host : `${name} (${host})`);

/**
 * The words of a consent are what people agree to. Any change of them raises `consentWording` in
 * the contract, in both languages: a test keeps the two together.
 */
const externalAi = {
  name: 'Modèles extérieurs',
  what: "Ce serveur peut s'aider d'un modèle d'intelligence artificielle extérieur à Reverie. Il ne le fait pour vous que si vous l'acceptez ici.",
  leaves: {
    analysis: (whom: Named) =>
      `Pour la lecture : le texte de chaque rêve que vous écrivez ou modifiez après votre accord, privé ou public, et son récit complet s'il y en a un, sont envoyés à ${to(whom)}.`,
    painting: (whom: Named) =>
      `Pour une peinture, seulement quand vous la demandez : la description de l'image, que vous lisez avant l'envoi, est envoyée à ${to(whom)}.`,
  } satisfies Record<RecipientPurpose, (whom: Named) => string>,
  stays:
    "Ni votre nom, ni votre email, ni la date du rêve ne partent. Mais le texte d'un rêve peut nommer des personnes, parler de santé, de sexualité ou de croyances.",
  withdraw:
    "Vous pouvez retirer votre accord ici quand vous le voulez. Dès cet instant plus rien n'est envoyé, et vos rêves sont lus et peints par ce seul serveur. Ce qui est déjà parti ne peut être rappelé : ce qu'en garde son destinataire dépend de ses propres règles. Les lectures et les peintures déjà faites restent jusqu'à ce que vous modifiiez ou supprimiez le rêve.",
  refuse: 'Refuser ne vous prive de rien : chaque rêve est lu et peint sur ce serveur.',
};

export const consentsFr = {
  title: 'Consentements',
  lead: 'Rien de vos rêves ne quitte ce serveur sans votre accord.',
  texts: { external_ai: externalAi },
  agree: "J'accepte",
  agreeing: 'Enregistrement',
  withdraw: 'Retirer mon accord',
  withdrawing: 'Retrait',
  granted: 'Vous avez accepté.',
  withdrawn: "Vous n'avez pas accepté : rien n'est envoyé.",
  lapsed:
    "Ce que vous aviez accepté a changé depuis : rien n'est envoyé tant que vous n'acceptez pas à nouveau.",
  notOffered: "Ce serveur n'envoie plus rien à personne.",
  receipts: 'Vos accords',
  grantedAt: (date: string, time: string) => `Accepté le ${date} à ${time}`,
  withdrawnAt: (date: string, time: string) => `, retiré le ${date} à ${time}`,
  receipt: (names: string, version: string) => `${names}, texte ${version}`,
  changed: 'Ce texte vient de changer. Lisez-le à nouveau avant de choisir.',
  failed: "Votre choix n'a pas pu être enregistré. Réessayez dans un instant.",
};

export type ConsentsMessages = typeof consentsFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    consents: ConsentsMessages;
  }
}
