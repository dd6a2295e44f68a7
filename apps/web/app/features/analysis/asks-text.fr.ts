import type { EventValence } from '@reverie/contract/findings.rules';
import type {
  CharacterIdentity,
  EmotionClass,
  Interaction,
  Setting,
} from '@reverie/oneirology/schema';

const emotions: Record<EmotionClass, string> = {
  happiness: "Qu'est-ce qui rendait ce moment si léger ?",
  confusion: "Qu'est-ce que vous cherchiez à comprendre, là ?",
  sadness: "Qu'est-ce qui manquait, à ce moment-là ?",
  apprehension: 'De ce qui arrive, ou de ce qui pourrait arriver ?',
  anger: "Qu'auriez-vous voulu dire, ou arrêter ?",
};
const characters: Record<CharacterIdentity, string> = {
  family: "Qu'auriez-vous aimé lui dire, ou lui demander ?",
  friend: 'Où en êtes-vous ensemble, ces jours-ci ?',
  known: 'Où en êtes-vous ensemble, ces jours-ci ?',
  stranger: 'À qui cette présence vous fait-elle penser, de près ou de loin ?',
  occupational: "Qu'attendiez-vous de cette personne ?",
  prominent: 'Que venait faire chez vous quelqu’un que tout le monde connaît ?',
  animal: 'Si cet animal parlait, quelle serait sa première phrase ?',
  imaginary: 'Que pouvait cet être, que personne ne peut ?',
  dead: 'Quel souvenir de cette personne le rêve a-t-il réveillé ?',
  uncertain: 'Si vous deviez lui donner un nom, lequel ?',
};
const interactions: Record<Interaction['type'], string> = {
  aggression: "Que serait-il arrivé si personne n'avait bougé ?",
  friendliness: 'De qui attendriez-vous un geste comme celui-là ?',
  sexuality: "Qu'est-ce qui vous attirait, ou vous gênait ?",
};
const familiarities: Record<Setting['familiarity'], string> = {
  familiar: "Qu'est-ce qui, ici, n'était pas comme vous le connaissez ?",
  unfamiliar: 'À quel endroit de votre vie celui-ci ressemble-t-il ?',
  distorted: "Qu'est-ce qui avait changé, et qu'est-ce qui était resté ?",
  geographical: 'Qui connaissez-vous là-bas, ou qui y avez-vous connu ?',
  unknown: "Jusqu'où pouviez-vous aller, dans ce lieu ?",
};
const events: Record<string, string> = {
  death: 'Qui restait, et pour faire quoi ?',
  injury: "Qui s'en est occupé ?",
  accident: "Qu'avez-vous vu juste avant ?",
  lost: "Qu'auriez-vous fait, une fois retrouvé ?",
  threat: "Qu'est-ce qui vous barrait la route ?",
  falling: "Qu'y avait-il en dessous ?",
  late: "Qu'est-ce qui vous attendait là-bas ?",
  boon: "Qu'en avez-vous fait ?",
  achieved: "Et après : qu'y avait-il de l'autre côté ?",
  failed: 'Que manquait-il pour y arriver ?',
};
const valences: Record<EventValence, string> = {
  misfortune: 'De quoi aviez-vous besoin, à cet instant ?',
  goodFortune: "Qu'en avez-vous fait ?",
  success: "Et après : qu'y avait-il de l'autre côté ?",
  failure: 'Que manquait-il pour y arriver ?',
};
const strangeness: Record<string, string> = {
  impossibility: "Sur le moment, l'avez-vous trouvé naturel ?",
  metamorphosis: "Qu'est-ce qui est resté le même ?",
  scale: 'Et vous, quelle taille aviez-vous ?',
  displacement: "D'où cela venait-il, d'après vous ?",
  discontinuity: "D'une scène à l'autre, qu'avez-vous perdu en route ?",
  repetition: "D'une fois à l'autre, qu'est-ce qui change ?",
};

/** One open question a finding: about what happened in the dream, never about what it means. */
export const asksFr = {
  emotions,
  characters,
  interactions,
  familiarities,
  events,
  valences,
  strangeness,
  several: "Que vous voulaient-ils, s'ils vous voulaient quelque chose ?",
  symbol: "La dernière fois, en plein jour, c'était où ?",
  sense: 'Quel souvenir, éveillé, y ressemble ?',
  lucidity: "Qu'est-ce qui vous a fait comprendre que vous rêviez ?",
  nightmare: 'Si vous changiez la fin, que se passerait-il ?',
  denied: 'Est-ce ainsi que vous l’avez vécu ?',
  ifYours: 'Si c’était votre rêve :',
};

export type AsksMessages = typeof asksFr;
