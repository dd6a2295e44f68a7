import type { DemoDream } from '#demo/demo-dream.ts';

/**
 * Dreams told at length, four in each language: the whole in `report`, and in `content` sentences
 * of it, word for word and in their order, that can be shared alone.
 */
export const longDreams: readonly DemoDream[] = [
  {
    dreamer: 'theo.b',
    title: 'La gare sous la maison',
    content:
      'En bas, à la place du charbon, il y a un quai de gare. Sur le banc est assis mon grand-père Lucien. Il n’a pas l’air mort, il a l’air en avance. J’entends ma mère, en haut, qui m’appelle. Je commence à avoir peur, pas du train : j’ai peur qu’elle descende, qu’elle voie son père et qu’elle veuille partir avec lui. Alors je lui mens. Le train entre sans bruit. Il ouvre la vitre et me tend quelque chose. Une pomme de terre, une seule, encore chaude.',
    report: `Je suis chez mes parents, à Vierzon, et ma mère me demande de descendre chercher des pommes de terre à la cave. Je prends la lampe. L’escalier est plus long que d’habitude, mais je ne m’en étonne pas. En bas, à la place du charbon, il y a un quai de gare. Un vrai quai, avec des bancs, une horloge et un panneau dont les lettres tournent. Il fait froid. Ça sent le fer et la pomme.

Sur le banc est assis mon grand-père Lucien. Il a sa canne et son chapeau du dimanche. Il n’a pas l’air mort, il a l’air en avance. Il me dit : « Tu as pris les sandwichs ? » Je n’ai que la lampe. J’ai honte. Il hausse les épaules, il dit qu’il y aura un wagon-restaurant, et je sens que c’est pour me faire plaisir.

Le panneau annonce des villes que je ne connais pas, puis des prénoms. Un train pour Odile. Un train pour Jean-Marc, retardé. Des gens arrivent par d’autres escaliers, chacun avec une lampe de cave et des pommes de terre dans les poches. Personne ne se parle. Un chef de gare très jeune, presque un enfant, passe en vérifiant les lacets. Il s’agenouille devant mon grand-père et refait le sien, avec beaucoup de soin.

J’entends ma mère, en haut, qui m’appelle. L’eau bout. Je réponds que j’arrive. Ma voix fait le tour du tunnel et revient avec un accent. Je commence à avoir peur, pas du train : j’ai peur qu’elle descende, qu’elle voie son père et qu’elle veuille partir avec lui.

Alors je lui mens. Je crie : « Il n’y en a plus, maman, il n’y a plus rien. » Mon grand-père me regarde. Il est en colère, je crois, ou bien il est triste, avec lui on n’a jamais su. Le train entre sans bruit. Il est tout petit, c’est celui de mon circuit électrique, avec la locomotive verte dont une roue manquait. Il monte quand même. Il plie les genoux, il plie le chapeau, il trouve une place près de la fenêtre.

Je cours le long du quai, c’est-à-dire que je marche, parce que le train ne va pas vite. Il ouvre la vitre et me tend quelque chose. Une pomme de terre, une seule, encore chaude. Je remonte l’escalier, cette fois il n’a que douze marches. Ma mère la prend, la pèse dans sa main et dit : « Ça ira pour trois. » On était deux.`,
    tags: ['gare', 'grand-père', 'cave', 'mère', 'train'],
    daysAgo: 30,
    hour: 5,
    category: 'time',
    types: ['symbolic'],
    mood: 0,
    lucidity: 0,
    vividness: 9,
    sleepQuality: 3,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'maelle',
      'ines.m',
      'sylvie.r',
      'joel.ms',
      'etienne',
      'lucas.v',
      'camille.l',
      'aminata.s',
      'lena.o',
      'june.f',
      'hemi',
    ],
  },
  {
    dreamer: 'aminata.s',
    title: 'La robe et la mer',
    content:
      'C’est le matin du mariage de ma cousine Ndeye et la robe n’est pas finie. Chaque fois que j’appuie sur la pédale, le bateau avance. Puis je remarque que la robe est mouillée. Je tire dessus et je comprends que ce n’est plus la robe que je couds, c’est l’eau. Les pêcheurs ont arrêté leurs pirogues devant, ils ne peuvent plus passer. Ndeye pleure dans son voile. Je pédale en arrière. La machine grince, le bateau recule, et la mer se découd point par point, avec un petit bruit de fermeture.',
    report: `C’est le matin du mariage de ma cousine Ndeye et la robe n’est pas finie. On est sur la chaloupe de Gorée, une centaine de personnes, les tantes, les griots, un mouton. On m’a installée à l’avant avec la vieille machine à coudre de ma mère, la noire, celle à pédale. Chaque fois que j’appuie sur la pédale, le bateau avance. Quand je m’arrête, il s’arrête. Le capitaine lit son journal.

Au début c’est très agréable. Il fait beau, le tissu est blanc, la mer est lisse, et les tantes chantent en tapant dans leurs mains. Je pique droit. Ma mère est debout derrière moi et me tient l’épaule, comme quand j’apprenais. Elle sent le savon et le clou de girofle. Je suis heureuse, je me dis qu’à ce rythme on sera à l’île avant midi.

Puis je remarque que la robe est mouillée. Je tire dessus et je comprends que ce n’est plus la robe que je couds, c’est l’eau. Je l’ai prise dans l’aiguille sans faire attention. Derrière nous il y a une longue couture blanche sur la mer, bien régulière, jusqu’au port. Les pêcheurs ont arrêté leurs pirogues devant, ils ne peuvent plus passer. L’un d’eux se met à m’insulter. Il a raison. Un autre dit que sa maison est de l’autre côté. Ils lancent des choses, des sandales, un citron qui me frappe au front.

Je veux découdre, mais je n’ai pas le droit de m’arrêter, sinon le bateau coule ; c’est ce que disent les tantes maintenant, elles qui chantaient. Ndeye pleure dans son voile. Même le mouton me regarde de travers. Je cherche ma mère, elle n’est plus derrière moi. Je demande à tout le monde. Personne ne l’a vue monter. Une petite fille me dit, très sérieuse : « Mais tata, elle est morte avant la robe. » J’ai un grand froid dans les bras.

Alors je fais une chose que je ne sais pas faire. Je pédale en arrière. La machine grince, le bateau recule, et la mer se découd point par point, avec un petit bruit de fermeture. Les pirogues passent. Les hommes ne disent pas merci, mais un vieux lève la main. Quand on revient au quai, toute la noce est fâchée, sauf Ndeye. Elle descend la première, pieds nus, sans robe, dans un drap que quelqu’un lui a donné, et elle dit que c’est ici qu’elle voulait se marier, depuis le début, sur le quai, avec les gens qui attendent la chaloupe.

Dans la boîte de la machine j’ai trouvé le dé de ma mère. Il était encore tiède. Dans la vie, je ne sais pas coudre.`,
    tags: ['mer', 'mariage', 'robe', 'mère', 'bateau'],
    daysAgo: 72,
    hour: 6,
    category: 'travel',
    types: ['symbolic'],
    mood: 0,
    vividness: 9,
    sleepQuality: 3,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'ines.m',
      'etienne',
      'maelle',
      'theo.b',
      'camille.l',
      'joel.ms',
      'lucas.v',
      'hemi',
      'lena.o',
      'june.f',
    ],
  },
  {
    dreamer: 'sylvie.r',
    title: 'L’hôtel fermé pour l’hiver',
    content:
      'C’est un grand hôtel de montagne, fermé pour l’hiver, et on nous a ouvert exprès. Le couloir est long, avec un tapis rouge et des portes numérotées par années. J’ai la main sur la poignée de 1988, c’est l’année où j’ai failli partir vivre à Lisbonne. Une femme de chambre arrive avec son chariot. C’est moi, à vingt ans, la frange trop courte. Je suis furieuse. J’entends rire de l’autre côté de la porte, un rire d’homme, gentil, et de la musique. Je ne suis pas entrée. Je ne sais pas pourquoi.',
    report: `Nous arrivons à l’hôtel tard, mon mari et moi, avec le chien. C’est un grand hôtel de montagne, fermé pour l’hiver, et on nous a ouvert exprès. Le concierge a une clé à chaque doigt. Il nous demande si nous venons pour dormir ou pour nous souvenir. Mon mari répond « dormir », moi je n’ai pas répondu assez vite.

On nous donne donc deux chambres, à deux étages. Je proteste. Le concierge dit que c’est l’affaire d’une nuit. Mon mari me fait un signe de la main depuis l’ascenseur, il a déjà ses pantoufles. Le chien hésite, puis part avec lui. Ça m’a blessée plus que le reste.

Je cherche ma chambre. Le couloir est long, avec un tapis rouge et des portes numérotées par années. Je passe 1974, 1981. Derrière chacune j’entends de la vie : des couverts, une dispute, un bébé, la voix de ma mère qui compte les mailles. J’ai la main sur la poignée de 1988, c’est l’année où j’ai failli partir vivre à Lisbonne. Une femme de chambre arrive avec son chariot. C’est moi, à vingt ans, la frange trop courte. Elle me dit sèchement que cette chambre est occupée. Je lui demande par qui. Elle rougit. Elle dit : « Par ceux qui y sont allés. »

Je suis furieuse. Je lui arrache les clés, nous nous battons dans les serviettes, comme deux vieilles ennemies, elle me mord le poignet. J’entends rire de l’autre côté de la porte, un rire d’homme, gentil, et de la musique. Je ne suis pas entrée. Je ne sais pas pourquoi. J’ai glissé sous la porte ce que j’avais dans la poche, un ticket de bus et un caramel.

Ensuite il fait noir, une panne. Je descends à tâtons chercher mon mari. À chaque étage un homme en veste verte attend dans le couloir, de dos. À chaque fois je pose ma main sur son épaule, et ce n’est pas lui. Ils sont tous aimables. « Plus bas, madame. » La peur me vient peu à peu, comme de l’eau dans les chaussures : et si je ne le reconnaissais plus ? Le dernier ne se retourne pas. Mais le chien est couché à ses pieds, et le chien lève la tête.

« Tu en as mis, du temps », dit mon mari. Il m’a gardé une moitié de pomme. Dehors, il neige sur le lac, et quelqu’un a laissé des traces de pas qui vont jusqu’au milieu et qui ne reviennent pas. Nous nous demandons, tous les deux, à qui elles sont.`,
    tags: ['hôtel', 'couloir', 'mari', 'chien', 'porte'],
    daysAgo: 121,
    hour: 4,
    category: 'time',
    types: ['symbolic'],
    mood: -1,
    vividness: 9,
    sleepQuality: 2,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'joel.ms',
      'etienne',
      'camille.l',
      'lucas.v',
      'theo.b',
      'maelle',
      'toby.h',
      'moira.k',
      'lena.o',
    ],
  },
  {
    dreamer: 'joel.ms',
    title: 'Point six',
    content:
      'La Pelée s’est inscrite à l’ordre du jour du conseil municipal. C’est marqué au point six, entre le stationnement et la cantine. À six heures elle entre. Je dis elle, on voit une dame énorme en gris, avec un madras, et une fumée fine qui lui sort des cheveux. Le plancher gémit. Personne ne crie. Le maire fait un discours de bienvenue. Je vois bien qu’il a peur, il transpire, il l’appelle « chère amie ». Elle ne le regarde pas. Elle me regarde, moi, et me dit : « Écris. »',
    report: `La Pelée s’est inscrite à l’ordre du jour du conseil municipal. C’est marqué au point six, entre le stationnement et la cantine. Moi je suis secrétaire de séance, je ne sais pas comment, et je n’ai pas de stylo. Tout le monde est là : le maire, l’opposition, ma sœur Marlène, le curé, mon ancien patron de la Poste. Il fait très chaud dans la salle, on a ouvert les persiennes.

À six heures elle entre. Je dis elle, on voit une dame énorme en gris, avec un madras, et une fumée fine qui lui sort des cheveux. Le plancher gémit. Personne ne crie. On lui avance deux chaises. Elle s’assied, et les verres d’eau se mettent à trembler sur la table, tous ensemble, comme des dents.

Le maire fait un discours de bienvenue. Je vois bien qu’il a peur, il transpire, il l’appelle « chère amie ». Elle ne le regarde pas. Elle me regarde, moi, et me dit : « Écris. » Alors je trempe mon doigt dans la cendre de la table et j’écris sur le mur. Elle parle longtemps, d’une voix basse. Elle dit qu’elle est fatiguée qu’on la photographie de loin. Elle dit qu’en 1902 elle avait prévenu, plusieurs fois. Elle donne des noms de gens. Dans la salle, quelques-uns baissent la tête, parce que ce sont leurs noms de famille.

Je pleure en écrivant. Je ne suis pas triste exactement, c’est comme quand on vous rend un objet très vieux. Marlène se lève et lui apporte un sorbet coco. Toute la salle retient son souffle. La dame prend la petite cuillère, elle goûte. Ça fait un bruit de vapeur. Elle sourit, et des plantes sortent de ses manches, des fougères, un petit bananier.

Puis l’opposition demande le vote. Mon ancien patron lève la main contre, il est le seul, par habitude. Je sens la colère monter, dans le sol d’abord, dans mes genoux ensuite, je ne sais plus si c’est la sienne ou la mienne. Je lui crie tout ce que je n’ai pas dit en dix-neuf ans de tournées, les chiens, la pluie, le genou. Les carreaux se fendent. La dame pose sa main sur mon bras, elle est chaude comme une casserole, et elle dit : « Doucement. Moi aussi, j’ai commencé comme ça. »

On a voté. Elle est repartie par la rue principale, on l’a raccompagnée avec des lampes. Il y avait de la musique. Les enfants marchaient dans ses pas, qui fumaient un peu. Au rond-point elle a demandé l’heure, et aucun de nous n’avait de montre qui marche, elles s’étaient toutes arrêtées à huit heures deux.`,
    tags: ['volcan', 'conseil', 'sœur', 'colère', 'cendre'],
    daysAgo: 148,
    hour: 5,
    category: 'nature',
    types: ['surreal'],
    mood: 1,
    vividness: 9,
    sleepQuality: 4,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'sylvie.r',
      'aminata.s',
      'maelle',
      'ines.m',
      'lucas.v',
      'theo.b',
      'etienne',
      'toby.h',
      'priya.n',
      'niamh',
    ],
  },
  {
    dreamer: 'moira.k',
    title: 'Miss Kerr will be back in a minute',
    content:
      'The tide’s gone right back and there’s a road of wet sand with lampposts. When I come in they’re all at their desks, the eleven of them, same as they were. They must be past fifty now and they’re eight, nine, ten. On the board somebody’s written the date, and it’s the day I left, and under it, “Miss Kerr will be back in a minute.” I’m that ashamed I can’t speak. A girl puts her hand up and asks may they have their dinner now. They’ve been waiting to be told.',
    report: `I’m on the wee island where I taught for a year when I was twenty-three, only it’s further out, and you get to it by walking. The tide’s gone right back and there’s a road of wet sand with lampposts. I’ve a bag of jotters to mark and I’m late. I can hear the school bell, which we never had.

When I come in they’re all at their desks, the eleven of them, same as they were. Same jumpers. They must be past fifty now and they’re eight, nine, ten. They stand up. Nobody’s cross with me. A boy called Fergus, who could never sit still, pulls out my chair. On the board somebody’s written the date, and it’s the day I left, and under it, “Miss Kerr will be back in a minute.”

I’m that ashamed I can’t speak. I try to explain that I got a post in Glasgow, I got married, it was only ever the one year. They listen. A girl puts her hand up and asks may they have their dinner now. They’ve been waiting to be told. I look in the cupboard and there’s nothing but chalk and a seal skull, and I think, forty years, I’ve starved them. Then I see they’ve each got a piece and jam in front of them, untouched, still fresh.

So I say, “Eat.” They eat. It’s the loveliest sound. I walk up and down between the rows the way you do. Through the window the water’s starting to come back along the road, putting the lampposts out one at a time. I ought to go. I ought to take them with me, and I count heads and there’s twelve. I count again. Twelve. There’s a wee one at the back by the stove I never taught, in a red coat, with her back to me, drawing on the window with her finger. I know fine who she is. We’d a name picked out for her and everything.

I didn’t go over. I was frightened that if she turned round she’d be somebody else. I just carried on the lesson. I did the rivers of Scotland, Tay, Spey, Clyde, Tweed, and they said them after me, and I could hear her voice under the others, half a beat behind, getting them right.

The sea came in under the door about then. The children lifted their feet on to the bars of their desks, quite used to it. Fergus asked me was I stopping this time. I took my coat off. There was a peg with my name on it. I said I’d need to see if there was a bed made up. “There is,” they said, all together, even the one at the back.`,
    tags: ['school', 'island', 'children', 'tide', 'teacher'],
    daysAgo: 64,
    hour: 5,
    category: 'time',
    types: ['symbolic'],
    mood: 0,
    vividness: 10,
    sleepQuality: 3,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'toby.h',
      'hemi',
      'priya.n',
      'ruth.o',
      'june.f',
      'niamh',
      'joel.ms',
      'camille.l',
      'maelle',
    ],
  },
  {
    dreamer: 'priya.n',
    title: 'Purpose of visit',
    content:
      'In the dream I have just moved to the fourteenth, and the agent is showing me around. The flat is only one room, but the room is a beach: sand wall to wall, a ceiling fan, and at the far end, where the balcony should be, the sea. At first I’m delighted. I invite everyone. Somebody’s baby is asleep in a soup pot. Then the neighbour from thirteen rings the bell. There’s water coming through her ceiling, she says, and fish. I start moving the sea with a dustpan.',
    report: `Our building in real life has twelve floors. In the dream I have just moved to the fourteenth, and the agent is showing me around. He is very proud of the view. He keeps his umbrella open indoors. The flat is only one room, but the room is a beach: sand wall to wall, a ceiling fan, and at the far end, where the balcony should be, the sea. It comes in as far as the sofa and goes out again.

I say, “Is it safe?” He says, “It’s unfurnished.” I sign.

At first I’m delighted. I invite everyone. My mother comes with tiffin, my cousins bring a volleyball, my manager from work stands in the shallow part with his trousers rolled, holding his laptop above his head. Somebody’s baby is asleep in a soup pot. My mother says the place is nice but there’s nowhere to hang a calendar. We eat lemon rice and the fan turns and no one argues about anything. It’s the happiest I have seen all of them together.

Then the neighbour from thirteen rings the bell. She is an old lady in a raincoat, soaked to the skin. There’s water coming through her ceiling, she says, and fish. She isn’t rude. She has brought one of the fish back to me in a bucket. I apologise and apologise. I start moving the sea with a dustpan. My cousins laugh at me, my manager says he has a call. One after another they remember a train. When I look up there’s no one, only footprints, and the pot, and the baby still in it.

I don’t know whose baby it is. I ring all the bells: twelve, eleven, ten. At every door a family is sitting in the dark with their feet up on chairs and water running down the walls, and they all say it kindly, “Not ours, dear.” The lift is full of jellyfish so I take the stairs, down and down, with the pot on my hip. I am so angry with my cousins that I say their names on each landing like a curse. The baby opens its eyes. It looks at me very seriously, the way a bank officer looks at you. It has Appa’s ears.

In the lobby the watchman has put out sandbags. I ask him please to hold the baby for one minute while I turn off the sea. He gives me a register to sign: name, flat, purpose of visit. Under purpose I can’t think what to put. The water’s at my knees. The watchman clicks his pen. “Just write ‘resident’, madam,” he says. When I wrote it the baby laughed out loud, and the tide went past us through the front door, taking the sandbags and my left slipper.`,
    tags: ['sea', 'apartment', 'baby', 'neighbour', 'stairs'],
    daysAgo: 37,
    hour: 5,
    category: 'urban',
    types: ['surreal'],
    mood: 1,
    vividness: 9,
    sleepQuality: 3,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'hemi',
      'lena.o',
      'niamh',
      'toby.h',
      'moira.k',
      'june.f',
      'sam-w',
      'ruth.o',
      'camille.l',
      'theo.b',
      'lucas.v',
    ],
  },
  {
    dreamer: 'sam-w',
    title: 'Three-eighths',
    content:
      'I’m at Halvorsen’s Hardware, the old one, before it burned. I need a three-eighths bolt. The guy at the counter has his back to me, sorting keys, and I know by his neck that it’s my brother Dale. He’s been dead six years. I don’t say anything. I figure if nobody’s told him, it’s not going to be me. He takes me down the aisle, and the aisle keeps going. We walk past things I lost: my blue bike, the canoe paddle, a whole shelf of single gloves. I was so happy I was having trouble walking straight.',
    report: `I’m at Halvorsen’s Hardware, the old one, before it burned. I need a three-eighths bolt. It’s summer, the fan’s going, there’s that smell of seed and rubber. The guy at the counter has his back to me, sorting keys, and I know by his neck that it’s my brother Dale. He’s been dead six years. I don’t say anything. I figure if nobody’s told him, it’s not going to be me.

He turns around and he’s older than he got to be. Gray in the beard. He says, “Help you find something?” like I’m any customer. I say three-eighths. He takes me down the aisle, and the aisle keeps going. We pass the paint, the rope, the stovepipe. We walk past things I lost: my blue bike, the canoe paddle, a whole shelf of single gloves. He’s got a pencil behind his ear. He’s telling me how a bolt isn’t any good unless you know what it’s holding on to. That was just like him. I was so happy I was having trouble walking straight.

Way in the back there’s a door to the loading dock, and it’s winter out there, full dark, with the lake right up to the edge and a boat tied on. I get a bad feeling. I say let’s go back up front. He says the stock’s out here. I grab his sleeve. I tell him no, there’s nothing out there, Dale, it’s too cold, you hear me? I’m yelling by then. I’m mad as hell at him, I’ve been mad for six years it turns out, and I let him have it, all of it, the phone I didn’t pick up, the dog he left, Mom sitting in the car outside his house. He takes it. He nods like I’m reading off a list of parts.

Then a lady comes in with a broken screen door and says, “Is somebody working here?” and Dale says, “My brother’ll help you.” So I help her. I find I know how. I stretch the new screen and run the spline in and trim it, and people line up behind her: a lamp, a sled, a music box, an outboard motor with a bird’s nest in it. I fix every one. It gets late. I can see him through the back window, out on the dock with a lantern, not leaving, just checking knots. He’s got my three-eighths bolt, he’s turning it over and over in his fingers. Nobody in there was sad. Each one paid me in keys.

Around closing he knocked on the glass. He held the bolt up to show me, and pointed at the hinge of the door, the top one, where one had always been missing. He put it in from his side. I could hear it go tight. I’ve got the same hinge on my own back door, and I never fixed it, and I’m not going to now.`,
    tags: ['brother', 'hardware store', 'lake', 'door', 'winter'],
    daysAgo: 95,
    hour: 5,
    category: 'time',
    types: [],
    mood: 0,
    vividness: 10,
    sleepQuality: 2,
    recall: 'full',
    warnings: ['death'],
    visibility: 'public',
    likes: [
      'june.f',
      'lena.o',
      'moira.k',
      'niamh',
      'priya.n',
      'toby.h',
      'ruth.o',
      'aminata.s',
      'camille.l',
      'lucas.v',
    ],
  },
  {
    dreamer: 'hemi',
    title: 'Ten past two',
    content:
      'We’re doing the wave drill at my daughter’s school, except the wave is coming at ten past two and everybody knows it. I count the kids from Room Six. Mine’s not there. The harbour’s gone out. There’s just the floor of it, shining, with the ferries tipped over on their sides and fish flapping, and a long way off one small person in yellow gumboots, walking out. I’ve never been so frightened. And I’m still holding the bloody box.',
    report: `We’re doing the wave drill at my daughter’s school, except the wave is coming at ten past two and everybody knows it. It’s on the timetable, after maths. The kids have made a banner. I’m there as a parent helper and I’m in charge of the orange box, and I don’t know what’s in it.

The principal asks us to walk, not run, up the hill behind the field. It’s a beautiful day, no wind, which should have told me something. Half of Wellington’s on the hill already with rugs and chilly bins. My mum’s there with her knitting, my old flatmates, a couple of All Blacks nobody’s bothering. They’re all facing the sea like it’s a screen. I ask Mum if she’s scared and she says, “Of what, love? It’s not for us.”

I count the kids from Room Six. Twenty-three, twenty-four. Mine’s not there. I count again. I run down the line asking has anyone seen Mere, she’s four, she’s got yellow gumboots, and people move their legs to let me past but they don’t take their eyes off the water. The harbour’s gone out. There’s just the floor of it, shining, with the ferries tipped over on their sides and fish flapping, and a long way off one small person in yellow gumboots, walking out.

I’ve never been so frightened. I go down the hill so fast I’m not touching it. I’m across the field, the road, over the wall and on to the mud, and it’s hard work, it takes my shoes. I’m shouting her name and no voice is coming out, only this hooter, the two o’clock hooter. And I’m still holding the bloody box.

When I get to her she’s squatting down, looking at a crab. She says, “Dad, you brought it.” She opens the orange box and inside there’s a conductor’s stick and a mandarin. She eats the mandarin. Then she stands up on the keel of a dinghy and lifts the stick, and I see the wave. It’s the height of the hills. It’s green, you can see right into it, kelp and cars and a whale asleep, and it’s got no sound at all. It’s waiting. It’s watching her for the beat.

I wanted to grab her and run. I had my arms out. But she gave me this look, the same one she gives me when I try to do up her zip. So I knelt down in the mud and turned the pages. There weren’t any pages. I turned them anyway.

She brought it in so softly. First just the edge, round our ankles, then the boats coming upright one after another like people getting out of chairs. She did the whole harbour. Up on the hill they started clapping, a long way off, and it sounded like rain. I was crying my eyes out, I was so proud of her. Mum came down later with dry socks. She said, “Your sister was late in the second part.” I haven’t got a sister.`,
    tags: ['wave', 'daughter', 'school', 'sea', 'music'],
    daysAgo: 11,
    hour: 5,
    category: 'nature',
    types: ['prophetic'],
    mood: 1,
    vividness: 10,
    sleepQuality: 2,
    recall: 'full',
    warnings: [],
    visibility: 'public',
    likes: [
      'toby.h',
      'moira.k',
      'priya.n',
      'ruth.o',
      'june.f',
      'niamh',
      'sam-w',
      'theo.b',
      'aminata.s',
      'etienne',
    ],
  },
];
