import type { BlurKind } from '@reverie/contract/blurring.rules';
import type { Category, DreamType, Warning } from '@reverie/contract/dreams.rules';
import { waitWords } from '#language/waiting.ts';

const categories: Record<Category, string> = {
  nature: 'Nature',
  cosmos: 'Cosmos',
  urban: 'Ville',
  time: 'Temps',
  art: 'Art',
  travel: 'Voyage',
  literature: 'Littérature',
  fantasy: 'Fantastique',
};

const types: Record<DreamType, string> = {
  lucid: 'Lucide',
  recurring: 'Récurrent',
  nightmare: 'Cauchemar',
  prophetic: 'Prémonitoire',
  creative: 'Créatif',
  symbolic: 'Symbolique',
  surreal: 'Surréaliste',
};

const warnings: Record<Exclude<Warning, 'undeclared'>, string> = {
  none: 'Rien de tout cela',
  violence: 'Violence',
  sexual: 'Sexualité',
  sexual_violence: 'Violence sexuelle',
  death: 'Mort',
  self_harm: 'Automutilation',
  phobia: 'Phobie',
};

export const shareFr = {
  wait: waitWords.fr,
  title: 'Partager un rêve',
  editTitle: 'Modifier le rêve',
  content: 'Votre rêve',
  contentPlaceholder: 'Je suis dans une maison que je connais, mais…',
  counter: (count: number, limit: number) => `${count}/${limit} caractères`,
  tooLong: (excess: number): string =>
    excess > 1 ? `${excess} caractères de trop` : 'Un caractère de trop',
  changeDate: 'Changer la date',
  dreamedAt: 'Réveil',
  dreamedAtHint: "Le jour et l'heure du réveil. Sans réponse : le moment de l'envoi.",
  tags: 'Étiquettes',
  tagsPlaceholder: 'Ajouter, séparer par une virgule',
  tagsHint: (count: number, length: number) => `Jusqu'à ${count}, de ${length} caractères au plus.`,
  tagsKnown: 'Étiquettes connues',
  tagDreams: (count: number, shown: string, isExact: boolean): string =>
    count === 0
      ? 'aucun rêve partagé'
      : `${isExact ? '' : 'plus de '}${shown} ${count > 1 ? 'rêves partagés' : 'rêve partagé'}`,
  tagsFull: (count: number) => `${count} étiquettes, c'est le maximum.`,
  tagTooLong: (tag: string, length: number) => `« ${tag} » dépasse ${length} caractères.`,
  removeTag: (tag: string) => `Retirer ${tag}`,
  tagRemoved: (tag: string) => `${tag} retiré`,
  tagAdded: (tag: string) => `${tag} ajouté`,
  visibility: 'Qui peut le lire',
  visibilities: {
    private: { name: 'Privé', text: 'Vous seul.' },
    community: {
      name: 'Dans une communauté',
      text: (pseudonym: string | null): string =>
        pseudonym
          ? `Sous le nom de ${pseudonym}, sans date ni lieu.`
          : 'Sans votre nom, ni date ni lieu.',
    },
    public: { name: 'Public', text: (username: string) => `Signé ${username}, ouvert à tous.` },
  },
  blur: {
    title: 'Flouter des mots',
    note: 'Cherchés sur cet appareil. Vous gardez vos mots ; les autres reçoivent « [nom] » ou « [lieu] », partout.',
    found: (count: number): string =>
      count > 1 ? `${count} mots disent peut-être qui, ou où.` : 'Un mot dit peut-être qui, ou où.',
    all: 'Tout flouter',
    leave: 'Laisser ainsi',
    more: 'D’autres mots à flouter',
    moreHint: 'Séparés par une virgule.',
    kinds: {
      name: 'un nom',
      place: 'un lieu',
      workplace: 'un lieu de travail',
      phone: 'un numéro',
      email: 'une adresse de courriel',
      address: 'une adresse',
      handle: 'un pseudo',
      link: 'un lien',
    } satisfies Record<BlurKind, string>,
  },
  answers: 'Répond à :',
  preview: {
    look: 'Voir ce que les autres verront',
    title: 'Ce que les autres verront',
    back: 'Rien n’est enregistré. Revenez d’un pas pour reprendre le formulaire.',
  },
  more: 'Ajouter des précisions',
  moreHint: 'Toutes facultatives.',
  unsaid: 'Non précisé',
  dreamTitle: 'Titre',
  category: 'Catégorie',
  categories,
  types: 'Genre du rêve',
  typeNames: types,
  mood: 'Humeur du rêve',
  moods: {
    '-2': 'Très pénible',
    '-1': 'Pénible',
    '0': 'Neutre',
    '1': 'Agréable',
    '2': 'Très agréable',
  },
  lucidity: 'Lucidité',
  lucidityEnds: { low: 'aucune', high: 'pleine' },
  vividness: 'Netteté',
  vividnessEnds: { low: 'flou', high: 'vif' },
  sleepQuality: 'Qualité du sommeil',
  sleepQualityEnds: { low: 'mauvais', high: 'très bon' },
  scaleEnd: (value: number, word: string) => `${value}, ${word}`,
  recall: 'Souvenir',
  recalls: { none: 'Aucun, une impression', fragment: 'Un fragment', full: 'Complet' },
  warnings: 'Ce que certains préfèrent éviter',
  warningsHint:
    "S'il en contient, seules les personnes connectées le verront, et sa peinture attendra votre accord.",
  suggested:
    'Des mots de votre rêve le suggèrent. Ce n’est qu’une suggestion, lue sur cet appareil : vous seul savez.',
  suggestedBy: (words: string[]): string => words.map((word) => `« ${word} »`).join(', '),
  warningNames: warnings,
  city: 'Ville',
  country: 'Pays',
  placeHint: 'Tapés par vous, visibles par qui peut lire le rêve.',
  report: 'Récit complet, pour vous seul',
  reportUnreadable:
    'Un récit complet est gardé ici, scellé par une clé que ce serveur n’a plus : il reste illisible tant que son administrateur ne la remet pas. Laissez ce champ vide pour le garder ; ce que vous écririez prendrait sa place.',
  reportHint: (limit: string) =>
    `Jusqu'à ${limit} caractères. Chiffré sur le serveur ; votre analyse le lit, personne d'autre.`,
  publish: 'Publier le rêve',
  keep: 'Garder le rêve',
  publishing: 'Envoi en cours',
  save: 'Enregistrer',
  saving: 'Enregistrement',
  cancel: 'Annuler',
  sendLater: {
    offer: "L'envoyer au retour du réseau",
    waiting: 'En attente du réseau. Le rêve partira de lui-même si cette page reste ouverte.',
    stop: 'Ne plus attendre',
  },
  waitsHere: {
    kept: (time: string) =>
      `Pas de réseau : votre rêve est gardé, scellé, sur cet appareil, depuis ${time}.`,
    keptNewer: (time: string) =>
      `Toujours pas de réseau : vos derniers mots sont gardés à leur tour, scellés, à ${time}. Ils remplacent les précédents.`,
    goes: 'Il part de lui-même au retour du réseau, même si vous fermez cette page.',
    see: 'Voir ce qui attend ici',
  },
  versions: {
    title: 'Deux versions de ce rêve',
    text: 'Ce rêve a été modifié ailleurs pendant que vous écriviez. Rien n’est perdu : voici ce qui diffère, mot à mot. Choisissez pour chaque partie.',
    mine: 'La vôtre',
    standing: 'Celle qui est enregistrée',
    keepChosen: 'Garder ce qui est choisi',
    keepMine: 'Garder la mienne',
    keepStanding: "Garder l'autre",
    merge:
      'Pour réunir les deux dans une même partie, écrivez-la dans le formulaire ci-dessous, puis gardez la vôtre.',
    nothing: 'Rien',
  },
  draftKept: (time: string) => `Brouillon gardé sur cet appareil à ${time}`,
  draftRestored: (time: string) => `Brouillon de ${time} retrouvé sur cet appareil`,
  draftClear: "L'effacer",
  previewCaption: "La peinture se fera à partir de vos mots, après l'envoi.",
  previewEditCaption: "Si le texte change, la peinture se refait après l'envoi.",
  facts: {
    repaint: 'Une autre version si celle-ci ne vous ressemble pas.',
    local: 'Analyse sur nos serveurs, sans modèle extérieur.',
    bin: 'Un rêve retiré est effacé après 30 jours.',
  },
  refusals: {
    unexpected: 'Erreur lors de la création du rêve',
    unexpectedSave: "Erreur lors de l'enregistrement du rêve",
    blank: 'Racontez votre rêve avant de le publier.',
    content_too_long: (excess: number) =>
      `Le texte dépasse 500 caractères : ${excess} de trop. Le récit complet peut en contenir davantage.`,
    tag_too_long: 'Une étiquette compte 30 caractères au plus.',
    too_many_tags: 'Un rêve porte 12 étiquettes au plus.',
    report_too_long: 'Le récit complet compte 20 000 caractères au plus.',
    title_too_long: 'Le titre compte 120 caractères au plus.',
    place_too_long: 'Une ville ou un pays compte 80 caractères au plus.',
    unstorable: 'Le texte contient un caractère qui ne peut pas être gardé.',
    unavailable:
      "Le rêve n'est pas parti : le réseau ou le serveur ne répond pas. Vos mots restent ici.",
    revision_changed: 'Ce rêve a été modifié ailleurs pendant que vous écriviez.',
    idempotency_key_reused:
      'Ce formulaire a déjà servi : un rêve est publié. Pour en publier un autre avec ces mots, envoyez-le encore.',
    sealing_off:
      'Ce serveur a perdu la clé qui scelle les récits complets : il ne peut en garder aucun. Le reste du rêve peut être publié sans lui.',
    storage_full:
      "Le serveur n'a plus de place pour garder ce rêve. Votre texte reste ici : réessayez plus tard.",
    recording_not_found:
      'L’enregistrement n’est plus là : racontez le rêve sans lui, dans un nouveau formulaire.',
    not_found: "Ce rêve n'est plus là.",
    silenced:
      'Pour un temps, vous ne publiez rien : gardé pour vous, ce rêve peut être enregistré. Vos notifications disent pourquoi.',
    newcomer_link:
      'La première semaine, un rêve que d’autres lisent ne mène pas ailleurs : retirez l’adresse, ou gardez-le pour vous.',
    suspended: 'Pour un temps, votre compte ne fait que lire. Vos notifications disent pourquoi.',
    forbidden: "Ce rêve n'est pas le vôtre.",
  },
};

export type ShareMessages = typeof shareFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    share: ShareMessages;
  }
}
