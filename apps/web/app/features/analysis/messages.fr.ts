import type { FeedbackAnswer } from '@reverie/contract/analysis';
import type { EventValence } from '@reverie/contract/findings.rules';
import type {
  AnalysedLanguage,
  Character,
  CharacterIdentity,
  DreamAnalysis,
  EmotionClass,
  Interaction,
  Setting,
} from '@reverie/oneirology/schema';
import { asksFr } from '#features/analysis/asks-text.fr.ts';

const emotions: Record<EmotionClass, string> = {
  happiness: 'Joie',
  confusion: 'Confusion',
  sadness: 'Tristesse',
  apprehension: 'Appréhension',
  anger: 'Colère',
};
const identities: Record<CharacterIdentity, string> = {
  family: 'famille',
  friend: 'proche',
  known: 'personne connue',
  stranger: 'personne inconnue',
  occupational: 'métier ou fonction',
  prominent: 'personnage célèbre',
  animal: 'animal',
  imaginary: 'être imaginaire',
  dead: 'personne disparue',
  uncertain: 'identité incertaine',
};
const ages: Record<Character['age'], string | null> = {
  adult: 'adulte',
  teenager: 'adolescence',
  child: 'enfant',
  baby: 'bébé',
  unknown: null,
};
const interactions: Record<Interaction['type'], string> = {
  aggression: 'Hostilité',
  friendliness: 'Bienveillance',
  sexuality: 'Sexualité',
};
const places: Record<Setting['place'], string> = {
  indoor: 'dedans',
  outdoor: 'dehors',
  ambiguous: 'dedans ou dehors, le texte ne tranche pas',
};
const familiarities: Record<Setting['familiarity'], string | null> = {
  familiar: 'lieu familier',
  unfamiliar: 'lieu inconnu',
  distorted: 'lieu connu, mais changé',
  geographical: 'lieu nommé',
  unknown: null,
};
const valences: Record<EventValence, string> = {
  misfortune: 'une malchance',
  goodFortune: 'une bonne fortune',
  success: 'une réussite',
  failure: 'un échec',
};
const events: Record<string, string> = {
  death: 'Mort',
  injury: 'Blessure ou maladie',
  accident: 'Accident',
  lost: 'Perte',
  threat: 'Danger ou entrave',
  falling: 'Chute',
  late: 'Retard',
  boon: 'Chance',
  achieved: 'But atteint',
  failed: 'But manqué',
};
const senses: Record<string, string> = {
  sight: 'Vue',
  hearing: 'Ouïe',
  touch: 'Toucher',
  smell: 'Odorat',
  taste: 'Goût',
  motion: 'Mouvement',
  pain: 'Douleur',
};
const strangeness: Record<string, string> = {
  impossibility: 'Impossible',
  metamorphosis: 'Métamorphose',
  scale: 'Échelle changée',
  displacement: 'Hors de sa place',
  discontinuity: 'Saut',
  repetition: 'Répétition',
};
const limits: Record<DreamAnalysis['limits'][number], string> = {
  'short-report': 'Moins de 50 mots : certains constats restent fragiles.',
  'french-not-validated':
    "En français, l'analyse n'est pas encore validée par des codeurs extérieurs.",
  'mixed-language': 'Le texte mêle deux langues : une partie a pu échapper à la lecture.',
  'unknown-language': "La langue n'a pas été reconnue.",
  'lexical-method':
    "La lecture suit les mots et leur grammaire ; elle n'entend ni l'ironie, ni ce qui est tu.",
  'unmeasured-parts':
    "L'étrangeté, la lucidité et le cauchemar se lisent aux mots seuls : aucun codage humain n'a permis d'en mesurer la justesse.",
  'model-not-calibrated':
    "La certitude des constats d'un modèle extérieur est celle qu'il annonce : elle n'a été mesurée sur aucun rêve codé, et n'est jamais dite « mentionne ».",
  'model-failed':
    "Un modèle extérieur devait aussi lire ce texte et n'a pas répondu comme il faut. Le moteur de ce serveur a lu seul.",
};
const languages: Record<AnalysedLanguage, string> = {
  fr: 'français',
  en: 'anglais',
  unknown: 'langue non reconnue',
};
const answers: Record<FeedbackAnswer, string> = {
  resonates: 'Cela résonne',
  inaccurate: 'Pas juste',
  unsure: 'Je ne sais pas',
};

export const analysisFr = {
  emotions,
  ownMeaning: 'Ce symbole dans vos rêves',
  sayMeaning: 'Dire ce que cela veut dire pour vous',
  identities,
  ages,
  interactions,
  places,
  familiarities,
  valences,
  events,
  senses,
  strangeness,
  limits,
  languages,
  answers,
  asks: asksFr,
  heading: 'Ce que disent les mots',
  sections: {
    emotion: 'Émotions',
    character: 'Personnages',
    interaction: 'Ce qui se joue entre eux',
    setting: 'Lieux',
    event: 'Ce qui arrive',
    symbol: 'Symboles',
    sense: 'Sens',
    bizarreness: 'Étrangeté',
    lucidity: 'Lucidité',
    nightmare: 'Cauchemar',
  },
  dreamer: 'vous',
  dreamerOther: 'la personne qui rêve',
  someone: "quelqu'un",
  group: 'plusieurs',
  answered: 'en retour',
  mutual: "l'un et l'autre",
  toSelf: 'envers soi',
  mentions: 'Le texte mentionne',
  mayEvoke: 'Le texte pourrait évoquer',
  nothing: 'Rien dans le texte',
  denied: 'Écarté',
  denies: 'Le texte dit que non',
  lucid: 'Savoir que l’on rêve',
  nightmarish: 'Un rêve qui fait peur',
  times: (count: string): string => `${count} fois ici`,
  strangenessOf: (percent: string): string => `Étrangeté du rêve : ${percent}`,
  quote: (words: string): string => `« ${words} »`,
  answerFor: (finding: string): string => `Votre avis sur « ${finding} »`,
  answerFailed: "Votre avis n'a pas pu être gardé. Réessayez.",
  saysPlainly: 'Le texte le dit.',
  saysPerhaps: 'Le texte pourrait le dire.',
  everything: 'Tout ce qui a été relevé',
  everythingHint: 'Émotions, lieux, objets, forme du récit, et ce que le texte écarte',
  setAside: (name: string): string => `${name}, écartée`,
  denial: 'Le texte le nie : ce n’est donc pas compté.',
  toWords: 'Voir les mots',
  showMore: (count: number): string => `Voir les ${count} autres`,
  wheel: 'Roue des émotions',
  wheelPart: (name: string, strength: string): string => `${name} : ${strength}`,
  strength: (level: number): string =>
    ['absente', 'légère', 'nette', 'forte'][Math.round(level)] ?? 'absente',
  perhaps: (strength: string): string => `${strength}, peut-être`,
  uncertain: 'peut-être',
  affectLegend:
    "Dans la marge, la ligne d'affect : vers la gauche les mots pénibles, vers la droite les mots agréables.",
  texts: 'Quel texte lire',
  shared: 'Rêve partagé',
  report: 'Récit complet',
  reportUnreadable:
    'Un récit complet est gardé avec ce rêve, scellé par une clé que ce serveur n’a plus. Personne ne peut le lire, vous non plus, tant que l’administrateur ne la remet pas. Rien n’est perdu d’ici là.',
  reportPrivate: "Vous seul lisez ce récit. Les autres voient l'analyse du rêve partagé.",
  method: 'Méthode et incertitude',
  methodText:
    "Un programme relève les mots du rêve et leur grammaire, d'après les catégories de Hall et Van de Castle (1966). Il ne devine pas ce que le rêve veut dire : chaque constat montre les mots sur lesquels il s'appuie.",
  methodWording:
    "« Le texte mentionne » : au moins 80 % de chances qu'une personne formée note la même chose. « Pourrait évoquer » ou « peut-être », en pointillé : moins que cela. En dessous du seuil de sa catégorie, un constat n'est pas montré.",
  methodLanguage: (language: string, percent: string): string =>
    `Langue : ${language}, reconnue à ${percent}.`,
  methodLength: (words: string, sentences: string): string =>
    `${words} mots, ${sentences} phrases.`,
  methodEngine: (version: string, lexicon: string): string =>
    `Moteur oneirology ${version}, lexique ${lexicon}, sur ce serveur.`,
  methodAlone: 'Aucun modèle extérieur.',
  methodModel: (model: string, provider: string): string =>
    `Lu aussi, avec l'accord de qui l'a rêvé, par le modèle extérieur ${model} (${provider}).`,
  methodModelCounts: (added: string, dropped: string): string =>
    `Constats ajoutés : ${added}. Écartés, parce que leurs mots ne sont pas dans le texte ou ne tiennent pas : ${dropped}.`,
  byModel: (model: string): string => `Trouvé par ${model} seul`,
  notValidated:
    "Analyse automatique. En français, elle n'est pas encore validée par des codeurs extérieurs.",
  automatic: 'Analyse automatique.',
  withModel: (model: string, provider: string): string =>
    `Un modèle extérieur, ${model} (${provider}), a lu ce texte aussi.`,
  found: (count: number): string => (count > 1 ? `${count} constats` : `${count} constat`),
  noFindings: "Rien ici n'est assez net pour être relevé. Mieux vaut se taire que deviner.",
  reading: "L'analyse lit votre rêve…",
  readingOther: "L'analyse lit ce rêve…",
  failed: "L'analyse n'a pas abouti.",
  failedHint: 'Le texte est gardé. Vous pouvez la relancer.',
  analyseAgain: "Relancer l'analyse",
  requestFailed: "La demande n'a pas pu partir. Réessayez.",
  careTitle: 'Si vous traversez un moment difficile',
  careText: 'Parler à quelqu’un peut aider, à toute heure, gratuitement :',
  careLines: ['3114, prévention du suicide (France)', '112, urgences (Europe)', '9-8-8 (Canada)'],
  carePrivate: 'Ce message n’est montré qu’à vous. Rien n’est signalé ni gardé.',
};

export type AnalysisMessages = typeof analysisFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    analysis: AnalysisMessages;
  }
}
