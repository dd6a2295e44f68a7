import type { Troupe } from '#press/compose/troupe.ts';
import type { MannerName } from '#press/compose/work/manners.ts';
import type { ActName, ShownDeed } from '#press/scene.ts';

/** What something is done to: nothing, what a table has room for, what stands, a beast; or these. */
type What = 'nothing' | 'small' | 'tall' | 'beast' | 'any' | ReadonlySet<string>;

interface Row {
  /** The first words of the verbs, or all of an act. */
  readonly verbs?: RegExp;
  readonly act?: ActName | readonly ActName[];
  readonly what: What | readonly What[];
  /** The part of the place that it is done to. */
  readonly at?: RegExp;
  readonly as: MannerName;
}

const ids = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/));
const verbs = (text: string) =>
  new RegExp(`^(?:${text.split(' ').join('|').replaceAll('_', ' ')})\\b`);

const garments = ids(
  `dress coat shirt trousers gloves underwear scarf sock swimsuit skirt blouse lab-coat kimono
  safety-vest life-jacket shorts bathrobe apron wedding-dress towel blanket sheet clothes laundry
  necktie uniform jacket pillow curtain flag`,
);
const worn = ids(
  `dress coat shirt trousers scarf swimsuit skirt blouse lab-coat kimono safety-vest life-jacket shorts
  bathrobe apron wedding-dress uniform jacket`,
);
const hats = ids(
  `hat cap straw-hat top-hat cowboy-hat party-hat military-helmet helmet crown tiara mask
  graduation-cap wig`,
);
const papers = ids(
  `letter page photograph newspaper money contract map receipt ticket poster painting postcard card
  scroll diploma identity-card passport drawing`,
);
const books = ids('book diary notebook magazine bible');
const fruits = ids(
  `apple pear orange lemon lime cherry peach mango coconut olive fruit banana avocado kiwi grapes
  chestnut plum nut yam`,
);
const balls = ids('ball football basketball volleyball rugby-ball american-football beach-ball');
const rackets = ids('tennis-racket badminton ping-pong baseball-bat ice-hockey');
const ropes = ids('rope thread yarn ribbon wire chain hose cable string');
const fires = ids('fire campfire burning barbecue fireplace');
const cards = ids('playing-cards game');
const trees = ids('tree fir-tree palm-tree christmas-tree bamboo');
const timber = ids('plank pipe stick branch ladder');
const rods = ids('fishing fishing-rod');

const wiping = verbs('wipes cleans washes scrubs polishes rubs dusts rinses');

/** How some work is done, by its verb and what it is done to; the first row that is of it. */
const rows: readonly Row[] = [
  { verbs: wiping, what: 'nothing', at: /^(?:table|desk|counter|worktop|bench)$/, as: 'wipeTable' },
  { verbs: wiping, what: 'nothing', at: /^(?:floor|ground|stairs|carpet)$/, as: 'scrubFloor' },
  {
    verbs: wiping,
    what: 'nothing',
    at: /^(?:window|wall|door|mirror|blackboard)$/,
    as: 'wipeWall',
  },
  { verbs: verbs('chops cuts splits'), what: ids('log wood branch'), as: 'chop' },
  { verbs: verbs('chops cuts saws fells'), what: trees, as: 'fell' },
  { verbs: verbs('saws'), what: ['small', 'nothing', timber], as: 'saw' },
  {
    verbs: verbs('trims prunes cuts'),
    what: ids('bush hedge houseplant rose sunflower'),
    as: 'clip',
  },
  { verbs: verbs('shaves'), what: 'nothing', as: 'shave' },
  { verbs: verbs('sculpts carves engraves'), what: 'tall', as: 'carve' },
  { act: 'cut', what: 'small', as: 'knife' },
  { verbs: verbs('irons'), what: [garments, 'small'], as: 'iron' },
  { verbs: verbs('irons'), what: 'nothing', as: 'ironLinen' },
  { verbs: verbs('folds'), what: [garments, 'small'], as: 'fold' },
  { verbs: verbs('folds'), what: 'nothing', as: 'foldLinen' },
  { verbs: verbs('nails hammers'), what: ['small', 'nothing', timber], as: 'hammer' },
  { verbs: verbs('forges'), what: ['any', 'nothing'], as: 'forge' },
  { verbs: verbs('weaves'), what: ['any', 'nothing'], as: 'weave' },
  { verbs: verbs('wrings'), what: garments, as: 'wring' },
  { verbs: verbs('hangs_up hangs'), what: garments, as: 'hangUp' },
  {
    verbs: verbs('puts tries takes_off takes_out buttons fastens removes'),
    what: worn,
    as: 'dressing',
  },
  { verbs: verbs('puts tries takes_off removes adjusts'), what: hats, as: 'wear' },
  { verbs: verbs('puts tries'), what: ids('lipstick'), as: 'rouge' },
  {
    verbs: verbs('puts tries takes_off adjusts'),
    what: ids('glasses sunglasses'),
    as: 'spectacles',
  },
  { verbs: verbs('knots ties puts adjusts'), what: ids('necktie bow-tie'), as: 'necktie' },
  { verbs: verbs('knots ties unties coils untangles'), what: [ropes], as: 'knot' },
  { verbs: verbs('shuffles'), what: cards, as: 'shuffle' },
  { verbs: verbs('milks'), what: 'beast', as: 'milk' },
  { verbs: verbs('grooms brushes'), what: 'beast', as: 'groom' },
  {
    verbs: verbs('brushes_their_teeth'),
    what: ['nothing', ids('teeth toothbrush')],
    as: 'brushTeeth',
  },
  { verbs: verbs('combs brushes'), what: 'nothing', as: 'comb' },
  {
    act: 'wash',
    verbs: verbs('washes cleans rinses scrubs soaps disinfects soaks'),
    what: 'small',
    as: 'scour',
  },
  {
    act: 'wash',
    verbs: verbs('washes cleans rinses scrubs soaps disinfects'),
    what: ['tall', 'beast'],
    as: 'lather',
  },
  {
    act: 'wash',
    verbs: verbs('washes cleans rinses scrubs soaps disinfects'),
    what: 'nothing',
    as: 'washHands',
  },
  {
    verbs: verbs('polishes wipes rubs dusts waxes oils cleans dries varnishes'),
    what: 'small',
    as: 'polish',
  },
  {
    verbs: verbs('polishes wipes rubs dusts waxes oils cleans dries varnishes'),
    what: 'tall',
    as: 'rub',
  },
  {
    verbs: verbs(
      'repairs mends fixes adjusts maintains tinkers takes_apart dismantles loosens drills screws unscrews',
    ),
    what: 'small',
    as: 'screw',
  },
  { verbs: verbs('drills screws unscrews'), what: 'tall', as: 'drive' },
  {
    verbs: verbs('repairs mends fixes adjusts maintains tinkers takes_apart dismantles loosens'),
    what: 'tall',
    as: 'mend',
  },
  { verbs: verbs('stamps'), what: 'small', as: 'stamp' },
  { verbs: verbs('butters'), what: 'small', as: 'butter' },
  { verbs: verbs('mixes whisks'), what: ['small', 'nothing'], as: 'whisk' },
  { verbs: verbs('fries grills'), what: ['small', 'nothing'], as: 'fry' },
  { verbs: verbs('weighs'), what: 'small', as: 'weigh' },
  { verbs: verbs('counts'), what: 'small', as: 'count' },
  { verbs: verbs('smokes lights'), what: ids('cigarette cigar'), as: 'smoke' },
  { verbs: verbs('smokes'), what: ids('tobacco-pipe'), as: 'pipe' },
  { verbs: verbs('smokes'), what: 'nothing', as: 'smoke' },
  { verbs: verbs('blows_out puts_out'), what: ids('candle match lantern'), as: 'blowOut' },
  { verbs: verbs('blows_out puts_out'), what: 'small', as: 'blowOutTable' },
  { verbs: verbs('blows_up'), what: ids('party-balloons balloon'), as: 'blowUp' },
  { verbs: verbs('lights'), what: fires, as: 'kindle' },
  { verbs: verbs('lights'), what: 'small', as: 'strike' },
  { verbs: verbs('juggles'), what: 'small', as: 'juggle' },
  { verbs: verbs('rings shakes'), what: ids('bell hand-bell'), as: 'ring' },
  { verbs: verbs('tears'), what: papers, as: 'tear' },
  { verbs: verbs('drops spills'), act: 'throw', what: 'small', as: 'drop' },
  { verbs: verbs('breaks smashes shatters drops'), act: 'break', what: 'small', as: 'smash' },
  { verbs: verbs('picks'), what: fruits, as: 'pickFruit' },
  { verbs: verbs('opens unfolds'), what: ids('letter'), as: 'openLetter' },
  { verbs: verbs('opens leafs'), what: books, as: 'openBook' },
  { verbs: verbs('unlocks'), what: ['nothing', ids('key')], as: 'unlock' },
  { verbs: verbs('sows'), what: ['nothing', ids('seed seeds grass beans peas corn')], as: 'sow' },
  { verbs: verbs('plants'), what: ['any'], as: 'plant' },
  { verbs: verbs('kicks'), what: [balls, 'small', ids('moon planet sun globe')], as: 'kick' },
  // A coconut that rings is answered at the ear.
  { act: 'phone', what: 'small', as: 'answer' },
  { act: 'build', verbs: verbs('builds makes assembles erects'), what: 'small', as: 'hammer' },
  { act: 'build', verbs: verbs('builds makes assembles erects'), what: 'tall', as: 'join' },
  { act: 'play', what: rackets, as: 'racket' },
  { act: 'play', what: ids('ball football rugby-ball american-football'), as: 'kick' },
  { act: 'play', what: cards, as: 'cards' },
  {
    act: ['hold', 'carry', 'wait', 'sit', 'stand', 'play', 'throw', 'tend'],
    what: rods,
    as: 'angle',
  },
  { act: ['hold', 'pull', 'fly', 'play', 'throw', 'run'], what: ids('kite'), as: 'kite' },
  { verbs: verbs('skips'), what: ['nothing', ids('skipping-rope rope')], as: 'skip' },
  { verbs: verbs('skis'), what: ['nothing', ids('skis')], as: 'ski' },
  { verbs: verbs('skates'), what: ['nothing', ids('ice-skate')], as: 'skate' },
  { act: 'shoot', what: 'nothing', as: 'pistol' },
  { act: 'shoot', what: ids('rifle'), as: 'aim' },
  { act: 'shoot', what: ids('pistol weapon'), as: 'pistol' },
  { act: 'shoot', what: ids('bow-and-arrow crossbow'), as: 'bow' },
  { verbs: verbs('blows_out blows_up blows'), what: ids('bubbles'), as: 'bubbles' },
  { act: ['play', 'hold', 'build'], what: ids('bubbles'), as: 'bubbles' },
  {
    act: ['open', 'hold', 'carry', 'walk', 'wait', 'stand'],
    what: ids('umbrella'),
    as: 'umbrella',
  },
  { verbs: verbs('shakes'), what: trees, as: 'shakeTree' },
  { act: 'look', what: ids('telescope'), as: 'spyglass' },
  { act: 'look', what: ids('binoculars'), as: 'binoculars' },
  { act: ['carry', 'hold'], what: ids('hay haystack straw'), as: 'pitch' },
  { act: 'pull', what: ids('rope'), as: 'haul' },
  { act: 'paint', what: ids('painting'), as: 'easel' },
  { act: 'paint', verbs: verbs('paints draws colours'), what: 'nothing', as: 'easel' },
];

/** Things that tell by themselves what is done with them. */
const ofTools: Readonly<Record<string, MannerName>> = {
  hammer: 'hammer',
  saw: 'saw',
  'vacuum-cleaner': 'vacuum',
  'butterfly-net': 'net',
  net: 'net',
  flashlight: 'search',
  comb: 'comb',
  razor: 'shave',
  toothbrush: 'brushTeeth',
  rifle: 'aim',
  pistol: 'pistol',
  'bow-and-arrow': 'bow',
  'fishing-rod': 'angle',
  fishing: 'angle',
  telescope: 'spyglass',
  binoculars: 'binoculars',
  'magnifying-glass': 'lens',
};

const photographing = verbs('photographs films');

export function mannerOf(
  act: ActName,
  verb: string,
  id: string | undefined,
  thing: Troupe | undefined,
  at?: string,
): MannerName | null {
  const isOfAct = (own: Row['act']) => own === undefined || own === act || own.includes(act);
  const row = rows.find(
    (one) =>
      isOfAct(one.act) &&
      (one.verbs === undefined || one.verbs.test(verb)) &&
      (one.at === undefined || one.at.test(at ?? '')) &&
      [one.what].flat().some((what) => isSuch(what, id, thing)),
  );
  return row?.as ?? null;
}

export function mannerOfTool(id: string): MannerName | null {
  return ofTools[id] ?? null;
}

/** The tool of a deed that leaves whom it is done to where they are. */
export function mannerApart(
  { act, verb, whom, relation }: ShownDeed,
  isAtBeast: boolean,
): MannerName | null {
  if (photographing.test(verb?.en.one ?? '')) return 'photograph';
  // Who shoots at somebody does so with something.
  if (act !== 'shoot' || whom === undefined || relation?.name === 'with') return null;
  return isAtBeast ? 'aim' : 'pistol';
}

/** Centimetres: what a table has room for, and what one stands before. */
const most = { table: 76, before: 460 };
const least = 38;

function isSuch(what: What, id: string | undefined, thing: Troupe | undefined): boolean {
  if (what === 'nothing') return id === undefined;
  if (id === undefined || !thing) return false;
  if (typeof what !== 'string') return what.has(id);
  const { box, isBeast, isThing, stands, piece } = thing;
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const isLiving = isBeast === true || piece.anchors?.mouth !== undefined;
  if (what === 'beast') return isThing === true && isLiving && wide <= most.before;
  if (what === 'any') return !isLiving;
  if (what === 'small') return !isLiving && Math.max(wide, high) <= most.table;
  return !isLiving && stands === 'ground' && high >= least && wide <= most.before;
}
