import { indoorPlaces, outdoorPlaces, vehicles } from '#lexicon/places.ts';
import { propsIn } from '#read/props.ts';
import { matchesOf, type Reading } from '#read/reading.ts';
import { wordSet } from '#text/word-set.ts';

/**
 * Places whose noun says no place wherever it stands: what kind of thing one has (`a library card`, « la
 * clé de l'hôtel ») or how many there are (`a sea of people`, « une forêt de bras »).
 */
export function placesOnlySaid(reading: Reading): string[] {
  const said = [...matchesOf(reading, 'symbol'), ...propsIn(reading)]
    .map(({ from, to, meaning }) => ({ from, to, id: meaning.value.id }))
    .filter(({ id }) => isPlace(id));
  const ids = [...new Set(said.map(({ id }) => id))];
  return ids.filter((id) =>
    said.every((one) => one.id !== id || isOfThing(reading, one) || isOfMany(reading, one)),
  );
}

function isPlace(id: string): boolean {
  return id.startsWith('at-') || indoorPlaces.has(id) || outdoorPlaces.has(id) || vehicles.has(id);
}

interface Said {
  readonly from: number;
  readonly to: number;
}

/** Things that one has about oneself wherever one is; the place only says which. */
const carried = wordSet(
  `card cards map maps ticket tickets pass key keys towel candle uniform badge bill guide guidebook
  magazine leaflet brochure postcard receipt voucher account exam exams settings reset sale romance
  fees fee rules code number name song price prices food wine guitar hat shoe shoes boots coat shirt
  costume mug cup bag knife plant licence license wagon star stars tickets savings loan novel book`,
);
const carriedFrench = wordSet(
  `carte cartes clé clés clef clefs ticket tickets billet billets feuille plan uniforme badge blouse serviette
  facture guide magazine brochure reçu code numéro nom prix menu bougie livre roman robe casquette
  manteau chaussures bottes tasse sac couteau compte examen abonnement mal fruits chanson musique
  règlement photo photos vidéo maquette dessin`,
);

/** `A library card`, « une carte de bibliothèque », « les clés de l'hôtel ». */
function isOfThing({ tokens }: Reading, { from, to }: Said): boolean {
  const word = (at: number) => tokens[at]?.lower ?? '';
  if (carried.has(word(to)) && /^[ -]$/.test(tokens[to]?.gap ?? '')) return true;
  const of = /^(?:la|le|l'|les|ma|mon|notre)$/.test(word(from - 1)) ? from - 2 : from - 1;
  return /^(?:de|d'|du|des)$/.test(word(of)) && carriedFrench.has(word(of - 1));
}

/** What is said to be a whole landscape of: there are many of them, and no landscape. */
const heaped = wordSet(
  `people faces heads hands arms legs bodies eyes voices strangers cars dishes laundry clothes paperwork
  papers emails homework bills problems work tears vision study research expertise fish dolphins blood
  thought interest monde gens visages têtes mains bras jambes corps yeux voix inconnus voitures vaisselle
  linge vêtements papiers dossiers factures problèmes travail larmes vision recherche sang copies devoirs`,
);

/** `A mountain of dishes`, « une mer de monde », `a school of fish`, `the bridge of my nose`. */
function isOfMany({ tokens }: Reading, { to }: Said): boolean {
  const word = (at: number) => tokens[at]?.lower ?? '';
  if (!/^(?:of|de|d'|des)$/.test(word(to))) return false;
  const at = /^(?:my|his|her|the|dirty|mon|son|ton)$/.test(word(to + 1)) ? to + 2 : to + 1;
  return heaped.has(word(at)) || /^(?:nose|nez)$/.test(word(at));
}
