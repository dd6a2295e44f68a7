import { wordSet } from '#text/word-set.ts';

/** Names of women common in French and in English, in lower case; none that is a common word in both. */
const womensNames = wordSet(
  `abby abigail ada adèle adrienne agathe agnès agnes aïcha alana albertine alexa alexandra alexia
  alice alicia aline alison allison alyssa amanda amandine ambre amelia amélie amina amy ana
  anaëlle anaïs anastasia andréa andrée angela angèle angélique angie anita ann anna annabelle
  anne annette annick annie anouk antoinette antonia apolline ariana ariane arianna astrid aude
  audrey augustin aurélie aurore ava axelle aya barbara bea beatrice béatrice becky bella
  bénédicte bernadette bernice bessie beth betsy betty beverly bianca blanche bonnie brenda
  brianna bridget brigitte brittany caitlin candace capucine carine carla carly carmen carol
  carole caroline carrie cassandra cassie catherine cathy cécile cecilia céleste celeste célia
  céline chantal charlène charline charlotte chelsea cheryl chloé chloe chrissy christa christelle
  christiane christie christina christine cindy claire clara clare clarisse claudia claudine
  clémence clémentine cléo clotilde colette colleen connie constance coralie corinne courtney
  cynthia daisy danièle danielle daphné darlene debbie deborah debra delphine denise diana diane
  dolores donna dora doreen doris dorothée dorothy edith édith edna edwige eileen elaine eleanor
  elena éléonore éliane elisa élisa élisabeth élise eliza elizabeth ella ellen ellie élodie elodie
  éloïse elsa elsie emilia émilie emilie emily emma emmanuelle erica erika erin esmé estelle
  esther ethel eugénie eunice eva ève evelyn évelyne fabienne fanny fatima fatou faye felicia
  félicie fiona flavie flora florence frances francine françoise frédérique freya gabrielle gaëlle
  gail geneviève georgia geraldine germaine gertrude ghislaine gina ginette gisèle giulia gloria
  gretchen gwen gwenaëlle hailey hanna hannah harriet heather heidi helen helena hélène héloïse
  henrietta hilary hilda hortense ida imane inès ingrid irène irene irma isabella isabelle isaure
  isla jackie jacqueline jade jan jane janet janice janine jasmine jeanette jeanne jeannine jenna
  jennifer jenny jess jessica jill joan joann joanna joanne jocelyne jodie joelle joëlle josephine
  joséphine josette josiane josie joyce juanita judith judy julia julie juliette justine kara
  karen karine karla kate katherine kathleen kathryn kathy katie katrina kay kayla kayleigh keira
  kenza khadija kirsten kirsty kristen kristin kristina laetitia laëtitia lamia lana lara laura
  laure lauren laurie léa leah leanne leïla lena léna leona léonie lila lilian liliane lillian
  lily lina linda lindsay line lisa lise liz lois lola loretta lorna lorraine lottie louane louisa
  louise lucia lucie lucienne lucille lucinda lucy ludivine lydia lydie lyne lynn mabel madeleine
  madison mae maëlle maëlys maëva maeva maggie maïa mandy manon marcelle marcia margaret margaux
  marge margery margie margot marguerite maria mariam marian marianna marianne marie mariette
  marina marine marion marissa marjorie marlène marsha martha marthe martine mary maryse mathilde
  maud maureen mavis maxine maya meg megan melanie mélanie mélina mélissa melissa mélodie meredith
  mia michaela michèle micheline michelle mila mildred millie mindy minnie miranda miriam moira
  molly mona monica monique morgane muriel myra myriam myrtle nadège nadia nadine naïma nancy
  naomi natacha natalie natasha nathalie nell nellie nettie nicole nikki nina noelle noémie nora
  norah noreen nour océane odette odile olga olivia ophélie orla paige pamela pascale patricia
  paula paule paulina pauline peggy penelope perrine phoebe phyllis polly priscilla rachael rachel
  ramona raphaëlle raquel rebecca regina régine renée rhonda rita robyn rochelle romane romy rosa
  rosalie rosalind rosanna rosemarie rosemary rosie roxane roxanne ruth sabine sabrina sadie sally
  salma salomé samantha samira sandra sandrine sara sarah selina selma séverine shannon sharon
  sheila shelley sheryl shirley sidonie silvia simone sinead siobhan sofia solange solène sonia
  sophia sophie stella stéphanie stephanie sue susan susanna susie suzanne suzie sybil sylvia
  sylvie tamara tammy tania tanya tara tatiana teresa terri tess thaïs thelma theresa thérèse
  tiffany tilly tina toni tracey trisha trudy ursula valentine valerie valérie vanessa vera verna
  veronica véronique vicky victoire victoria violaine virginie viviane vivienne wanda wendy wilma
  winifred winnie yasmine yolanda yolande yvette yvonne zahra zelda zoe zoé zoë`,
);

/** Names of men, as those of women. */
const mensNames = wordSet(
  `aaron abel abraham achille adam adrian adrien aiden alain alan alastair alban albert albie alec
  alexandre alfie alfred ali allan allen alphonse alvin amir amos andreas andrew angus anthony
  antoine antonin antonio archie arnaud arnie arnold arthur aubin aurélien austin axel ayoub
  baptiste barnabé barney barry bart basile bastien ben benedict benjamin benoît bernard bernie
  bert bertrand bilal billy blaise bob boris brad bradley brandon brendan brent brett brian brice
  bruno bryan byron calvin cameron carl carlos cecil cédric cedric célestin charles chester
  christian christophe christopher chuck clarence clark clayton clément clifford clint clyde cody
  colin connor conrad corentin craig curtis cyril cyrille cyrus dale damien dan daniel darren
  darryl dave david denis dennis derek dermot desmond didier diego dimitri dirk dmitri dominic
  donald dorian doug douglas duncan dustin dwayne dwight dylan eddie edgar edmond édouard eduardo
  edward edwin eli élias elijah eliott elliot elmer elvis emil emmanuel emmett enrique eric éric
  ernest ernie ethan étienne eugène evan ezra fabien fabrice farid félix felix ferdinand fernand
  fernando finn florent florian floyd fouad francis francisco franck françois frank fred freddie
  frédéric frederick gabin gabriel gaël gareth garrett garth gary gaspard gaston gauthier gavin
  geoff geoffrey george georges gérald gérard gerard gerry gilbert gilles giovanni glen glenn
  gordon graham greg grégoire gregory grégory guillaume gus gustave guy hank hans harold harry
  harvey hassan hector henri henry herb herbert herman hervé hippolyte hubert hugh hugo hugues
  humphrey ian ibrahim igor ilyes isaac isaiah ismaël ivan jack jackson jacob jacques jake james
  jason javier jed jeff jeffrey jeremiah jérémie jérémy jeremy jermaine jerome jérôme jerry jesse
  jim jimmie jimmy joachim joe joël john johnny jon jonas jonathan jorge josé joseph josh joshua
  josiah juan jude jules julian julien justin karim karl keith ken kenneth kenny kévin kevin
  kieran kirk kurt kyle larry laurent lawrence len lenny léo leo leon léon leonard leroy lester
  lewis liam lionel lloyd logan lorenzo louie louis luc luca lucas lucien ludovic luis luke luther
  lyle mael mahé malcolm malik malo manuel marc marceau marcel marco marcus mario marius marshall
  martial martin marty marvin mathéo mathias mathieu mathis matt matteo matthew matthias matthieu
  maurice maxence maxime maximilien medhi mehdi melvin michael michaël michel mick mickey miguel
  mike milan milo milton mitch mitchell mohamed mohammed moïse morris moses moussa murray naïm
  nathan nathanaël ned neil nicholas nick nicolas nigel niles nino noah noam noé noël nolan
  norbert norman oliver olivier omar orlando oscar otis otto owen pablo pascal patrice patrick
  paul pedro perry pete peter phil philip philippe pierre pierrick preston quentin rachid ralph
  ramon randall randy raphaël raymond reggie reginald régis rémi rémy renaud rené ricardo richard
  richie rick ricky rob robert roberto rodney rodolphe roger roland romain roméo ron ronald ronnie
  rory ross roy rudy rufus rupert russ russell ryan saïd samir sammy samuel sanjay scott sean
  sébastien serge sergio seth sheldon sid sidney siméon simon sofiane spencer stan stanislas
  stanley stefan stéphane stephen steve steven stewart stuart sven sylvain ted terrence theo théo
  théodore thibaud thibault thierry thomas tim timéo timothée timothy titouan tobias toby todd tom
  tommy tony trent trevor tristan troy tyler tyrone ugo ulysse valentin vern vernon victor vince
  vincent virgil vladimir wallace wally walter warren wayne wendell wes wesley wilbur wilfried
  will willard william willie winston wyatt xavier yacine yanis yann yannick yohan youssef yves
  yvon zach zacharie zachary zack zéphyr zinedine`,
);

/** Names that women and men both have, here or across the Channel: Camille, Jean, Laurence. */
const anybodysNames = wordSet(
  `alex alexis alix andrea andy ange ashley avery camille casey charlie chris claude dany dominique
  jamie jean jessie jordan kelly kim laurence lee leslie lou mackenzie noa pat riley robbie robin
  sacha sam sandy sasha terry tracy vivian yaël`,
);

/** Given names common in French and in English, in lower case. */
export const givenNames: ReadonlySet<string> = new Set([
  ...womensNames,
  ...mensNames,
  ...anybodysNames,
]);

/** Names that are words too: only where something else says that they call somebody. */
const womensWords = wordSet('daisy hazel holly iris ivy olive pearl penny rose ruby violet');
const mensWords = wordSet('bill bud dean drew earl jay mark max ray will');
const oftenerWords = {
  female: wordSet('april dawn faith fern grace hope joy june'),
  male: wordSet('art cliff dick don gene grant lance miles rich rod wade'),
} as const;

/** Words that call somebody where they open a sentence and do something: `Will was asleep`. */
export const namesOrWords: ReadonlySet<string> = new Set([...womensWords, ...mensWords]);

/** What a given name in lower case says of its bearer. */
export function genderOfName(name: string): 'female' | 'male' | 'unknown' {
  const isOf = (...names: ReadonlySet<string>[]) => names.some((some) => some.has(name));
  if (isOf(womensNames, womensWords, oftenerWords.female)) return 'female';
  return isOf(mensNames, mensWords, oftenerWords.male) ? 'male' : 'unknown';
}

/** Towns, regions and countries that dreams tell of, each as one word. */
export const knownPlaces = wordSet(
  `aberdeen agen ajaccio albi alger algérie alsace amiens amsterdam angers angleterre angoulême annecy
  antibes ardèche arles arras athènes auckland aurillac australia autriche auvergne auxerre avignon
  bagdad bâle bangkok barcelone barcelona bath bayonne beauvais béziers belfast belgique belgium belfort
  berlin besançon biarritz birmingham blois bordeaux boston boulogne bourges bourgogne brest bretagne
  brighton bristol brittany bruges brussels bruxelles budapest caen cahors calais california cambridge
  canada cannes carcassonne cardiff casablanca castres cergy cévennes chambéry chamonix chartres
  chicago cholet cognac colmar copenhague corse créteil créteil cuba dakar dallas denmark denver detroit
  dieppe dijon dordogne douai dover dublin dunkerque durham écosse edinburgh édimbourg égypte england
  épinal espagne espagne europe évreux exeter florence florida fontainebleau france fréjus genève geneva
  germany glasgow grèce greece grenoble guadeloupe guyane haïti hambourg havre helsinki hongkong
  honfleur houston iceland india inde ireland irlande islande israël istanbul italie italy japan japon
  jérusalem kyoto lannion laval leeds leicester liège lille limoges lisbon lisbonne liverpool lorient
  lorraine lourdes lyon mâcon madrid mali manchester mans maroc marrakech marseille martinique mayotte
  melbourne menton metz mexico mexique miami milan montauban montpellier montréal montreal moscou
  mulhouse munich nancy nantes naples narbonne nevers newcastle nice nîmes niort normandie normandy
  norway norvège norwich nottingham oran orléans oslo ottawa oxford paris pau périgueux périgord
  perpignan philadelphia plymouth poitiers poland pologne portugal prague provence pyrénées québec
  quimper reims rennes rochelle rodez rome rotterdam roubaix rouen russie saigon sancerre savoie scotland
  seattle sénégal séville sheffield sicile spain stockholm strasbourg stuttgart suède suisse sweden
  switzerland sydney tahiti tarbes texas tokyo toronto toulon toulouse tourcoing tours troyes tunis
  tunisie turin turquie turkey ukraine valence valenciennes vancouver vannes varsovie venise venice
  verdun versailles vichy vienne vienna vietnam villeurbanne wales warsaw washington york zurich`,
);

/** Written with a capital, and nobody’s: days, peoples, feasts, figures everybody knows. */
export const commonCapitals = wordSet(
  `i god dieu allah bouddha buddha jesus jésus christ lord satan diable noël christmas pâques easter
  halloween monday tuesday wednesday thursday friday saturday sunday january february march april may
  june july august september october november december lundi mardi mercredi jeudi vendredi samedi
  dimanche janvier février mars avril mai juin juillet août septembre octobre novembre décembre
  english french american british spanish german italian russian chinese japanese african european
  indian mexican canadian irish scottish greek arab arabic français anglais américain allemand
  espagnol italien russe chinois japonais africain européen français française anglaise
  terre lune soleil vénus mars jupiter saturne earth moon sun venus saturn pluto
  internet facebook google instagram whatsapp youtube tiktok netflix zoom gps tv ok
  mr mrs ms miss dr prof sir madam monsieur madame mademoiselle docteur maître mme mlle
  aunt uncle oncle tante president king queen doctor professor
  maman papa mamie papi papy mamy tata tonton mum mom dad mummy daddy grandma grandpa granny nan
  pokémon batman superman zorro barbie disney cendrillon cinderella dracula frankenstein`,
);
