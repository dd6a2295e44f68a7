import { wordSet } from '#text/word-set.ts';

/** Given names common in French and in English, in lower case; none that is a common word in both. */
export const givenNames = wordSet(
  `aaron abel abigail achille ada adam adèle adrian adrien adrienne agathe agnès aiden aïcha alain alan
  alban albert albertine alex alexandra alexandre alexandra alexia alexis alfred ali alice alicia aline
  alison alix allison alphonse alyssa amanda amandine ambre amélie amelia amina amir amy ana anaëlle
  anaïs anastasia andrea andréa andreas andrée andrew andy ange angela angèle angélique anita ann anna
  annabelle anne annette annick annie anouk anthony antoine antoinette antonin antonio apolline ariane
  arianna arnaud arthur ashley astrid aubin aude audrey augustin aurélie aurélien aurore austin ava axel
  axelle aya ayoub barbara baptiste barnabé basile bastien béatrice beatrice ben benedict bénédicte
  benjamin benoît bernadette bernard bertrand beth bianca bilal blaise blanche bob boris brandon brian
  brice bridget brigitte bruno bryan camille capucine carine carl carla carmen carol carole caroline
  caitlin cassandra catherine cathy cécile cédric céleste célestin célia céline chantal charlène charles
  charlie charline charlotte chloé chloe chris christelle christian christiane christina christine
  christophe christopher claire clara clarisse claude claudia claudine clémence clément clémentine cléo
  clotilde colette colin connor constance corentin coralie corinne cyril cyrille cynthia daisy damien
  dan daniel danièle danielle dany daphné dave david deborah delphine denis denise derek diana diane
  didier diego dimitri dominique donald donna dorian doris dorothée dorothy dylan edgar édith edith
  edmond édouard eduardo edward edwige elena éléonore eleanor éliane élias eliott elijah élisa elisa
  élisabeth elizabeth élise ella ellen elliot elodie élodie éloïse elsa emilie émilie emily emma emmanuel
  emmanuelle éric eric erica erin ernest estelle esther ethan étienne eugène eugénie eva evan ève evelyn
  évelyne fabien fabienne fabrice fanny farid fatima fatou félicie félix ferdinand fernand fiona flavie
  flora florence florent florian fouad franck francine francis franck françois françoise frank fred
  frédéric frédérique gabin gabriel gabrielle gaël gaëlle gaspard gaston gauthier geneviève geoffrey
  george georges georgia gérald gérard germaine ghislaine gilbert gilles gina ginette giovanni gisèle
  giulia gloria grégoire grégory gregory guillaume gustave guy gwenaëlle hanna hannah harold harriet
  harry hassan heather hector hélène helen héloïse henri henry hervé hippolyte hortense hubert hugo
  hugues ian ibrahim ida ilyes imane inès ingrid irène irene isaac isabella isabelle isaure ismaël
  jack jackson jacob jacqueline jacques jade jake james jamie jane janet janine jasmine jason jean
  jeanne jeannine jeff jeffrey jenna jennifer jenny jeremy jérémie jérémy jérôme jerry jessica jill jim
  jimmy joan joachim joanna jocelyne joe joël joelle joëlle john johnny jonas jonathan jordan josé joseph
  joséphine josette josh joshua josiane joyce juan judith jules julia julian julie julien juliette
  justine justin karen karim karine karl kate kathleen katie kayla keith kelly ken kenneth kenza kevin
  kévin khadija kim kyle laetitia laëtitia lamia lara larry laura laure laurence laurent laurie léa
  leah leïla lena léna léo leo léon léonie leslie lila lilian liliane lily lina linda lindsay line lionel
  lisa lise liz logan lola lorenzo lorraine lou louane louis louisa louise luc lucas lucie lucien
  lucienne lucy ludivine ludovic luis luke lydia lydie lyne mackenzie madeleine madison mael maëlle maëlys
  maeva maëva mahé maïa malik malo manon manuel marc marceau marcel marcelle marco margaret margaux
  margot marguerite maria mariam marianne marie mariette marina marine mario marion marius marjorie
  marlène marthe martial martin martine mary maryse mathéo mathias mathieu mathilde mathis matt matteo
  matthew matthias matthieu maud maurice maxence maxime maximilien maya medhi megan mehdi mélanie
  melanie mélina mélissa melissa mélodie michael michaël michèle michel micheline michelle miguel mike
  milan mila milo mohamed mohammed moïse mona monica monique morgane moussa muriel myriam nadège nadia
  nadine naïm nancy naomi natacha natalie natasha nathalie nathan nathanaël nicholas nick nicolas nicole
  nina nino noa noah noam noé noël noémie nolan nora norah norbert nour océane odette odile olga olivia
  olivier omar ophélie oscar pablo pamela pascal pascale patricia patrice patrick paul paula paule
  pauline pedro peggy perrine pete peter phil philip philippe pierre pierrick quentin rachel rachid
  raphaël raphaëlle raymond rebecca régine régis rémi rémy renaud rené renée richard rita rob robert
  roberto robin rodolphe roger roland romain romane roméo romy ronald rosalie rosemary rosie roxane ruth
  ryan sabine sabrina sacha saïd salma salomé sam samantha samir samira samuel sandra sandrine sandy
  sara sarah sasha scott sean sébastien selma serge séverine sharon shirley sidonie siméon simon simone
  sofia sofiane solange solène sonia sophia sophie stan stanislas stefan stella stéphane stéphanie
  stephanie stephen steve steven stuart susan susie suzanne suzie sylvain sylvie tamara tania tatiana
  ted teresa tess thaïs théo théodore theresa thérèse thibaud thibault thierry thomas tiffany tim timéo
  timothée timothy tina titouan todd tom tommy tony tracy tristan tyler ugo ulysse valentin valentine
  valérie vanessa véronique vicky victoire victor victoria vincent violaine virginie vivian viviane
  walter warren wendy wilfried will william wyatt xavier yacine yaël yanis yann yannick yasmine yohan
  yolande youssef yves yvette yvon yvonne zacharie zachary zahra zéphyr zinedine zoé zoë`,
);

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
