import type { Change } from '#features/about/changes.rules.ts';

/** What CHANGELOG.md says, newest day last: `changes.test.ts` holds the two together. */
export const changesEn: readonly Change[] = [
  {
    date: '2026-11-21',
    title: 'The house is built',
    text: 'An engine that reads dreams in French and English, a painter with five styles, a server, pages, and the journeys that try them all.',
  },
  {
    date: '2026-11-21',
    title: 'Nothing leaves without consent',
    text: 'An outside model may read beside the engine where a server has one. Each dreamer is asked first, text by text, and may withdraw.',
  },
  {
    date: '2026-11-21',
    title: 'French is judged beside English',
    text: '152 invented reports, coded by published rules and frozen before the first run. The first run is kept, because nothing later is as honest.',
  },
  {
    date: '2026-11-21',
    title: 'The engine learns whom you mean',
    text: 'It knows a dreamer’s own people from their other dreams, tells who does what to whom, and sets aside what a text denies.',
  },
  {
    date: '2026-11-21',
    title: 'The painter is given more places',
    text: 'Ten more settings, silhouettes sculpted anew, and a table coded by hand that says how often a picture shows its dream.',
  },
  {
    date: '2026-11-21',
    title: 'A studio opens on every dream’s page',
    text: 'Paint again, follow the work, stop it, choose among former paintings, or keep none.',
  },
  {
    date: '2026-11-21',
    title: 'Series of dreams are read with restraint',
    text: 'Rhythms are claimed only where they survive a correction for every look taken. Most do not.',
  },
  {
    date: '2026-11-21',
    title: 'Someone reads your letters',
    text: 'Visitors can write to us: the message is sealed, numbered and answered.',
  },
  {
    date: '2026-11-21',
    title: 'The sky comes alive',
    text: 'Hour, weather and the true moon on one canvas, still for whoever prefers stillness.',
  },
  {
    date: '2026-11-21',
    title: 'Every figure is written anew',
    text: 'Scores, floors and failures of the engine as it stands, with what was tried and what each idea cost.',
  },
  {
    date: '2026-11-21',
    title: 'The public face',
    text: 'A home that goes from night to dawn, a letter one confirms by mail, shelves for public dreams, and a page of the evaluation.',
  },
  {
    date: '2026-11-21',
    title: 'Articles, guides and an API to try',
    text: 'Nine articles with their sources, a documentation whose programs run as printed, and an explorer that sends real requests.',
  },
  {
    date: '2026-11-21',
    title: 'Someone to ask',
    text: 'Dreamer answers on every page, searches the help, and reads a dream without it leaving your browser.',
  },
  {
    date: '2026-11-21',
    title: 'Reverie says how it is',
    text: 'Servers measure themselves every minute and show it. Pages you have read open again without a network.',
  },
  {
    date: '2026-11-21',
    title: 'The sky may follow a city',
    text: 'Where a server has a weather service to ask, readers choose a city in the settings. The service is told a rounded place, and never who asks.',
  },
  {
    date: '2026-11-21',
    title: 'A first page comes sooner',
    text: 'On a slow telephone it is read in about a second, and its painting stands half a second later. Whoever chose dark or light may give the choice back to the system.',
  },
  {
    date: '2026-11-22',
    title: 'Every promise is kept, or no longer made',
    text: 'Each promise of a page has its test. What does not exist yet is promised no more. The page about privacy names who answers for the data, and gives every right its way.',
  },
  {
    date: '2026-11-22',
    title: 'The engine reads sense before words',
    text: 'Idioms, irony, comparisons, what is only wished, what a stranger says and what a machine does no longer pass for what is felt and done. It reads French as people type it, and quotes it as they typed it.',
  },
  {
    date: '2026-11-22',
    title: 'A dream is told once',
    text: 'A second tap, a step back or a lost answer publishes nothing twice. Without a network the form keeps the words, and sends them by itself once it is back.',
  },
  {
    date: '2026-11-22',
    title: 'Two tabs no longer overwrite each other',
    text: 'Whoever saves a dream that changed elsewhere meanwhile is shown both versions, and keeps one, the other, or what they write of the two.',
  },
  {
    date: '2026-11-22',
    title: 'A hard dream waits until it is opened',
    text: 'Its warning is named, its text and painting stay veiled, and a choice in the profile opens or excludes them all. Back leads to the cards one had left, and dreams of the reader’s language come first.',
  },
  {
    date: '2026-11-22',
    title: 'Dreamers take turns',
    text: 'Whoever writes many dreams waits for their own paintings alone, and a page says how many come before. What is asked too often says how long to wait, and strangers’ wrong passwords lock nobody out of a device they use.',
  },
  {
    date: '2026-11-22',
    title: 'The house was besieged',
    text: 'What an attacker found is closed: links that led elsewhere, a data folder others could read, a lost key replaced in silence. Who may see what is tried call by call.',
  },
  {
    date: '2026-11-22',
    title: 'A server fits its machines',
    text: 'What is due by the clock is done once, however many servers share a database, and a slow machine may paint smaller. An archive also says which paintings one asked for.',
  },
  {
    date: '2026-11-22',
    title: 'An account is its person’s own',
    text: 'One sees where one is signed in and ends it, chooses a new password by mail, confirms an address, and may ask for a second step when signing in. What happened to the account stands in a log that nobody can change unseen.',
  },
  {
    date: '2026-11-22',
    title: 'Other doors lead in',
    text: 'Google, GitHub, Facebook or an institution’s own accounts open Reverie where whoever runs it has set them up. They learn nothing of dreams, and an address alone opens no account.',
  },
  {
    date: '2026-11-22',
    title: 'A device opens the account by itself',
    text: 'A phone, a computer or a security key signs one in, with a passkey that no false site can ask for. It also serves as a second step, and recovery codes open where it is not at hand.',
  },
  {
    date: '2026-11-22',
    title: 'The key of private texts changes',
    text: 'Whoever runs a server gives every sealed text another key while people read and write. A copy says which key it needs, and no key goes that a text needs.',
  },
  {
    date: '2026-11-22',
    title: 'Everything can be taken along',
    text: 'An archive of all that is kept of somebody, readable offline, is made for the asking. Who leaves has thirty days to change their mind; then nothing of them is left.',
  },
  {
    date: '2026-11-22',
    title: 'Each answer has its receipt',
    text: 'What one accepts, the terms included, is kept in the words that were read, and can be downloaded. The letter is taken up and left in the settings. New terms are shown once; declining them closes nothing.',
  },
  {
    date: '2026-11-22',
    title: 'People show themselves as they wish',
    text: 'A picture, made anew without the place it was taken, or initials; a name of one’s own before the username; and a page with what one made public, only for those who said yes when asked.',
  },
  {
    date: '2026-11-22',
    title: 'A journal holds every night',
    text: 'One’s own dreams hang by moons, along the hours of waking, as a year or as a list. The search reads full reports too, by an index that holds no readable word, and shows what it found. One tap says that nothing stayed.',
  },
  {
    date: '2026-11-22',
    title: 'Dreams leave as a book, and journals come in',
    text: 'A book to give away, a table, notes, data or a series for research, once or regularly. A journal kept elsewhere is looked at first: what would come, what is doubtful, what is here. It is written on a word, and taken back whole. Nights without a dream go along and come back too.',
  },
  {
    date: '2026-11-22',
    title: 'A dream keeps its layers',
    text: 'The note of the day before, the first words, every version compared word by word, and what came back later, which stays unread until it is let in. Two edits of one dream are merged part by part, and the bin has its page.',
  },
  {
    date: '2026-11-22',
    title: 'What it means is yours',
    text: 'Each symbol has one’s own sentences and one’s own meaning. Who people are is told once, holds in every dream of one’s own, and teaches nothing to what others read.',
  },
  {
    date: '2026-11-23',
    title: 'Five paintings for one dream',
    text: 'On “Blind” people and the engine guess among five paintings, held against chance with intervals, in an open table of nobody. What is right is fixed before, and provably so.',
  },
  {
    date: '2026-11-23',
    title: 'Somebody dreamt near you',
    text: 'Who agrees is told when somebody else’s public dreams hold three unusual motifs of theirs: which, and how unusual, and nothing else until both say yes. A lone yes stays secret, a no is never shown.',
  },
  {
    date: '2026-11-23',
    title: 'Sent on, and counted',
    text: 'Whoever sends a public dream, or copies its link or its code, counts as one share, once a day, and nobody learns who it was; cards show the number. Somebody’s page has an Atom feed of their public dreams, as visitors receive them.',
  },
  {
    date: '2026-11-23',
    title: 'A painting is taken along with its line',
    text: 'The painting of a public dream is saved on its paper: its title or its first words, by whom it was dreamt and when stand beneath it, in every script. Who takes it along counts as a share.',
  },
  {
    date: '2026-11-23',
    title: 'Tags that mean the same',
    text: '“Mer” finds “sea”, and what else means it, while everybody’s tags stay as they wrote them. Whoever moderates says what means what, and every act is written down. The form proposes known tags with true counts.',
  },
  {
    date: '2026-11-23',
    title: 'Leave out what one would rather not meet',
    text: 'In the library, among all dreams, in one’s feed and in communities, tags and warnings can be left out; the address remembers. A profile can ask for first lines only. While a dream is told, its words may suggest a warning: only its dreamer decides.',
  },
  {
    date: '2026-11-23',
    title: 'A question a week, and circles',
    text: 'A community asks a question each Monday, answered with dreams. Twelve people at most make a circle: one dream an evening, in turn, and nothing is counted.',
  },
  {
    date: '2026-11-23',
    title: 'Two people connect once both have said yes',
    text: 'One asks on somebody’s page, with a word or without; a lone ask is taken back, and a no is never shown. “My connections” brings them together, and says what a connection gives and what it does not.',
  },
  {
    date: '2026-11-23',
    title: 'Called by one’s name, told on one’s device',
    text: 'An @ and a name call somebody in a comment, a bird’s name in a community. What happens there is told too, by birds’ names and by the day. And a browser can say that there is something new while no page is open: nothing else is in the message.',
  },
  {
    date: '2026-11-23',
    title: 'Whom one means is found, and a newcomer’s link is read',
    text: 'Who writes an @ under a dream is proposed those who speak there and those they follow; in a community, birds’ names. In the first week a comment with a link waits for a moderator instead of being refused. Likes in a community are told to the dreamer, together, by the day and by birds’ names.',
  },
  {
    date: '2026-11-23',
    title: 'What returns, with what it is worth',
    text: 'A page of the journal reads one’s dreams together: a map of stars, feelings over time, who and what comes back and in which words, days and seasons, a profile beside a group one chooses, dreams nearly dreamt again, echoes of the day. Each figure says n, its interval and how many looks were taken; mostly it says that there is no reliable pattern yet.',
  },
  {
    date: '2026-11-23',
    title: 'The impossible is painted',
    text: 'Water comes into the kitchen, a house walks on two legs, books fly, clocks melt, a bridge breaks, a square turns to stone. Pages, coffins and sixty other things have a shape of their own, and nobody at a distance is a pawn any more.',
  },
  {
    date: '2026-11-23',
    title: 'A finished print lives quietly',
    text: 'On its dream’s page, whoever is in it stands a little before their ground as one looks from the side, water sways, lamps breathe, snow falls. It is still where stillness is asked for, and while nobody looks.',
  },
  {
    date: '2026-11-23',
    title: 'One sees one’s dream as others do',
    text: 'Before it is sent the form shows what each would receive, and on its page one opens it as a stranger, somebody signed in or a member: by the very same answer. A public dream can stand in another page, in a frame without scripts or cookies that is empty once it is not public.',
  },
  {
    date: '2026-11-23',
    title: 'One shares a dream and keeps its names',
    text: 'Before sharing, the form looks on the device for names, places, numbers and addresses, and offers to blur them. One keeps one’s words; others receive “[name]” in the text, its analysis and its painting, and no search finds it.',
  },
  {
    date: '2026-11-23',
    title: 'What hurts can be reported, and somebody answers for it',
    text: 'A dream, its painting, a comment and a page can be reported, with scripts and without. Moderators decide in one queue; whose it is reads what was done, why and until when, and another moderator answers an appeal. /status/moderation counts it, from ten up.',
  },
  {
    date: '2026-11-23',
    title: 'A bell, and nothing louder',
    text: 'Comments, answers and likes are told together by what they happened to, and the bell counts while one looks. For each kind one chooses whether it shows and how often a digest comes by mail, which counts and quotes nothing. A dream, a person or a word can be muted, and hours kept quiet.',
  },
  {
    date: '2026-11-23',
    title: 'Communities, under another name',
    text: 'Dreams are shared in places where each is given a bird’s name that exists only there: no date, no place, no face, and nothing that ties two of them. Open, on request or by invitation; with rules, moderators, and a way out with one’s dreams or without.',
  },
  {
    date: '2026-11-23',
    title: 'One answers a dream',
    text: 'Under a public dream stand comments, and answers to them. One can point at words of the dream, which light up; what was said can be written otherwise for a quarter of an hour. Its dreamer lets everybody speak, those who follow, each once read, or nobody.',
  },
  {
    date: '2026-11-23',
    title: 'Follow, or keep a distance',
    text: 'Somebody’s page lets one follow them: what they make public comes together in “Explore dreams”. Or two see each other no more, nowhere, and neither is told. The library also stands in the order of what is discussed.',
  },
  {
    date: '2026-11-23',
    title: 'A dream is told before any account',
    text: 'The home begins with a line to write on. Words light up as one writes and the painting settles beside them, plane by plane, both made in the browser: nothing leaves it until the dream is to be kept. Without scripts the server paints it. What is kept waits an hour, sealed, for an account; the painting can be taken along without one.',
  },
  {
    date: '2026-11-23',
    title: 'The home is one night',
    text: 'Five scenes from telling to dawn, which move as one scrolls where nothing asks for stillness. Who is signed in finds their own last nights first. The ways in, empty pages and errors hang a print under the true moon; an account asks for no name; a phone has a bar at its foot.',
  },
  {
    date: '2026-11-23',
    title: 'A dream is said in the dark',
    text: '/night is black, with one dim red and one button as large as the screen: touch to speak, touch to end, hold to whisper a keyword, swipe for words without speech. It opens without a network, and the journal greets with what the night left.',
  },
  {
    date: '2026-11-23',
    title: 'Nothing waits in vain without a network',
    text: 'What is said or written offline is sealed on the device for its writer alone, sent in its order once there is a network, and erased there only when the server has all of it. A browser that is killed loses five seconds of sound at most; what met another change is shown beside it.',
  },
  {
    date: '2026-11-23',
    title: 'Speak, and it is written',
    text: 'Where a dream is written it can be said: the sound is kept, and your browser writes it if you wish, once you know who hears. A model that the host offers writes on the device instead. Marks are set while speaking, and the player stays at hand while one types.',
  },
  {
    date: '2026-11-23',
    title: 'A voice is a dream’s first layer',
    text: 'A recording comes in pieces, is sealed piece by piece and heard by its dreamer alone: its shape, its words that follow the sound, its speed. A report is proposed of it without a word added; the sound can go while the text stays.',
  },
  {
    date: '2026-11-23',
    title: 'A symbol shows what comes with it',
    text: 'Its page lays your dreams out as a table of prints: who is there, what is felt, what stands beside it. From 25 dreams on it says what differs from other nights, each difference with its interval.',
  },
  {
    date: '2026-11-23',
    title: 'A version says what it changes',
    text: 'Between two versions of a dream, the page shows what is now read otherwise, and leads from each word that went to the one in its stead. Words of the day note that come back in the dream are lit.',
  },
  {
    date: '2026-11-23',
    title: 'The journal answers while one types',
    text: 'The search of the journal follows each word, and the wall counts what came back in a moon. The frieze draws the sleep that was noted; on a phone, one night at a time.',
  },
  {
    date: '2026-11-23',
    title: 'A journal comes in faster, and books know more letters',
    text: 'An import is written in a fraction of the time and read in turns of its own: what others tell meanwhile is read at once. Books set Chinese, Japanese, Korean, Arabic, Hebrew and emoji.',
  },
  {
    date: '2026-11-23',
    title: 'What was taken along comes back whole',
    text: 'An archive brings back versions, additions, paintings, nights, people and meanings with its dreams; the look beforehand counts them, and one gesture takes them away. Books and folders hold what symbols mean to you and who people are. Day One and Diarium are read as their files really are, and a search puts what is spelled as you typed first.',
  },
  {
    date: '2026-11-23',
    title: 'Dreams are printed',
    text: 'New pictures show what is strangest in a dream, and who does what to whom: gouache, linocut, cut paper, risograph or ink. They are upright, square or wide; the studio leaves something out or makes it the hero; each can be had as PNG, WebP, SVG or a sheet of A3. What was painted before stays.',
  },
  {
    date: '2026-11-23',
    title: 'A dream has a place',
    text: 'The page of a dream hangs its picture large, with its words beside it and its light on the wall, and on a phone from edge to edge. Three findings stand open, each with a question; only their words are lit, and words and findings lead to each other by pointer, thumb and keyboard. All the rest is one press away. A card to send and the nights before and after end the page.',
  },
  {
    date: '2026-11-23',
    title: 'The library hangs on a rail',
    text: 'Whole pictures of several sizes, in rooms by moon, by mood or by date, from the first screen on. The reader’s language hangs first and the other is a press away; excerpts end where a sentence does. Pages of text are nearly black, or paper lit from one side: colour comes from a picture alone.',
  },
  {
    date: '2026-11-23',
    title: 'The picture comes before your eyes',
    text: 'Once told, a dream opens on its page: words leave the text, the pencil sets the outlines down, planes come from the back to the front. The studio offers 24 palettes and fourteen framings, with scripts and without; the journal hangs a season of prints in a single manner.',
  },
  {
    date: '2026-11-23',
    title: 'What is new stands apart',
    text: '“Explore dreams” draws a line between what was told since one last looked and what one has seen. The library hangs the reader’s language first over all its pages, not within each. /night plays a soft minute of wind, made on the device, for who asks. Contact answers in the words of the help, the letter is asked for at the foot of every page, and pages are lighter.',
  },
  {
    date: '2026-11-24',
    title: 'From night to night',
    text: 'A reminder for the calendar or for devices, a wish for the night of which you alone say whether it came, nights counted without reproach, and a written exercise that gives a nightmare another course. All of it is sealed, and erased at any step.',
  },
  {
    date: '2026-11-24',
    title: 'A dream has neighbours',
    text: 'On the page of a public dream hang others that are like it, each with what the two have in common and its words. A private dream finds its own for its dreamer alone.',
  },
  {
    date: '2026-11-24',
    title: 'Prints say more of what was dreamt',
    text: 'A ladder made of books, a boss who is your cat, fish out of the washing machine, a bridge that melts, a piano carried by two: the press shows them, and says them to who cannot see.',
  },
  {
    date: '2026-11-24',
    title: 'Motifs to follow',
    text: 'Each motif has its page in both languages: its public dreams, and figures from twenty people on, counted once a week. Following one is told to nobody.',
  },
  {
    date: '2026-11-24',
    title: 'The weather of dreams',
    text: 'What people dreamt of last week, beside the year: noisy counts, drawn once, and an overcast sky while too few people stand behind them.',
  },
  {
    date: '2026-11-24',
    title: 'Practice comes back too',
    text: 'An archive brought into another account brings its reminders, wishes and rehearsals, never over what is there.',
  },
  {
    date: '2026-11-24',
    title: 'Motifs are said as one says them',
    text: 'The sea, a wolf, falling: in titles, in the weather, in meetings, and what two dreams share leads to the motif’s page.',
  },
  {
    date: '2026-11-24',
    title: 'One conversation can be muted',
    text: 'Under its first words, or where the bell told of it: the others under the same dream are still heard. It is undone there, or in the settings.',
  },
  {
    date: '2026-11-24',
    title: 'Sending a dream on makes it popular',
    text: 'A share counts once a day for each person, and weighs less than a like.',
  },
  {
    date: '2026-11-24',
    title: 'Counts in communities tell no hour',
    text: 'Likes, views and numbers of comments stand as the day began; one’s own like shows at once. What is written still appears at once, and the pages say what that tells.',
  },
  {
    date: '2026-11-26',
    title: 'Communities can be reported too',
    text: 'At the foot of a community’s page. One that is hidden is there for its owner alone, who is told why and may appeal; everybody keeps their own dreams of it. Accounts that have just come hide nothing by themselves, however many they are.',
  },
  {
    date: '2026-11-26',
    title: 'Who is kept apart is in no count',
    text: 'Searching by words, by a tag or without something, one reads no number of dreams one does not meet; a conversation counts what is shown of it.',
  },
  {
    date: '2026-11-26',
    title: 'In a community a picture tells no hour',
    text: 'What a browser was given with it held the moment it was painted, and the feed could be asked where a dream stands among all others. Both say nothing now.',
  },
  {
    date: '2026-11-26',
    title: 'Which feeling, which night',
    text: '“Blind” asks three things of a dream: which of five people’s paintings is its own, how its dreamer said it was, and which of five public days it is of. Each may be passed, and the engine answers too. What the table shows moves by twenty rounds at a time.',
  },
  {
    date: '2026-11-26',
    title: 'What keeps to one day is said',
    text: 'Before there are nights enough to look for rhythms, the page of patterns says what comes most on one day of the week, as a count and no more. A mother is told of as you call her there too. Nightmares and lucidity count what you said beside the text as well.',
  },
  {
    date: '2026-11-26',
    title: 'Twenty are twenty who have been here',
    text: 'A motif that is told of in a meeting is carried by twenty accounts of fourteen days at least: twenty opened yesterday are no crowd to hide in.',
  },
  {
    date: '2026-11-26',
    title: 'Prints show what is in what',
    text: 'Somebody in a bathtub, a cup or a suitcase, a woman who comes out of her painting, a family at one table, a house that walks away: they are drawn so, and said so. Chalk or a cashier tell the place where nothing else does.',
  },
  {
    date: '2026-11-26',
    title: 'What one meets first, once more',
    text: 'No key is lost on the home, whatever arrives first. In the library the last dream of a room hangs wide enough to be read, on a tablet the line of a finding runs beside the others, and the page about Reverie hangs a print.',
  },
  {
    date: '2026-11-26',
    title: 'What is kept without a network says when',
    text: 'A dream that waits on this device tells the hour it was kept, and that your latest words have taken the place of the earlier ones. Screen readers hear it each time.',
  },
  {
    date: '2026-11-26',
    title: 'Prints have light and depth',
    text: 'Whoever stands throws a shadow away from the light, the view steps closer until they fill it, and leaves or stones stand nearest. Eyes are open, beasts lie down, curtains hang, boats are in the water; ink is blacker, the risograph clearer.',
  },
  {
    date: '2026-11-26',
    title: 'Prints show who is where',
    text: 'Whoever is in a boat, a balloon or at the window of a train that leaves is seen there; sand fills a room, a cat sleeps in a lap, a huge book is huge, and a lantern hangs from a hand. The description says he, she and it, where nobody else can be meant.',
  },
  {
    date: '2026-11-26',
    title: 'Everyday words lead somewhere',
    text: 'A midwife, a boarding pass or a plughole tell the press where one is, and what people do all day (dialling, queueing, signing, packing) is shown. A phone that is a bar of soap is a bar of soap, and what a door leads to is seen behind it. Fifty things more have a shape, from swords to zebras.',
  },
  {
    date: '2026-11-26',
    title: 'A motif’s dreams are read on',
    text: 'Behind the newest twenty-four come the older ones, page by page. Who is suspended may leave a community, and long journals are compared in a third of the time.',
  },
  {
    date: '2026-11-26',
    title: 'Nobody stands on the bed',
    text: 'Whoever is in a room stands on its floor, whoever lies in bed has their head on the pillow, and a hospital ward and a railway carriage are drawn anew. A room has one sun, and where a dream has its own moon, that moon lights the sky. The five looks show the home’s own night.',
  },
  {
    date: '2026-11-26',
    title: 'Four hundred things and a hundred callings',
    text: 'Four hundred things more have a shape, from apples and teapots to lorries, harps and grasshoppers. A nurse, a judge, a waiter or a knight is called so and dressed so, a hundred callings in all. Whoever is in a canoe sits in a boat, and a school’s yard is no classroom.',
  },
  {
    date: '2026-11-26',
    title: 'People hold themselves as people do',
    text: 'Words are said with an open hand, what is given is held out between the two, whoever leaves turns their back, and nobody hangs their arms like the next. Two are two, whoever swims wears a bathing dress, and a dream that tells no hour is as often of day as of night.',
  },
  {
    date: '2026-11-26',
    title: 'A deed is told by its own verb',
    text: 'A shirt is ironed, a friend is arrested, a window is closed: seven hundred verbs are read and said in both languages. Who is chased runs, whoever is made to eat eats, and what is only asked, forgotten or refused is not shown as done.',
  },
  {
    date: '2026-11-26',
    title: 'What a dream names is in somebody’s hands',
    text: 'A parcel, a torch, a loaf of bread or an umbrella is held, and not only there; whoever writes has a desk, whoever climbs the stairs is on their steps, the second person is in the car, and two of whom nothing more is told stand together.',
  },
  {
    date: '2026-11-26',
    title: 'What changes is seen to change',
    text: 'Who turns into a teapot or a tree is half of it already, a reflection that does as it likes looks out otherwise, and the wind lifts whoever it takes. “It”, “inside” and “on it” mean what was named just before, and what is only recalled is not shown as done.',
  },
  {
    date: '2026-11-26',
    title: 'A bench in the street, a bus that comes towards us',
    text: 'Whoever eats or waits outside sits on what the place has, a bus comes along a road and not across it, and nobody stands in the river by mistake. A trampoline, a lawnmower, a coffee machine and nine other things have a shape. Who is back from hospital is no longer there, and a train one runs for is at its station.',
  },
  {
    date: '2026-11-26',
    title: 'Lava, biscuits, milk',
    text: 'A floor can be lava, a bridge biscuits, a road books and a sea milk; what comes up to the ankles or the waist fills the place, and the description says so. Who is a candle or a chair is half of it.',
  },
  {
    date: '2026-11-27',
    title: 'Rooms with a light of their own',
    text: 'A room is lit from its windows and its lamps, and lies in one broad shade; people stand on the steps of stairs, and a flooded kitchen is seen through its water. Beaches, deserts, snow, cliffs, fields and skies are composed by day, one print unlike the next. A dream that tells no feeling has ten more sets of colours to be printed in.',
  },
  {
    date: '2026-11-27',
    title: 'Faces that feel',
    text: 'People in prints show what happens to them: they gape, weep or laugh, dress for the place and the weather, and the old look old. Teeth fall from an open mouth into a hand, riders sit on what carries them, and small things no longer lie about like stickers.',
  },
  {
    date: '2026-11-27',
    title: 'The dreams that everybody has',
    text: 'A presence in the dark, a child that is lost, a car off a bridge, insects all over one, a class before which one is naked: the commonest dreams are read as people tell them. A crowd is seen over its heads, and books fall from their shelves around a kiss.',
  },
  {
    date: '2026-11-27',
    title: 'The lion is in the wardrobe',
    text: 'Where something is, told in the plainest way (in the wardrobe there was a lion, on my bed lay a wolf, I was in a cage, my hands were covered in ants), is where it is seen. A cardboard box is open, and what is in it looks over its side.',
  },
  {
    date: '2026-11-27',
    title: 'In everyday words',
    text: 'A slap, making out, « prendre en chasse », « se casser la gueule » are painted as what happens, and people who are only “they” or « elle » are in the picture. The impossible thing of a later clause comes first.',
  },
  {
    date: '2026-11-27',
    title: 'Old, young, and twice oneself',
    text: 'A driver who is a toddler is a child at the wheel, a boss who is one’s son is one person, and who meets themselves is there twice. Birds carry people under them, riders sit on what they ride, who is tiny or giant is so beside others, and whom nobody sees is seen through.',
  },
  {
    date: '2026-11-27',
    title: 'At an aunt’s, at the launderette',
    text: 'A home is known by whose it is, a shop by its name, an optician’s, a court or an orchard by a word; a fairground is no clearing, and somebody one went to school with brings no classroom along.',
  },
  {
    date: '2026-11-27',
    title: 'The database at home answers sooner',
    text: 'Without a PostgreSQL of your own, each small question to the database takes less than half of the time it took.',
  },
  {
    date: '2026-11-27',
    title: 'One finds oneself by one’s coat',
    text: 'In a print the dreamer alone wears the loudest ink; all others wear quiet ones, and who does harm is dark. The grain is finer, a blue night stays blue, skies by day have more colour, and trees stand behind a garden’s hedge.',
  },
  {
    date: '2026-11-27',
    title: 'At one table, and in rows',
    text: 'Who dines together sits at one table, with what is eaten on it; passengers, a class and a congregation sit in their rows. Somebody who is pushed stumbles, and a baby goes from arm to arm.',
  },
  {
    date: '2026-11-27',
    title: 'In the drawer, behind the glass',
    text: 'What is in a drawer, a cradle, a jar, a cage or an aquarium is inside it, and a portrait in its frame. Wings, eyes, mouths and legs that a dream gives to beasts and things grow on them. People at rest stand in eight more ways, and 35 more things are drawn.',
  },
  {
    date: '2026-11-27',
    title: 'Through the streets of a city',
    text: 'Who walks through a city does so in its streets, and who flies over it sees its roofs. A hospital is known by its patients, a court by its judge, and one hides with somebody instead of from them.',
  },
  {
    date: '2026-11-27',
    title: 'Faster presses, in less memory',
    text: 'Prints in linocut, cut paper, risograph and ink are made a sixth to a third sooner, with the same pixels, and all five looks take less memory.',
  },
  {
    date: '2026-11-27',
    title: 'Marie dances, and the mask is a mask',
    text: 'People whose name opens a sentence, and pets that have one, are themselves in the picture. What a mask or a painting shows no longer stands in the room, blood or milk that rises fills it, looking for the kitchen puts nobody in it, and whoever died awake walks as the dream tells.',
  },
  {
    date: '2026-11-27',
    title: 'No place that was not told',
    text: 'Where a dream tells no place, its print has none: people stand large before rings, arches, rays, scales or great leaves, as on a poster, instead of in a kitchen nobody named. Two thousand more words tell a place that is told by its use: a recital, a queue, the dishes, the night train.',
  },
  {
    date: '2026-11-27',
    title: 'Rooms and streets worth hanging',
    text: 'Rooms have wallpaper, parquet and tiles, shelves, prints and rugs, and furniture up to the edges of the sheet; walls, floor and furniture differ in ink. Streets are built of houses, shops, doors and towers, skies may be filled by a huge sun or moon, and gardens, meadows, woods, roads and shores have villages, flower beds, boats and lamps. Two bedrooms or two streets rarely look alike.',
  },
  {
    date: '2026-11-27',
    title: 'Chased, side by side',
    text: 'Who chases somebody with an axe has it raised in their hand, whoever runs from a bear has it at their heels, and who runs with them runs beside them. Who sat and smiled smiles sitting, and a fox that reads the newspaper holds it.',
  },
  {
    date: '2026-11-27',
    title: 'Everybody, and as many as told',
    text: 'A number that a dream tells is drawn: twelve strangers are twelve, everybody is a crowd, and a whole office can laugh. My sister, my father and I danced: all three dance. Whom somebody is only like stays out of the picture, who is in the bus is in it, and a baby is given to whom it is handed.',
  },
  {
    date: '2026-11-27',
    title: 'Sky first, then what is far',
    text: 'A print that is born on the page comes in its planes again: the sky, its light, what is far, what is near, and then who is there, one after the other. Who is tiny rides on a beast that is large beside them, one reads to a daughter, and what anybody does (as one looks at a tourist) stays out of the picture.',
  },
  {
    date: '2026-11-27',
    title: 'Only what happens',
    text: 'A print no longer shows what a dream only says, quotes, fears, remembers, intends or hears through a wall. A house that is empty is emptied by nobody, a door that is open is opened by nobody, and a hidden room has nobody hide in it.',
  },
  {
    date: '2026-11-27',
    title: 'Hands at their work',
    text: 'Hands touch what they work on: they knead, sweep, push, pull, pour, comb, feed and play eleven instruments. Who is carried looks alive, ladders are as long as people climb, and bodies change as the dream has it: snakes for hair, two heads, a tree out of a chest.',
  },
  {
    date: '2026-11-27',
    title: 'Outside the window',
    text: 'What one sees through a window is outside it, and the dreamer stands before it. A drawer or a fridge holds its city or its sea in both languages, the ice cracks under whoever stands on it, a train that goes through the living room leaves it a living room, and at the sea one is on its shore.',
  },
  {
    date: '2026-11-27',
    title: 'Dressed as told',
    text: 'People wear what the dream gives them, in its colour, and green hair is green. Whom somebody drives sits in the car, a tiger on the raft is on it, whoever drives a bus is seen at the wheel, an audience of cats is cats, and what a thief takes is in their hands.',
  },
  {
    date: '2026-11-27',
    title: 'The house repainted',
    text: 'The pictures of the home, of the pages that have nothing to show and of links to Reverie are printed anew, by the press as it is today; the sample night comes apart in six planes.',
  },
  {
    date: '2026-11-28',
    title: 'Rooms one works and plays in',
    text: 'Fifteen more places are printed as themselves: the inside of a car, a sports hall, a pool hall, a stadium, a factory, a warehouse, a garage, a court, a bar, a night club, a cinema, a playground, a school yard, a market and a farmyard. A library card, a sea of people or the job market no longer moves a dream there, and a dream that goes from place to place is shown where what is shown happens.',
  },
  {
    date: '2026-11-28',
    title: 'In the hand, at the mouth, on the shoulder',
    text: 'People eat, drink, read, hold up and carry what the dream says, with their hands on it, and two share a load. What is on a body (a crow, blood, a tattoo, scales, wings) is drawn on it. Who is held by the hand or in somebody’s arms is with them, in flight as on foot, and a hundred snakes are in their suitcase.',
  },
  {
    date: '2026-11-28',
    title: 'Who looks back out of the mirror',
    text: 'A mirror shows who looks back, be it somebody else, a beast, a child or nobody. Turning into something shows both at once; walls close in, bodies melt, one is there many times, and who floats above their bed sees themselves lie in it.',
  },
  {
    date: '2026-11-28',
    title: 'Ordinary words, as people mean them',
    text: '« Tomber sur » is meeting, « monter la télévision » is carrying it, a mountain road is not made of mountains. Teeth fall out of whose they are, a house on fire is seen from its garden, who is lost is not there, a train that comes at somebody has not them aboard, and a dead mother whom one walks with is beside one.',
  },
  {
    date: '2026-11-28',
    title: 'One moment, where it happens',
    text: 'A painting shows one moment of a dream that goes from place to place: the strangest, with whoever is there, and not the tiger of the market in the train that follows. Who comes back as “it” or “she” is still as they were told, and who drove the car is still in it.',
  },
  {
    date: '2026-11-28',
    title: 'Touch the sentence to be painted',
    text: 'In the studio your dream is there, in your own words: touch a sentence, and that is what is painted, where it happens. Another model is told of that one alone, too.',
  },
  {
    date: '2026-11-28',
    title: 'Fuller colours',
    text: 'Shades in paintings no longer turn grey, rooms are no longer white, and beasts and things stand out from what is behind them. People stand at ease, and their clothes and hair differ.',
  },
  {
    date: '2026-11-28',
    title: 'In the hands, in flight too',
    text: 'What one holds while flying, swimming or running is in the hands, and what one carries or pushes keeps what is in it. One sees what people are in, on or under: beneath a table, on the roof of a bus, inside a suitcase. Whoever plays, drives or dines with somebody is at the same table or in the same car.',
  },
  {
    date: '2026-11-28',
    title: 'A model that says what is worth painting',
    text: 'Where a server has a language model, and for those who agreed to it, the model chooses the moment that a print shows: from what the press can draw, on words of the dream, and nothing in words of its own. The studio says under the picture who chose; of a sentence that you touch, the engine of the house says what is seen. The consent says so in new words, and is asked again.',
  },
  {
    date: '2026-11-28',
    title: 'Whose hands, whose eyes',
    text: 'What a part of somebody’s body has become is on them: her eyes that are clocks, hands made of bread, a father with a lamp for a head. A mountain that walks is on the road, and nobody among mountains; « le chien de mon ex il parlait » is told of the dog.',
  },
  {
    date: '2026-11-28',
    title: 'By its tool',
    text: 'People do what the dream says with the tool in hand: they iron, fish, saw, juggle, blow out a candle. Two play cards at one table. Teeth that are piano keys are a grin, hair that grows is a river, and socks undress nobody any more.',
  },
  {
    date: '2026-11-28',
    title: 'Each in its place',
    text: 'People sit on the chair or at the table that the dream names, and what is in a van, a lift or a doorway is seen there. Things keep their size beside people; houses and buses are farther away. What one swims or walks through is all around; sleepers stay in their bed.',
  },
  {
    date: '2026-11-28',
    title: 'Words of two senses',
    text: 'They are read by their neighbours: a computer’s mouse is no longer an animal, nor the colour orange a fruit; kitchen chairs make no kitchen, and the aisle of a plane no church.',
  },
  {
    date: '2026-11-28',
    title: 'Composed in less than half the time',
    text: 'Pictures are composed two and a half times faster, the same to the line.',
  },
  {
    date: '2026-11-28',
    title: 'At half length',
    text: 'Whoever telephones, reads, embraces or is handed a key is seen to the thigh, with hands and face as large as what they tell. Those who talk stand by each other’s side. Elsewhere the picture steps nearer to who is in it; whoever wants the whole room chooses another framing.',
  },
  {
    date: '2026-11-28',
    title: 'Seen through, and seen under',
    text: 'In a car one sees through the windscreen what is ahead. A lake is cut open where something is under its ice, a dish cover is lifted off what it hides, and a road that rolls up is a roll. What comes out of a mouth flies up, a giant behind somebody rises over their head or their desk, and whoever rides a snail or a mouse has one that carries them.',
  },
  {
    date: '2026-11-28',
    title: 'In the hand, with a body that says so',
    text: 'Bags hang from hands, dishes lie on palms, and each of some holds one. People whisper at an ear, water, fold, iron; statues do what they are told to do; beasts graze, and stand up in their clothes. Who waits, talks or listens stands as one does. Runners keep to the ground and fliers off it, and no crowd hides the face of a beast.',
  },
  {
    date: '2026-11-28',
    title: 'Fewer places nobody was in',
    text: 'Whoever sleeps in a shoe makes no bedroom, and singing no theatre. Outside the school is the street; Orly and Heathrow are airports, Tesco and Lidl shops. The dreamer’s own trade adds no stranger, and whoever drops a cup does not fall with it.',
  },
  {
    date: '2026-11-28',
    title: 'Only what is seen',
    text: 'The words under a picture tell what is in it and nothing more. What opens is drawn open, what breaks is in two, and what cries, sings or speaks has a face to do it with; whoever bleeds, burns or falls is seen to. Where a deed cannot be drawn, the words say what one sees of it instead.',
  },
  {
    date: '2026-11-28',
    title: 'Out of, under, on and above',
    text: 'Whoever comes out of a wardrobe, an oven or a suitcase is in it still, and it is open. Whoever is under a car or a boat lies under it, on a car is on its roof, above a table is above it. Hundreds of paintings are hundreds.',
  },
  {
    date: '2026-11-28',
    title: 'Places, by the words people use',
    text: 'The pit, the depot, the swimming baths, the corner shop and the driving test are where they are, in both languages and in many ways of speaking; what only comes to a place, or is named by it, does not move the dream there.',
  },
  {
    date: '2026-11-28',
    title: 'Who does what, in longer sentences',
    text: 'The house you were born in had legs, the doll your aunt gave you bites: it is told of the house and of the doll. Whoever is sentenced to eat their shoes eats them, and what a thing turns out to be is what is painted.',
  },
  {
    date: '2026-11-28',
    title: 'Repaint at hand',
    text: 'In the studio the button stays in sight while you choose, on a phone as well.',
  },
  {
    date: '2026-11-28',
    title: 'A kiss, and a head by itself',
    text: 'Whoever kisses or hugs a beast does so where its mouth is, kneeling to a dog. A head on a plate or rolling down stairs is shown, and a head that hurts stays on its neck.',
  },
  {
    date: '2026-11-28',
    title: 'You say what should be seen',
    text: 'Not the scene you saw? Say below the painting, in one sentence, who or what, doing what, and where: that is what is painted. Your words stay sealed, for you alone; the painting is seen with the dream. Empty the field, and the dream chooses again.',
  },
  {
    date: '2026-11-28',
    title: 'Gestures that hold',
    text: 'Who peels an apple on a chair sits on it; a rider’s hands are on the bar, a congregation is in its pews, each patient in a bed. A crowd stands in depth with gaps, a herd beside who counts it; a few things go away from near to far. A mountain is at the horizon, hats that float are in the air, who swims is in the water. A head that is carried is seen.',
  },
  {
    date: '2026-11-29',
    title: 'What people dream most often',
    text: 'A wave that runs after somebody is large, a herd of horses stands in a church at its own size, and sharks are in the pool and not over it. Who rides sits on the back of whatever it is; two in a boat are behind its side; chess has its board; a mother small enough for a hand is held in it; the body that one floats above lies below.',
  },
  {
    date: '2026-11-29',
    title: 'By their many names',
    text: 'More than two thousand words for animals, plants, dishes, tools, clothes, trades and places of many countries are read, and shown as their kind: a baboon is a monkey, a trawler a boat. A hundred and forty things have a picture for the first time; there are over a thousand now.',
  },
  {
    date: '2026-11-29',
    title: 'What happens between two',
    text: 'Beasts sit up at the table, the desk or the keys. What comes out of a window, a picture or a screen is cut by its frame, and a car on the ice is on the ice. A giant is cut by the edge of the sheet rather than made small, who serves is behind the counter, and what all turns on in somebody’s hands is seen from near.',
  },
  {
    date: '2026-11-29',
    title: 'Going back shows what is now',
    text: 'Whoever leaves a dream and comes back with the browser’s arrow sees the painting as it is, and not as the page first came; of who is signed in a browser keeps no page that shows a dream.',
  },
  {
    date: '2026-11-29',
    title: 'Falling with the car',
    text: 'Whoever drives off a cliff falls in their car, a wave towers over whoever is there, who walks on water is on it, and snakes come out of the room’s own wall. A bear dances on its hind legs, a wolf looks in from behind the pane, and who is buried alive lies in the coffin.',
  },
  {
    date: '2026-11-29',
    title: 'A sea behind every door',
    text: 'A door, a lift, a mirror, a bottle, a snow globe, an oven, a painting show the place that a dream puts in them or behind them. A classroom that is a jungle has trees between its desks, a river stands in the kitchen it runs through, and a beach in a living room is its floor.',
  },
  {
    date: '2026-11-29',
    title: 'A cat with a crown',
    text: 'Beasts wear what the dream gives them: a crown, a hat, glasses, a tie, a scarf, each on the head, before the eyes or round the neck it is for. Whom one is out with does with one what “we” do.',
  },
  {
    date: '2026-11-29',
    title: 'Emily is a woman, and Emily Rooks no crow',
    text: 'Whoever a dream calls by name, or by he and she, is a woman or a man in the reading, the patterns and the painting. A name that is a word too paints neither bird nor stone, and what is only supposed (“if they fell”) happens to nobody.',
  },
  {
    date: '2026-11-29',
    title: 'A red shirt, yellow trousers, a straw hat',
    text: 'What the dream says somebody wears is on them, in its colour. Who helps does what both do, whoever one holds is in one’s arms, and who drives is on the road, whatever shop the dream left before. A server starts with half the work.',
  },
];
