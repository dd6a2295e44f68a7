import type { Wordings } from '#consents.rules.ts';

/** À qui, et où ; un nom qui n’est qu’une adresse n’est dit qu’une fois. */
const to = ({ name, host }: { name: string; host: string }) =>
  name === host ? host : `${name} (${host})`;

export const wordingsFr: Wordings = {
  terms: () => ({
    name: 'Conditions d’utilisation',
    asked: ['J’accepte les conditions d’utilisation.'],
    takeBack:
      'Partez quand vous voulez\u00a0: vos réglages, «\u00a0Données\u00a0», préparent votre archive et ferment le compte.',
  }),
  age: () => ({
    name: 'Âge',
    asked: ['J’ai 16 ans ou plus.'],
    takeBack: 'Si ce n’était pas vrai, fermez le compte dans vos réglages, «\u00a0Données\u00a0».',
  }),
  sensitive: () => ({
    name: 'Contenus sensibles',
    asked: [
      'Un rêve peut dire beaucoup de ma santé, de ma sexualité, de mes croyances. J’accepte que Reverie garde ce que j’en écris, et que ses programmes le lisent, pour me le rendre et le montrer à qui je veux\u202f; pour rien d’autre.',
    ],
    takeBack:
      'Supprimez le rêve, ou fermez le compte dans vos réglages, «\u00a0Données\u00a0»\u00a0: ce qui a été écrit est effacé.',
  }),
  external_ai: (recipients) => ({
    name: 'Modèles extérieurs',
    asked: [
      'Ce serveur peut s’aider d’un modèle d’intelligence artificielle extérieur à Reverie. Il ne le fait pour vous que si vous l’acceptez ici.',
      ...recipients.map((recipient) =>
        recipient.purpose === 'analysis'
          ? `Pour la lecture, et pour choisir ce que montre la peinture\u00a0: le texte de chaque rêve que vous écrivez ou modifiez après votre accord, privé ou public, et son récit complet s’il y en a un, sont envoyés à ${to(recipient)}.`
          : `Pour une peinture, seulement quand vous la demandez\u00a0: la description de l’image, que vous lisez avant l’envoi, est envoyée à ${to(recipient)}.`,
      ),
      'Ni votre nom, ni votre email, ni la date du rêve ne partent. Mais le texte d’un rêve peut nommer des personnes, parler de santé, de sexualité ou de croyances.',
      'Refuser ne vous prive de rien\u00a0: chaque rêve est lu et peint sur ce serveur.',
    ],
    takeBack:
      'Vous pouvez retirer votre accord dans vos réglages, «\u00a0Confidentialité\u00a0», quand vous le voulez. Dès cet instant plus rien n’est envoyé, et vos rêves sont lus et peints par ce seul serveur. Ce qui est déjà parti ne peut être rappelé\u00a0: ce qu’en garde son destinataire dépend de ses propres règles. Les lectures et les peintures déjà faites restent jusqu’à ce que vous modifiiez ou supprimiez le rêve.',
  }),
  transcription: (recipients) => ({
    name: 'Transcription',
    asked: [
      'Ce serveur peut faire écrire vos enregistrements par un programme qui reconnaît la parole. Il ne le fait que si vous l’acceptez ici, et pour les seuls enregistrements dont vous le demandez.',
      ...recipients.map(
        (recipient) =>
          `L’enregistrement entier, tel qu’il a été dit, est envoyé à ${to(recipient)}, qui répond par les mots et leurs instants.`,
      ),
      'Ni votre nom, ni votre email, ni la date ne partent. Mais une voix est reconnaissable, et ce qu’elle dit peut nommer des personnes, parler de santé, de sexualité ou de croyances.',
      'Refuser ne vous prive de rien\u00a0: vous écoutez et écrivez vous-même, et le navigateur peut reconnaître la parole si vous le lui demandez.',
    ],
    takeBack:
      'Vous pouvez retirer votre accord dans vos réglages, «\u00a0Confidentialité\u00a0», quand vous le voulez. Dès cet instant plus aucun enregistrement n’est envoyé. Ce qui est déjà parti ne peut être rappelé\u00a0: ce qu’en garde son destinataire dépend de ses propres règles. Les mots déjà reconnus restent jusqu’à ce que vous supprimiez l’enregistrement.',
  }),
  matching: () => ({
    name: 'Rencontres',
    asked: [
      'Chaque nuit, ce serveur peut comparer les motifs de mes rêves publics, et d’eux seuls, à ceux d’autres personnes qui l’acceptent aussi. Jamais un rêve privé, ni un rêve d’une communauté.',
      'Si trois motifs rares se trouvent chez l’une et chez l’autre, toutes deux l’apprennent\u00a0: les trois motifs, leur rareté, la langue, et rien d’autre. Ces motifs viennent de rêves que tout le monde peut lire\u00a0; au moins vingt personnes portent les trois.',
      'Qui je suis n’est dit que si nous répondons oui toutes les deux. Un oui seul reste secret, un non ne se montre jamais.',
    ],
    takeBack:
      'Vous pouvez retirer votre accord sur la page des rencontres ou dans vos réglages, «\u00a0Confidentialité\u00a0». Ce qui vous était proposé est aussitôt oublié. Il reste un an une empreinte de chaque paire, sans nom, pour que deux personnes ne soient pas proposées deux fois.',
  }),
  newsletter: () => ({
    name: 'La lettre',
    asked: [
      'Reverie peut vous écrire à l’adresse de votre compte\u00a0: des articles parus et des rêves publics, au rythme que vous choisissez.',
      'Rien ne part avant que vous ayez suivi le lien du message qui vous demande de confirmer. Personne ne compte qui ouvre la lettre, ni ce qu’on y suit.',
    ],
    takeBack:
      'La lettre s’arrête par le lien au bas de chacune, ou dans vos réglages, «\u00a0Confidentialité\u00a0»\u00a0: l’adresse quitte la liste aussitôt.',
  }),
};
