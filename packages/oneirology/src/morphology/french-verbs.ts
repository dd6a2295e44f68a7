/**
 * French conjugation, enough of it to recognise every form a dream is told in: present, imperfect,
 * simple past, future, conditional, subjunctive and both participles.
 */

/** What an irregular verb does not share with its group. */
interface Model {
  /** Present indicative, six persons. */
  readonly present: readonly string[];
  readonly imperfect: string;
  /** Stem and vowel of the simple past: `fi`, `couru`, `vin`. */
  readonly past: string;
  readonly future: string;
  readonly participle: string;
  /** Stem of the singular subjunctive; where absent, the third person plural's. */
  readonly subjunctive?: string;
}

/**
 * One verb a line: infinitive | present | imperfect | past | future | participle | subjunctive.
 * A verb follows the model its infinitive ends in, so `surprendre` conjugates as `prendre`.
 */
const modelLines = `
être | suis es est sommes êtes sont | ét | fu | ser | été | soi
avoir | ai as a avons avez ont | av | eu | aur | eu | ai
aller | vais vas va allons allez vont | all | alla | ir | allé | aill
faire | fais fais fait faisons faites font | fais | fi | fer | fait | fass
dire | dis dis dit disons dites disent | dis | di | dir | dit
venir | viens viens vient venons venez viennent | ven | vin | viendr | venu
tenir | tiens tiens tient tenons tenez tiennent | ten | tin | tiendr | tenu
voir | vois vois voit voyons voyez voient | voy | vi | verr | vu
savoir | sais sais sait savons savez savent | sav | su | saur | su | sach
pouvoir | peux peux peut pouvons pouvez peuvent | pouv | pu | pourr | pu | puiss
vouloir | veux veux veut voulons voulez veulent | voul | voulu | voudr | voulu | veuill
devoir | dois dois doit devons devez doivent | dev | du | devr | dû
recevoir | reçois reçois reçoit recevons recevez reçoivent | recev | reçu | recevr | reçu
apercevoir | aperçois aperçois aperçoit apercevons apercevez aperçoivent | apercev | aperçu | apercevr | aperçu
décevoir | déçois déçois déçoit décevons décevez déçoivent | décev | déçu | décevr | déçu
prendre | prends prends prend prenons prenez prennent | pren | pri | prendr | pris
mettre | mets mets met mettons mettez mettent | mett | mi | mettr | mis
battre | bats bats bat battons battez battent | batt | batti | battr | battu
lire | lis lis lit lisons lisez lisent | lis | lu | lir | lu
écrire | écris écris écrit écrivons écrivez écrivent | écriv | écrivi | écrir | écrit
rire | ris ris rit rions riez rient | ri | ri | rir | ri
suivre | suis suis suit suivons suivez suivent | suiv | suivi | suivr | suivi
vivre | vis vis vit vivons vivez vivent | viv | vécu | vivr | vécu
mourir | meurs meurs meurt mourons mourez meurent | mour | mouru | mourr | mort
courir | cours cours court courons courez courent | cour | couru | courr | couru
couvrir | couvre couvres couvre couvrons couvrez couvrent | couvr | couvri | couvrir | couvert
ouvrir | ouvre ouvres ouvre ouvrons ouvrez ouvrent | ouvr | ouvri | ouvrir | ouvert
offrir | offre offres offre offrons offrez offrent | offr | offri | offrir | offert
souffrir | souffre souffres souffre souffrons souffrez souffrent | souffr | souffri | souffrir | souffert
dormir | dors dors dort dormons dormez dorment | dorm | dormi | dormir | dormi
partir | pars pars part partons partez partent | part | parti | partir | parti
sortir | sors sors sort sortons sortez sortent | sort | sorti | sortir | sorti
sentir | sens sens sent sentons sentez sentent | sent | senti | sentir | senti
mentir | mens mens ment mentons mentez mentent | ment | menti | mentir | menti
servir | sers sers sert servons servez servent | serv | servi | servir | servi
fuir | fuis fuis fuit fuyons fuyez fuient | fuy | fui | fuir | fui
cueillir | cueille cueilles cueille cueillons cueillez cueillent | cueill | cueilli | cueiller | cueilli
craindre | crains crains craint craignons craignez craignent | craign | craigni | craindr | craint
plaindre | plains plains plaint plaignons plaignez plaignent | plaign | plaigni | plaindr | plaint
peindre | peins peins peint peignons peignez peignent | peign | peigni | peindr | peint
éteindre | éteins éteins éteint éteignons éteignez éteignent | éteign | éteigni | éteindr | éteint
atteindre | atteins atteins atteint atteignons atteignez atteignent | atteign | atteigni | atteindr | atteint
rejoindre | rejoins rejoins rejoint rejoignons rejoignez rejoignent | rejoign | rejoigni | rejoindr | rejoint
conduire | conduis conduis conduit conduisons conduisez conduisent | conduis | conduisi | conduir | conduit
détruire | détruis détruis détruit détruisons détruisez détruisent | détruis | détruisi | détruir | détruit
construire | construis construis construit construisons construisez construisent | construis | construisi | construir | construit
réduire | réduis réduis réduit réduisons réduisez réduisent | réduis | réduisi | réduir | réduit
séduire | séduis séduis séduit séduisons séduisez séduisent | séduis | séduisi | séduir | séduit
boire | bois bois boit buvons buvez boivent | buv | bu | boir | bu
croire | crois crois croit croyons croyez croient | croy | cru | croir | cru
connaître | connais connais connaît connaissons connaissez connaissent | connaiss | connu | connaîtr | connu
paraître | parais parais paraît paraissons paraissez paraissent | paraiss | paru | paraîtr | paru
naître | nais nais naît naissons naissez naissent | naiss | naqui | naîtr | né
plaire | plais plais plaît plaisons plaisez plaisent | plais | plu | plair | plu
taire | tais tais tait taisons taisez taisent | tais | tu | tair | tu
pleuvoir | pleus pleus pleut pleuvons pleuvez pleuvent | pleuv | plu | pleuvr | plu
asseoir | assieds assieds assied asseyons asseyez asseyent | assey | assi | assiér | assis
vaincre | vaincs vaincs vainc vainquons vainquez vainquent | vainqu | vainqui | vaincr | vaincu
coudre | couds couds coud cousons cousez cousent | cous | cousi | coudr | cousu
envoyer | envoie envoies envoie envoyons envoyez envoient | envoy | envoya | enverr | envoyé
haïr | hais hais hait haïssons haïssez haïssent | haïss | haï | haïr | haï
étreindre | étreins étreins étreint étreignons étreignez étreignent | étreign | étreigni | étreindr | étreint
introduire | introduis introduis introduit introduisons introduisez introduisent | introduis | introduisi | introduir | introduit
traire | trais trais trait trayons trayez traient | tray | trayi | trair | trait
bouillir | bous bous bout bouillons bouillez bouillent | bouill | bouilli | bouillir | bouilli
luire | luis luis luit luisons luisez luisent | luis | luisi | luir | lui
`;

const models: ReadonlyMap<string, Model> = new Map(
  modelLines
    .trim()
    .split('\n')
    .map((line): [string, Model] => {
      const [
        name = '',
        present = '',
        imperfect = '',
        past = '',
        future = '',
        participle = '',
        own,
      ] = line.split('|').map((part) => part.trim());
      const model = { present: present.split(' '), imperfect, past, future, participle };
      return [name, own === undefined ? model : { ...model, subjunctive: own }];
    }),
);

const imperfectEndings = ['ais', 'ait', 'ions', 'iez', 'aient', 'ant'];
const futureEndings = ['ai', 'as', 'a', 'ons', 'ez', 'ont', 'ais', 'ait', 'ions', 'iez', 'aient'];

function agreements(participle: string): string[] {
  const stem = participle.replace(/û$/, 'u');
  const plural = stem.endsWith('s') ? stem : `${stem}s`;
  return [participle, plural, `${stem}e`, `${stem}es`];
}

function simplePast(stem: string): string[] {
  if (stem.endsWith('a')) {
    const root = stem.slice(0, -1);
    return [`${root}ai`, `${root}as`, `${root}a`, `${root}âmes`, `${root}èrent`];
  }
  const long = stem.replace(/i$/, 'î').replace(/u$/, 'û');
  return [`${stem}s`, `${stem}t`, `${long}mes`, `${stem}rent`];
}

function fromModel(prefix: string, model: Model): string[] {
  const plural = model.present[5] ?? '';
  const subjunctive = model.subjunctive ?? plural.replace(/ent$/, '');
  return [
    ...model.present,
    ...imperfectEndings.map((ending) => model.imperfect + ending),
    ...simplePast(model.past),
    ...futureEndings.map((ending) => model.future + ending),
    ...['e', 'es', 'ent'].map((ending) => subjunctive + ending),
    ...agreements(model.participle),
  ].map((form) => prefix + form);
}

/** The written changes of first-group stems: `mange-ons`, `lanç-ait`, `appell-e`, `lèv-e`, `noi-e`. */
function firstGroup(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const soft = stem.endsWith('g')
    ? `${stem}e`
    : stem.endsWith('c')
      ? `${stem.slice(0, -1)}ç`
      : stem;
  const stressed = stressedStem(stem);
  const future = /[éy]/.test(stem.slice(-2)) && !stem.endsWith('y') ? stem : stressed;
  // « Essayer » is written both ways: `essaye`, `essaie`.
  const withI = stem.endsWith('ay') ? [`${stem.slice(0, -1)}i`] : [];
  return [
    ...withI.flatMap((other) => ['e', 'es', 'ent'].map((ending) => other + ending)),
    ...withI.flatMap((other) => futureEndings.map((ending) => `${other}er${ending}`)),
    ...['e', 'es', 'ent'].map((ending) => stressed + ending),
    ...['ez', 'iez', 'ions', 'er', 'èrent', 'é', 'ée', 'és', 'ées'].map((ending) => stem + ending),
    ...['ons', 'ais', 'ait', 'aient', 'ant', 'ai', 'as', 'a', 'âmes'].map(
      (ending) => soft + ending,
    ),
    ...futureEndings.map((ending) => `${future}er${ending}`),
  ];
}

function stressedStem(stem: string): string {
  if (/[ou]y$/.test(stem)) return `${stem.slice(0, -1)}i`;
  const open = /^(.*)[eé]([bcdglmnprstv]{1,2}|ch|qu)$/.exec(stem);
  if (open === null) return stem;
  const [, head = '', consonants = ''] = open;
  if (stem.endsWith(`e${consonants}`)) {
    // A doubled consonant already opens the vowel (`press-`, `dress-`); so do most pairs.
    if (consonants.length === 2 && consonants !== 'ch') return stem;
    if (/(?:app|rapp|épp|att|sorc)el$|(?:j|qu|ss)et$/.test(stem)) return `${stem}${consonants}`;
  }
  return `${head}è${consonants}`;
}

function secondGroup(infinitive: string): string[] {
  const stem = infinitive.slice(0, -1);
  return [
    ...['s', 't', 'mes', 'rent', 'ssons', 'ssez', 'ssent', 'sse', 'sses'].map((e) => stem + e),
    ...imperfectEndings.map((ending) => `${stem}ss${ending}`),
    ...futureEndings.map((ending) => infinitive + ending),
    ...agreements(stem),
  ];
}

function thirdGroup(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  return [
    ...['s', '', 'ons', 'ez', 'ent', 'e', 'es'].map((ending) => stem + ending),
    ...imperfectEndings.map((ending) => stem + ending),
    ...simplePast(`${stem}i`),
    ...futureEndings.map((ending) => `${stem}r${ending}`),
    ...agreements(`${stem}u`),
  ];
}

function modelOf(infinitive: string): [string, Model] | undefined {
  for (let cut = 0; cut < infinitive.length - 3; cut += 1) {
    const model = models.get(infinitive.slice(cut));
    // « Emballer », « installer » end as « aller » does, and go as « parler ».
    if (cut > 0 && infinitive.endsWith('aller')) return undefined;
    if (model !== undefined) return [infinitive.slice(0, cut), model];
  }
  return undefined;
}

/** They end as a third-group model does and yet conjugate as `finir`. */
const secondGroupAfterAll = new Set(['avertir', 'investir', 'ralentir', 'retentir', 'asservir']);

/** Every form of a French verb, the infinitive included. */
export function conjugateFrench(infinitive: string): string[] {
  const model = secondGroupAfterAll.has(infinitive) ? undefined : modelOf(infinitive);
  if (model !== undefined) return [infinitive, ...fromModel(...model)];
  if (infinitive.endsWith('er')) return [infinitive, ...firstGroup(infinitive)];
  if (infinitive.endsWith('ir')) return [infinitive, ...secondGroup(infinitive)];
  if (infinitive.endsWith('re')) return [infinitive, ...thirdGroup(infinitive)];
  return [infinitive];
}

/** A verb as it is told of one and of several, now: « plie », « plient ». */
export function presentFrench(infinitive: string): { readonly one: string; readonly many: string } {
  const model = secondGroupAfterAll.has(infinitive) ? undefined : modelOf(infinitive);
  if (model !== undefined) {
    const [prefix, { present }] = model;
    return { one: `${prefix}${present[2]}`, many: `${prefix}${present[5]}` };
  }
  const stem = infinitive.slice(0, -2);
  if (infinitive.endsWith('er')) {
    const stressed = stressedStem(stem);
    return { one: `${stressed}e`, many: `${stressed}ent` };
  }
  if (infinitive.endsWith('ir')) return { one: `${stem}it`, many: `${stem}issent` };
  return { one: stem, many: `${stem}ent` };
}

/** Nouns and adjectives that end as an infinitive does. */
const noInfinitives = new Set(
  `mer hiver fer enfer cancer boulanger berger danger étranger verger oranger passager messager léger
  dîner déjeuner souper goûter foyer noyer loyer lever coucher plancher rocher clocher bûcher boucher
  cocher archer évêcher hier cher fier ver amer clair soir noir tiroir miroir couloir trottoir plaisir
  avenir souvenir loisir cuir désir espoir manoir séchoir arrosoir abattoir dortoir parloir`.split(
    /\s+/,
  ),
);
/** Of words in `-ier`, the verbs: the others are a stair, a basket, a paper. */
const verbsInIer = new Set(
  `étudier crier oublier copier plier marier skier trier nier lier scier prier épier confier remercier
  apprécier vérifier photographier multiplier expédier déplier relier supplier parier`.split(/\s+/),
);

/** Whether a word is the infinitive of a verb that can be conjugated here. */
export function isFrenchInfinitive(word: string): boolean {
  if (noInfinitives.has(word)) return false;
  if (word.endsWith('ier')) return verbsInIer.has(word);
  if (/..(?:er|ir)$/.test(word)) return true;
  return /re$/.test(word) && modelOf(word) !== undefined;
}
