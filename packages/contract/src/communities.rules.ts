/** `open`: anyone joins; `closed`: one asks and is let in; `private`: one is invited. */
export const communityKinds = ['open', 'closed', 'private'] as const;
export type CommunityKind = (typeof communityKinds)[number];

export const communityRoles = ['owner', 'moderator', 'member'] as const;
export type CommunityRole = (typeof communityRoles)[number];

export const communityNameLimit = 60;
export const communityNameLeast = 2;
export const communityDescriptionLimit = 500;
export const communityRuleLimit = 140;
export const communityRulesLimit = 8;

/** Communities one person may own: of those anyone finds, and of private ones. */
export const ownedCommunitiesLimit = 2;
export const ownedPrivateLimit = 5;
/** People in a circle, which is a private community whose dreams are read one an evening. */
export const circleLimit = 12;
/** The hour, in UTC, from which the dream of an evening is read. */
export const eveningHour = 18;

/** Communities one person may belong to. */
export const joinedLimit = 50;

export const questionLimit = 200;
/** Questions that wait for their Monday, in one community. */
export const waitingQuestionsLimit = 52;

/** Days an invitation lets people in. */
export const invitationDays = 7;

/** Dreams on a page of a community. */
export const communityPageSize = 12;

/** The birds whose names people bear in a community, in both languages. Only ever added to. */
export const birds = [
  ['Courlis', 'Curlew'],
  ['Grèbe', 'Grebe'],
  ['Hulotte', 'Tawny owl'],
  ['Bernache', 'Brant'],
  ['Sarcelle', 'Teal'],
  ['Râle', 'Rail'],
  ['Foulque', 'Coot'],
  ['Martinet', 'Swift'],
  ['Huppe', 'Hoopoe'],
  ['Loriot', 'Oriole'],
  ['Bruant', 'Bunting'],
  ['Pluvier', 'Plover'],
  ['Sterne', 'Tern'],
  ['Fulmar', 'Fulmar'],
  ['Guêpier', 'Bee-eater'],
  ['Héron', 'Heron'],
  ['Aigrette', 'Egret'],
  ['Avocette', 'Avocet'],
  ['Bécassine', 'Snipe'],
  ['Bergeronnette', 'Wagtail'],
  ['Chardonneret', 'Goldfinch'],
  ['Chevêche', 'Little owl'],
  ['Chouette', 'Owl'],
  ['Cigogne', 'Stork'],
  ['Cormoran', 'Cormorant'],
  ['Crécerelle', 'Kestrel'],
  ['Cygne', 'Swan'],
  ['Engoulevent', 'Nightjar'],
  ['Fauvette', 'Warbler'],
  ['Gobemouche', 'Flycatcher'],
  ['Grive', 'Thrush'],
  ['Grue', 'Crane'],
  ['Hirondelle', 'Swallow'],
  ['Linotte', 'Linnet'],
  ['Macareux', 'Puffin'],
  ['Merle', 'Blackbird'],
  ['Mésange', 'Tit'],
  ['Milan', 'Kite'],
  ['Mouette', 'Gull'],
  ['Océanite', 'Petrel'],
  ['Pipit', 'Pipit'],
  ['Pinson', 'Chaffinch'],
  ['Roitelet', 'Goldcrest'],
  ['Rossignol', 'Nightingale'],
  ['Rougegorge', 'Robin'],
  ['Sittelle', 'Nuthatch'],
  ['Spatule', 'Spoonbill'],
  ['Tadorne', 'Shelduck'],
  ['Tarin', 'Siskin'],
  ['Traquet', 'Wheatear'],
  ['Troglodyte', 'Wren'],
  ['Vanneau', 'Lapwing'],
  ['Verdier', 'Greenfinch'],
] as const;

/** A number stands behind each bird, from 1 up to this. */
export const birdNumbers = 99;

/** Who somebody is in a community, as others read it. */
export function pseudonymOf({ id, bird, number }: { id: string; bird: number; number: number }) {
  const [fr, en] = birds[bird] ?? birds[0];
  return { id, name: { fr: `${fr} ${number}`, en: `${en} ${number}` } };
}

/** The Monday of a moment's week, in UTC: `YYYY-MM-DD`. */
export function weekOf(at: Date): string {
  const monday = at.getUTCDate() - ((at.getUTCDay() + 6) % 7);
  return new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), monday))
    .toISOString()
    .slice(0, 10);
}
