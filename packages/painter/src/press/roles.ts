/**
 * Whom one knows by what they do. Where a cell has two nouns they are the man's and the woman's;
 * what stands after `+` names them in a dream as well. The last cell is what they wear
 * (`compose/bodies/costumes.ts`), `-` where they look like anybody.
 * id | French | English | looks
 */
const table = `
clown | clown + pitre | clown + jester | clown
doctor | médecin + docteur, docteure, docteurs, toubib, médecins | doctor + physician | white
nurse | infirmier/infirmière | nurse + nurses | scrubs
dentist | dentiste | dentist | white
surgeon | chirurgien/chirurgienne | surgeon | scrubs
midwife | sage-femme + sages-femmes | midwife + midwives | scrubs
vet | vétérinaire | vet + veterinarian | white
pharmacist | pharmacien/pharmacienne | pharmacist + chemist | white
paramedic | ambulancier/ambulancière | paramedic | scrubs
scientist | scientifique + chercheur, chercheuse, savant | scientist + researcher | white
therapist | psychologue + psy, psychiatre, thérapeute | therapist + psychologist, psychiatrist, shrink | suit
teacher | professeur/professeure + prof, profs, instituteur, institutrice, maîtresse d'école, enseignant, enseignante | teacher + schoolteacher, professor, instructor, tutor | teacher
student | étudiant/étudiante + élève, élèves, écolier, écolière | student + pupil | -
librarian | bibliothécaire | librarian | teacher
police | policier/policière + police, flic, gendarme, agent de police | police officer + police, policeman, policemen, policewoman, cop, cops, patrolman, sheriff | police
soldier | soldat/soldate + militaire, armée, troupes | soldier + trooper, army, troops | soldier
general | général/générale + colonel, lieutenant | general + colonel, lieutenant, sergeant | soldier
guard | gardien/gardienne + garde, vigile, surveillant, surveillante, videur | guard + security guard, warden, bouncer | guard
firefighter | pompier/pompière | firefighter + fireman, firemen | fire
judge | juge | judge | black-robe
lawyer | avocat/avocate | lawyer + attorney, solicitor, barrister | black-robe
detective | détective + inspecteur, inspectrice | detective + inspector | suit
spy | espion/espionne | spy + secret agent | suit
prisoner | prisonnier/prisonnière + détenu, détenue, bagnard | prisoner + inmate, convict | prisoner
thief | voleur/voleuse + cambrioleur, cambrioleuse, bandit, pickpocket | thief + burglar, robber, thieves | thief
murderer | assassin + meurtrier, meurtrière, tueur, tueuse | murderer + killer, assassin | thief
pirate | pirate | pirate | pirate
gangster | gangster + mafieux, truand | gangster + mobster | suit
priest m | prêtre + curé, pasteur, vicaire, abbé | priest + vicar, pastor, minister, preacher, reverend | priest
monk m | moine | monk | monk
nun f | religieuse + nonne, bonne sœur | nun | nun
bishop m | évêque + cardinal, archevêque | bishop + cardinal | red-robe
pope m | pape | pope | white-robe
rabbi | rabbin | rabbi | black-robe
imam m | imam | imam | white-robe
boss | patron/patronne + chef, cheffe, directeur, directrice, manager | boss + manager, supervisor, ceo | suit
secretary | secrétaire | secretary | suit
colleague | collègue | colleague + coworker, co-worker, workmate | -
banker | banquier/banquière | banker + bank teller | suit
worker | ouvrier/ouvrière + maçon | worker + builder, construction worker, workman, workmen | worker
plumber | plombier/plombière | plumber | worker
electrician | électricien/électricienne | electrician | worker
mechanic | mécanicien/mécanicienne + garagiste | mechanic | worker
carpenter | menuisier/menuisière + charpentier | carpenter | worker
engineer | ingénieur/ingénieure | engineer | worker
butcher | boucher/bouchère | butcher | kitchen
baker | boulanger/boulangère + pâtissier, pâtissière | baker | kitchen
cook | cuisinier/cuisinière + chef cuisinier, chef étoilé | cook/cook + chef | kitchen
waiter | serveur/serveuse + garçon de café | waiter/waitress | waiter
bartender | barman/barmaid | bartender + barmaid, barman | waiter
cashier | caissier/caissière | cashier + checkout girl | -
salesperson | vendeur/vendeuse + commerçant, commerçante | shop assistant + salesman, saleswoman, saleslady, salesperson, clerk, shopkeeper | -
hairdresser | coiffeur/coiffeuse | hairdresser + barber, hairstylist | -
postman | facteur/factrice | postman + mailman, mail carrier, postwoman | post
driver | chauffeur/chauffeuse + conducteur, conductrice, chauffeur de taxi, chauffeur de bus | driver + bus driver, taxi driver, lorry driver, truck driver, chauffeur | guard
inspector | contrôleur/contrôleuse | ticket inspector + conductor | guard
pilot | pilote | pilot | pilot
attendant | hôtesse de l'air + steward, hôtesse | flight attendant + stewardess, air hostess, steward | attendant
captain | capitaine + commandant de bord, commandant | captain | pilot
sailor | marin + matelot | sailor | sailor
fisherman | pêcheur/pêcheuse | fisherman + fishermen, angler | farmer
farmer | fermier/fermière + paysan, paysanne, agriculteur, agricultrice | farmer + peasant | farmer
gardener | jardinier/jardinière | gardener | farmer
hunter | chasseur/chasseuse | hunter + huntsman | farmer
shepherd | berger/bergère | shepherd + shepherdess | farmer
lumberjack | bûcheron/bûcheronne | lumberjack + woodcutter | farmer
cowboy | cow-boy | cowboy + cowgirl | farmer
journalist | journaliste + reporter | journalist + reporter, newsreader | suit
photographer | photographe | photographer | -
painter | peintre + artiste peintre | painter | smock
artist | artiste | artist | smock
writer | écrivain/écrivaine + auteur, autrice, romancier, romancière | writer + author, novelist | -
musician | musicien/musicienne + guitariste, pianiste, violoniste, batteur | musician + guitarist, pianist, violinist, drummer | suit
conductor | chef d'orchestre/cheffe d'orchestre | orchestra conductor | suit
singer | chanteur/chanteuse | singer | show
dancer | danseur/danseuse + ballerine | dancer + ballerina | show
actor | acteur/actrice + comédien, comédienne | actor/actress + film star, movie star | show
magician | magicien/magicienne + prestidigitateur | magician | magician
wizard m | sorcier + mage, enchanteur | wizard + sorcerer | magician
acrobat | acrobate + trapéziste, funambule | acrobat + trapeze artist | show
model | mannequin + top model | model + fashion model | show
athlete | athlète + sportif, sportive, coureur, coureuse | athlete + runner | sport
footballer | footballeur/footballeuse | footballer + football player, soccer player | sport
coach | entraîneur/entraîneuse | coach + trainer | sport
referee | arbitre | referee + umpire | referee
swimmer | nageur/nageuse + baigneur, baigneuse | swimmer + bather | bather
lifeguard | maître-nageur/maître-nageuse + sauveteur, sauveteuse | lifeguard | lifeguard
diver | plongeur/plongeuse + scaphandrier | diver + scuba diver | diver
astronaut | astronaute + cosmonaute | astronaut + cosmonaut, spaceman | astronaut
knight m | chevalier | knight | knight
king m | roi + empereur | king + emperor | red-robe
queen f | reine + impératrice | queen + empress | queen
prince m | prince | prince | show
princess f | princesse | princess | queen
president | président/présidente | president + prime minister | suit
mayor | maire | mayor | suit
butler m | majordome | butler | waiter
maid f | femme de chambre + bonne, domestique, femme de ménage | maid + housekeeper, cleaning lady | maid
cleaner | agent d'entretien + homme de ménage | cleaner + janitor, caretaker | worker
babysitter | baby-sitter + nounou, nourrice | babysitter + nanny | -
landlord | propriétaire + proprio, bailleur | landlord/landlady | -
neighbour | voisin/voisine | neighbour + neighbor | -
customer | client/cliente | customer + client, shopper | -
passenger | passager/passagère | passenger | -
patient | patient/patiente | patient | pyjamas
tourist | touriste | tourist | -
beggar | mendiant/mendiante + clochard, sdf, sans-abri | beggar + tramp, homeless man, hobo | -
bride f | mariée + jeune mariée | bride | bride
groom m | marié + jeune marié | groom + bridegroom | suit
bridesmaid f | demoiselle d'honneur | bridesmaid | show
witch f | sorcière + sorcières | witch + witches | witch
devil m | diable + démon, satan | devil + demon, satan | devil
angel | ange + archange | angel | angel
fairy f | fée + elfe | fairy + elf | queen
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
