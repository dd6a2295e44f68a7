/**
 * Whom one knows by what they do. Where a cell has two nouns they are the man's and the woman's;
 * what stands after `+` names them in a dream as well. The last cell is what they wear
 * (`compose/bodies/costumes.ts`), `-` where they look like anybody.
 * id | French | English | looks
 */
const table = `
clown | clown + pitre | clown + jester | clown
doctor | médecin + docteur, docteure, docteurs, toubib, médecins, généraliste, pédiatre, gynécologue, cardiologue, radiologue, anesthésiste, doctoresse | doctor + physician, gp, gps, paediatrician, pediatrician, gynaecologist, cardiologist, anaesthetist, radiographer | white
nurse | infirmier/infirmière + aide-soignant, aide-soignante, puéricultrice, garde-malade | nurse + nurses, matron, carer | scrubs
dentist | dentiste + orthodontiste | dentist + orthodontist, hygienist | white
surgeon | chirurgien/chirurgienne | surgeon | scrubs
midwife | sage-femme + sages-femmes | midwife + midwives | scrubs
vet | vétérinaire | vet + veterinarian | white
pharmacist | pharmacien/pharmacienne | pharmacist + chemist | white
paramedic | ambulancier/ambulancière + brancardier, secouriste | paramedic + ambulance man | scrubs
scientist | scientifique + chercheur, chercheuse, savant, astronome, inventeur, un savant | scientist + researcher, astronomer, inventor | white
therapist | psychologue + psy, psychiatre, thérapeute | therapist + psychologist, psychiatrist, shrink, counsellor, counselor | suit
teacher | professeur/professeure + prof, profs, instituteur, institutrice, maîtresse d'école, enseignant, enseignante, maître d'école, prof de danse, conférencier | teacher + schoolteacher, professor, instructor, tutor, schoolmaster, schoolmistress, schoolmarm, lecturer, examiner, invigilator, headmaster, headmistress, head teacher, headteacher, teaching assistant | teacher
student | étudiant/étudiante + élève, élèves, écolier, écolière, lycéen, lycéenne, collégien, collégienne, cancre | student + pupil, schoolboy, schoolgirl | -
librarian | bibliothécaire | librarian | teacher
police | policier/policière + police, flic, gendarme, agent de police, commissaire, gendarmes | police officer + police, policeman, policemen, policewoman, cop, cops, patrolman, sheriff, constable, bobby, bobbies | police
soldier | soldat/soldate + militaire, armée, troupes, légionnaire, bidasse, tirailleur, tireur d'élite, ancien combattant, caporal, officier, sergent | soldier + trooper, army, troops, marine, squaddie, sniper, guerrilla, airman, corporal | soldier
general | général/générale + colonel, lieutenant | general + colonel, lieutenant, sergeant | soldier
guard | gardien/gardienne + garde, vigile, surveillant, surveillante, videur, maton, portier, veilleur de nuit, gardien de nuit, garde-chasse, douanier | guard + security guard, warden, bouncer, warder, jailer, doorman, bodyguard, sentry, night watchman, night watchmen, gamekeeper, park ranger, traffic warden, prison guard, prison officer | guard
firefighter | pompier/pompière | firefighter + fireman, firemen | fire
judge | juge | judge + magistrate | black-robe
lawyer | avocat/avocate + procureur, notaire | lawyer + attorney, solicitor, barrister | black-robe
detective | détective + inspecteur, inspectrice | detective + inspector | suit
spy | espion/espionne | spy + secret agent | suit
prisoner | prisonnier/prisonnière + détenu, détenue, bagnard | prisoner + inmate, convict | prisoner
thief | voleur/voleuse + cambrioleur, cambrioleuse, bandit, pickpocket, braqueur, malfrat, pickpocket | thief + burglar, robber, thieves, mugger, pickpocket | thief
murderer | assassin + meurtrier, meurtrière, tueur, tueuse | murderer + killer, assassin | thief
pirate | pirate | pirate | pirate
gangster | gangster + mafieux, truand, voyou, truand, dealer, contrebandier, loubard, ravisseur, kidnappeur | gangster + mobster, thug, drug dealer, smuggler, kidnapper | suit
priest m | prêtre + curé, pasteur, vicaire, abbé, diacre, séminariste, missionnaire | priest + vicar, pastor, minister, preacher, reverend, parson, deacon, missionary | priest
monk m | moine | monk | monk
nun f | religieuse + nonne, bonne sœur, abbesse, mère supérieure | nun + mother superior | nun
bishop m | évêque + cardinal, archevêque, un cardinal, le cardinal | bishop + cardinal, archbishop | red-robe
pope m | pape | pope | white-robe
rabbi | rabbin | rabbi | black-robe
imam m | imam | imam | white-robe
boss | patron/patronne + chef, cheffe, directeur, directrice, manager | boss + manager, supervisor, ceo | suit
secretary | secrétaire | secretary | suit
colleague | collègue | colleague + coworker, co-worker, workmate | -
banker | banquier/banquière | banker + bank teller | suit
worker | ouvrier/ouvrière + maçon, couvreur, plâtrier, vitrier, soudeur, docker, contremaître, manutentionnaire, cantonnier, carreleur, cheminot, forgeron, serrurier | worker + builder, construction worker, workman, workmen, roofer, plasterer, bricklayer, welder, docker, navvy, foreman, handyman, blacksmith, glazier, decorator | worker
plumber | plombier/plombière | plumber | worker
electrician | électricien/électricienne + chauffagiste | electrician | worker
mechanic | mécanicien/mécanicienne + garagiste | mechanic | worker
carpenter | menuisier/menuisière + charpentier | carpenter + joiner | worker
engineer | ingénieur/ingénieure + informaticien, géomètre | engineer + programmer, surveyor | worker
butcher | boucher/bouchère + charcutier | butcher | kitchen
baker | boulanger/boulangère + pâtissier, pâtissière | baker | kitchen
cook | cuisinier/cuisinière + chef cuisinier, chef étoilé | cook/cook + chef | kitchen
waiter | serveur/serveuse + garçon de café, sommelier | waiter/waitress | waiter
bartender | barman/barmaid + tenancière | bartender + barmaid, barman, publican, barista | waiter
cashier | caissier/caissière | cashier + checkout girl | -
salesperson | vendeur/vendeuse + commerçant, commerçante, épicier, épicière, libraire, fleuriste, poissonnier, marchand, marchande, buraliste, bijoutier | shop assistant + salesman, saleswoman, saleslady, salesperson, clerk, shopkeeper, grocer, greengrocer, fishmonger, florist, bookseller, newsagent, salesgirl, street vendor, market trader, hawker, jeweller | -
hairdresser | coiffeur/coiffeuse + barbier, esthéticienne | hairdresser + barber, hairstylist, beautician | -
postman | facteur/factrice | postman + mailman, mail carrier, postwoman, postie | post
driver | chauffeur/chauffeuse + conducteur, conductrice, chauffeur de taxi, chauffeur de bus, camionneur, routier, taximan, livreur | driver + bus driver, taxi driver, lorry driver, truck driver, chauffeur, cabbie, cab driver, trucker, courier, rickshaw driver | guard
inspector | contrôleur/contrôleuse + contrôleuse | ticket inspector + conductor | guard
pilot | pilote + aviateur | pilot | pilot
attendant | hôtesse de l'air + steward, hôtesse | flight attendant + stewardess, air hostess, steward | attendant
captain | capitaine + commandant de bord, commandant | captain | pilot
sailor | marin + matelot, amiral | sailor + admiral | sailor
fisherman | pêcheur/pêcheuse | fisherman + fishermen, angler, trawlerman | farmer
farmer | fermier/fermière + paysan, paysanne, agriculteur, agricultrice, cultivateur, cultivatrice, vigneron, vacher, éleveur | farmer + peasant, farmhand, milkmaid | farmer
gardener | jardinier/jardinière | gardener | farmer
hunter | chasseur/chasseuse + braconnier, trappeur | hunter + huntsman, poacher | farmer
shepherd | berger/bergère | shepherd + shepherdess | farmer
lumberjack | bûcheron/bûcheronne + forestier | lumberjack + woodcutter, forester | farmer
cowboy | cow-boy | cowboy + cowgirl | farmer
journalist | journaliste + reporter, présentateur, présentatrice | journalist + reporter, newsreader, newscaster, weatherman | suit
photographer | photographe + caméraman | photographer + cameraman | -
painter | peintre + artiste peintre | painter | smock
artist | artiste + sculpteur, sculptrice, potier, dessinateur | artist + sculptor, potter | smock
writer | écrivain/écrivaine + auteur, autrice, romancier, romancière, poète | writer + author, novelist, poet | -
musician | musicien/musicienne + guitariste, pianiste, violoniste, batteur, un batteur, accordéoniste, violoncelliste, compositeur | musician + guitarist, pianist, violinist, drummer, fiddler, busker, composer, dj | suit
conductor | chef d'orchestre/cheffe d'orchestre | orchestra conductor | suit
singer | chanteur/chanteuse | singer + rapper, rock star, pop star | show
dancer | danseur/danseuse + ballerine, strip-teaseuse | dancer + ballerina, stripper, ballet dancer | show
actor | acteur/actrice + comédien, comédienne, humoriste, vedette de cinéma | actor/actress + film star, movie star, comedian | show
magician | magicien/magicienne + prestidigitateur | magician | magician
wizard m | sorcier + mage, enchanteur, guérisseur | wizard + sorcerer | magician
acrobat | acrobate + trapéziste, funambule, jongleur, jongleuse | acrobat + trapeze artist, tightrope walker, juggler | show
model | mannequin + top model | model + fashion model | show
athlete | athlète + sportif, sportive, coureur, coureuse, gymnaste, boxeur, catcheur, lutteur, golfeur, hockeyeur, patineur, patineuse, jockey, joueur | athlete + runner, gymnast, boxer, wrestler, golfer, skater, cricketer, batsman, rugby player, tennis player, basketball player, jockey, jogger | sport
footballer | footballeur/footballeuse + gardien de but | footballer + football player, soccer player, goalkeeper, goalie | sport
coach | entraîneur/entraîneuse | coach + trainer | sport
referee | arbitre | referee + umpire, linesman | referee
swimmer | nageur/nageuse + baigneur, baigneuse | swimmer + bather | bather
lifeguard | maître-nageur/maître-nageuse + sauveteur, sauveteuse | lifeguard | lifeguard
diver | plongeur/plongeuse + scaphandrier | diver + scuba diver | diver
astronaut | astronaute + cosmonaute | astronaut + cosmonaut, spaceman | astronaut
knight m | chevalier | knight | knight
king m | roi + empereur, sultan | king + emperor, sultan, maharaja | red-robe
queen f | reine + impératrice | queen + empress | queen
prince m | prince | prince | show
princess f | princesse | princess | queen
president | président/présidente | president + prime minister | suit
mayor | maire | mayor | suit
butler m | majordome + valet | butler + footman, bellboy | waiter
maid f | femme de chambre + bonne, domestique, femme de ménage | maid + housekeeper, cleaning lady, chambermaid, charlady, cleaning woman | maid
cleaner | agent d'entretien + homme de ménage, laveur de vitres, ramoneur | cleaner + janitor, caretaker, window cleaner, chimney sweep | worker
babysitter | baby-sitter + nounou, nourrice, assistante maternelle, fille au pair, gouvernante | babysitter + nanny, childminder, au pair, governess, ayah | -
landlord | propriétaire + proprio, bailleur | landlord/landlady | -
neighbour | voisin/voisine | neighbour + neighbor | -
customer | client/cliente | customer + client, shopper | -
passenger | passager/passagère + voyageur, voyageuse | passenger + traveller, commuter | -
patient | patient/patiente | patient | pyjamas
tourist | touriste | tourist | -
beggar | mendiant/mendiante + clochard, sdf, sans-abri, vagabond, itinérant, mendiante, clocharde | beggar + tramp, homeless man, hobo, vagrant, homeless woman, rough sleeper | -
bride f | mariée + jeune mariée | bride | bride
groom m | marié + jeune marié | groom + bridegroom | suit
bridesmaid f | demoiselle d'honneur | bridesmaid | show
witch f | sorcière + sorcières | witch + witches, crone | witch
devil m | diable + démon, satan | devil + demon, satan | devil
angel | ange + archange | angel | angel
fairy f | fée + elfe | fairy + elf | queen
nobleman | duc/duchesse + seigneur, comte, comtesse | duke/duchess + count, countess | show
politician | politicien/politicienne + député, députée, sénateur, ministre, ambassadeur, homme politique | politician + councillor, senator, ambassador, mp | suit
undertaker | croque-mort | undertaker | suit
bailiff | huissier/huissière | bailiff | suit
gravedigger | fossoyeur/fossoyeuse | gravedigger | farmer
businessman | homme d'affaires/femme d'affaires | businessman/businesswoman + businessmen | suit
physio | kiné + kinésithérapeute, ostéopathe | physiotherapist + physio, chiropractor | white
dustman | éboueur/éboueuse + éboueurs | dustman + binman, binmen, bin man, garbage man, garbage men | worker
miner | mineur/mineuse + mineur de fond | miner | worker
warrior | guerrier/guerrière + viking, samouraï, gladiateur, archer, mousquetaire | warrior + viking, samurai, gladiator, archer | knight
shaman | chaman/chamane + féticheur, marabout | shaman + sangoma, witch doctor | monk
santa m | père Noël + père noël | Father Christmas + father christmas, santa claus, santa | santa
zombie | zombie + mort-vivant, morts-vivants, mort vivant, morts vivants | zombie + zombies, undead, living dead | zombie
shadow | - | - | shadow
shade | - | - | shade
double | - | - | -
`;

export interface RoleWords {
  readonly id: string;
  /** The man's and the woman's noun in each language, the same where there is one for both. */
  readonly fr: readonly [male: string, female: string];
  readonly en: readonly [male: string, female: string];
  readonly looks: string;
  /** Where only men or women are called so. */
  readonly gender?: 'male' | 'female';
}

/** Of whom a dream's own words are other: their nouns here. */
const shadows: Readonly<Record<string, Pick<RoleWords, 'fr' | 'en'>>> = {
  shadow: {
    fr: ['silhouette sombre', 'silhouette sombre'],
    en: ['dark figure', 'dark figure'],
  },
  shade: { fr: ['ombre', 'ombre'], en: ['shadow', 'shadow'] },
  double: {
    fr: ['double de la personne qui rêve', 'double de la personne qui rêve'],
    en: ['double of the dreamer', 'double of the dreamer'],
  },
};

const byWord = new Map<string, RoleWords>();

export const roles: ReadonlyMap<string, RoleWords> = new Map(
  table
    .trim()
    .split('\n')
    .map((line) => {
      const [key = '', fr = '', en = '', looks = ''] = line.split(' | ');
      const [id = '', sex] = key.split(' ');
      const french = nounsOf(fr);
      const english = nounsOf(en);
      const role: RoleWords = {
        ...{ id, fr: french.nouns, en: english.nouns, looks },
        ...shadows[id],
        ...(sex !== undefined && { gender: sex === 'f' ? 'female' : 'male' }),
      };
      // `A double` is a drink too.
      if (!(id in shadows))
        for (const word of [...french.words, ...english.words])
          if (!byWord.has(word)) byWord.set(word, role);
      return [id, role] as const;
    }),
);

export const roleNames: readonly string[] = [...roles.keys()];
export type RoleName = string;

/** The role that a noun of a dream names, in one or in the plural: « infirmières », `nurse`. */
export function roleNamed(noun: string): RoleWords | undefined {
  const word = noun.toLowerCase().replaceAll('’', "'");
  const bare = word.replace(
    // Mrs Lemoine is no monk.
    /^(?:(?:un|une|le|la|les|des|a|an|the|my|his|her|our|mon|ma|mes|son|sa|ses)\s+|l')/,
    '',
  );
  return [word, bare, bare.replace(/s$/, ''), bare.replace(/s\b/g, '')]
    .map((form) => byWord.get(form))
    .find((role) => role !== undefined);
}

/** Whether a noun is a woman's where a man has another: « infirmière », `waitress`. */
export function genderOfNoun(noun: string): 'male' | 'female' | undefined {
  const role = roleNamed(noun);
  if (role === undefined) return undefined;
  if (role.gender) return role.gender;
  const word = noun.toLowerCase().replace(/s$/, '');
  for (const [male, female] of [role.fr, role.en]) {
    if (male === female) continue;
    if (word.endsWith(female)) return 'female';
    // English says of a woman what it says of a man.
    if (word.endsWith(male) && male === role.fr[0]) return 'male';
  }
  return undefined;
}

function nounsOf(cell: string): { nouns: readonly [string, string]; words: readonly string[] } {
  const [said = '', others = ''] = cell.split(' + ');
  const [male = '', female = male] = said.split('/');
  const more = others.split(', ').filter((word) => word !== '');
  return {
    nouns: [male.replaceAll("'", '’'), female.replaceAll("'", '’')],
    words: [male, female, ...more],
  };
}
