import type { HelpId, HelpText } from '#help/help-places.ts';

export const helpEn: Record<HelpId, HelpText> = {
  'create-account': {
    title: 'How do I create an account?',
    text: 'Through “Sign up”: a username, an email address, a password of at least 8 characters. You must be 16 and accept the terms. A first and last name may be given, and are shown to nobody.',
    words: 'register registration join open new minimum age',
  },
  'stay-signed-in': {
    title: 'How long do I stay signed in?',
    text: '24 hours, or 30 days if you tick “Stay signed in for 30 days” when you sign in. Signing out ends the session on this device at once.',
    words: 'session login logout remember me expired duration signed out',
  },
  'lost-password': {
    title: 'I have lost my password. What can I do?',
    text: 'The page “Forgotten password” sends a link to the address of your account. It works once, for half an hour, a newer one replaces it, and it signs all of your devices out. Where no mail service is connected, whoever runs the server hands you that link: write to them.',
    words: 'forgot forgotten reset change recover access locked out',
  },
  'see-sessions': {
    title: 'Where am I signed in?',
    text: 'The settings show every device your account is open on, since when, and let you end one session or all others. A sign-in from a new device is told to you by email, once your address is confirmed.',
    words: 'sessions devices logins sign out everywhere security hacked',
  },
  'change-password': {
    title: 'Change my password',
    text: 'In the settings, under Security, by giving the one of today. At least 8 characters; the 10,000 commonest, your email and your username are refused. Your other devices are signed out.',
    words: 'edit password security new',
  },
  passkeys: {
    title: 'What is a passkey?',
    text: 'A key that your phone, your computer or a security key keeps, and that signs for this site alone once a finger, a face or a code has told that it is you. It opens your account without a password, or after it. The settings take up to twenty, under Security, and let you remove them. It needs JavaScript.',
    words:
      'webauthn fido fingerprint face biometric touch id face id windows hello yubikey security key passwordless',
  },
  'second-factor': {
    title: 'Ask for a second factor at signing in',
    text: 'In the settings, under Security: a passkey, or an application for codes that scans a picture. It is asked for after the password, or after a linked account. A new password does not get around it. Adding or removing it signs your other devices out, and an email tells you.',
    words: 'two-factor 2fa two steps totp application code authenticator verification',
  },
  'lost-device': {
    title: 'My phone is not at hand: how do I get in?',
    text: 'By one of the ten recovery codes shown with your first second factor: each works once, in place of the code or the passkey. The settings say how many are left and give new ones. Without a code or a device, nobody can open the account in your place.',
    words: 'phone lost stolen broken recovery code backup device key lost locked out',
  },
  'sign-in-elsewhere': {
    title: 'Sign in with Google, GitHub or another account',
    text: 'Where whoever runs the server has set it up, the sign-in page shows these buttons. The service learns that you come and when, and nothing of your dreams. The settings link and unlink an account, under Security; the last way in cannot be removed.',
    words: 'google github facebook openid social login link unlink linked account university sso',
  },
  'asked-again': {
    title: 'Why am I asked again who I am?',
    text: 'Before what touches the account (address, password, passkeys, linked accounts, archive, leaving), when ten minutes have passed since the last time: somebody might have sat down in your place. A passkey or a code answers, or the password of whoever has no second factor.',
    words: 'confirm identity proof again password asked is it really you',
  },
  'change-profile': {
    title: 'Change my name or language',
    text: 'The username, the first and last name are changed in the settings, the language in your profile. The username signs your public dreams, those you have already shared included.',
    words: 'pseudonym profile preferences french english edit rename',
  },
  'show-oneself': {
    title: 'Set a picture or a display name',
    text: 'In the settings, under “Account”. The picture, a JPEG, PNG or WebP of 5 MB at most, is cut to a square and made anew without place or date. Without one, your initials stand there. The display name comes before your username.',
    words: 'avatar photo portrait initials image nickname displayed',
  },
  'own-page': {
    title: 'Do I have a public page?',
    text: 'Only if you said so, when you were asked once or in the settings, under “Account”. It shows your picture, your display name, the month you came and your public dreams, which an Atom feed repeats. Without it, its address answers as for a name nobody has.',
    words: 'public page profile visible address others readers close hide feed atom rss',
  },
  'sign-in-wait': {
    title: 'Why must I wait before signing in again?',
    text: 'After five failed attempts for the same email address within a quarter of an hour, the server asks you to wait, half a minute at first, then longer. The message says how long. It protects your account from people who guess passwords.',
    words: 'blocked too many attempts tries refused cannot sign in login',
  },
  'close-account': {
    title: 'How do I close my account?',
    text: 'In the settings, under “Data”: take your archive first, choose what becomes of your public dreams, and give your password. For 30 days you may stay; after that everything that is yours is erased for good.',
    words: 'delete remove erase account leave cancel gdpr right to be forgotten',
  },
  'tell-first': {
    title: 'Can a dream be told without an account?',
    text: 'Yes, on the line of the home page. Your words light up and the painting is made in your browser: nothing leaves it while you write, and the painting can be taken along. “Keep this dream” gives it to the server, sealed, for an hour, and asks for an account or a sign-in; once you are in, it is in your journal, private, with the same painting and its night. Another device does not know it.',
    words: 'visitor try anonymous without registration home line painting keep lose',
  },
  'tell-dream': {
    title: 'Tell a dream',
    text: 'Through “Tell”: write what you remember, choose who may read it, send. The analysis and the painting then make themselves.',
    words: 'write record note add publish new journal post',
  },
  'dream-length': {
    title: 'How long may a dream be?',
    text: '500 characters for the text you share. The full report, which you alone read, may have 20,000: your analysis reads it where there is one.',
    words: 'limit characters too long maximum length size report',
  },
  'speak-dream': {
    title: 'Can I dictate a dream?',
    text: 'Yes. Where a dream is written, “Dictate” records what you say, and your browser writes it if you choose so, once you know who hears. The page “The night” records in the dark: sealed, for you alone, it is the first layer of the dream. You listen, follow it word by word, and write it out from what is proposed; the sound can be deleted at any time, the text stays.',
    words: 'voice vocal dictation microphone speak audio transcription recording',
  },
  'night-capture': {
    title: 'Note a dream at night, without light',
    text: 'Open “The night”: the screen is black, and all of it is the button. Touch and speak, touch to end; hold to whisper a word; swipe to choose some without speaking. The sound is sealed on the device as it comes, and leaves once there is a network. “Hear a minute of night” plays a soft wind there, made on the device, which stops by itself.',
    words:
      'night dark black record voice microphone awake whisper keywords shortcut reminder calendar',
  },
  'without-network': {
    title: 'Write a dream without a network',
    text: 'A dream, a change or a night sent without a network is kept, sealed, on this device, and leaves in order once the network is back. The page “Offline” shows what waits and takes down a dream. Nobody else on the device sees it.',
    words: 'offline connection plane train waiting send sync lost shared device',
  },
  'lost-draft': {
    title: 'I closed the page before sending my dream',
    text: 'The draft is kept on this device, in this browser. Open “Tell” again: it comes back, with the time at which you left it.',
    words: 'draft lost recover saved closed tab',
  },
  'find-dream': {
    title: 'Find a dream again',
    text: 'The search of “Explore dreams” knows the text, the title and the tags, whatever their accents and endings. Your private dreams show up there for you alone. Your journal’s own search also reads your full reports, for you alone. A line parts what is new since you last looked from what you had seen.',
    words: 'search look for my dreams list history',
  },
  'what-returns': {
    title: 'What comes back in my dreams, and with what',
    text: 'Under each moon the journal counts what came back. The page Patterns reads your dreams together: it counts from the first one, compares from 25 and looks for a rhythm from 60 nights only. The page of a symbol shows your sentences and what comes with it.',
    words: 'patterns symbols recurring again often table interval difference 25 rhythm week map',
  },
  'night-practice': {
    title: 'A reminder, a wish, a nightmare written anew',
    text: '“From night to night”, in the journal, gives a reminder in the evening and in the morning for your calendar or your devices, keeps what you wish of the night and asks afterwards whether it came, and helps you write another course for a nightmare. All of it is sealed, counted for you alone, and erased at any step.',
    words:
      'reminder calendar ics notification intention incubation lucid mild streak nights nightmare imagery rehearsal exercise',
  },
  'motif-pages': {
    title: 'Follow the sea, falling, or another motif',
    text: 'Each motif has its page, the same in French and in English: the public dreams it passes through, and figures once twenty people share it, counted once a week and rounded. What you follow is told to nobody.',
    words: 'motif symbol follow sea falling theme twenty people figures public',
  },
  'dream-weather': {
    title: 'The weather of dreams, and what it does not tell',
    text: 'What people dreamt of last week, beside the year: noisy counts, drawn once, and nothing below twenty people. A dream that is withdrawn moves nothing within the week, and nobody can be made out.',
    words: 'weather week trend noise laplace epsilon community sky',
  },
  'say-who': {
    title: 'Say who somebody in my dreams is',
    text: 'In the journal, under People: “Lucy is my sister”, told once, holds for all your dreams. A name can be changed, two names become one. It is sealed, and what others read learns nothing of it.',
    words: 'people name family sister friend rename merge who is',
  },
  'own-meaning': {
    title: 'Write what a symbol means to me',
    text: 'In the journal, under Symbols: open a word of your dreams and write it in your own words. It stands beside the reading, for you alone; what you said of it before stays.',
    words: 'symbol meaning sense dictionary own sea my words',
  },
  'night-without': {
    title: 'Note a night without a dream, or my sleep',
    text: 'At the top of the journal, “Nothing stayed” notes the night with one tap. The page of a night keeps bedtime, rising, awakenings, moods and the note of the day before, sealed, for you alone.',
    words: 'night no recall nothing sleep bedtime rising awakening nap mood day before note',
  },
  'compare-versions': {
    title: 'See what a version changed',
    text: 'Under “Layers”, on the page of a dream of yours, two versions are compared word by word, and the page says what the later one changes in the reading. A version that is brought back becomes a new one.',
    words: 'layers versions before after compare bring back history day note',
  },
  'change-dream': {
    title: 'Edit a dream',
    text: 'On its page, through “Edit”. As soon as the text changes it is analysed again, and painted again.',
    words: 'correct change visibility title mistake typo modify',
  },
  'export-dreams': {
    title: 'Take my dreams as a book, a table or notes',
    text: 'In the journal, under Export: a book (PDF), a table (CSV), JSON, notes for Obsidian, a series for research. The book also sets Chinese, Japanese, Korean, Arabic, Hebrew and emoji, drawn in outline. A script it does not know (Thai, Devanagari) becomes a dot there: JSON, notes and table keep its words. What came later is in all of them but DreamBank’s own layout; sleep is in the tables, the notes and JSON; the day before and nights without a dream are in the table, the notes and JSON. What symbols mean to you and who people are stand in the book, the notes and JSON. Only the archive of the settings has everything, sounds included.',
    words:
      'export book pdf csv json markdown obsidian dreambank download backup print emoji chinese japanese arabic hebrew',
  },
  'import-dreams': {
    title: 'Bring a journal kept elsewhere',
    text: 'In the journal, under Import: CSV, JSON, Day One, Diarium, notes and texts, DreamBank, or your archive. The file is looked at first, nothing is written before you agree, and an import can be taken back whole. A table also gives nights back. An archive comes back whole: versions, additions, paintings, nights, people and meanings too; sounds and the bin do not. What was shared comes private, unless you tick otherwise.',
    words: 'import bring day one diarium csv archive restore dreambank obsidian undo duplicates',
  },
  'take-down-dream': {
    title: 'Delete a dream',
    text: 'On its page, through “Take down”. It is gone for everybody at once, and “Undo” brings it back. It stays in the bin for thirty days, and is then erased with its analysis and its paintings. Until then, the Bin of the journal gives it back.',
    words: 'erase remove bin undo restore trash',
  },
  'share-dream': {
    title: 'Who can read a dream?',
    text: 'Private: you alone. Public: everybody, signed with your username. You choose dream by dream and may change your mind at any time.',
    words: 'share sharing visibility private public anonymous community publish',
  },
  'content-warnings': {
    title: 'Warn of a hard subject',
    text: 'Violence, death, a phobia…: say so when you share the dream. Only people who are signed in then see it, veiled until they open it, and its painting waits for your word. For the dreams of others, your profile lets you choose: veiled, open or excluded.',
    words:
      'warning veil veiled hide exclude sensitive violence sexual death nightmare shocking trigger',
  },
  'blur-words': {
    title: 'Hide a name, a place or a number in a shared dream',
    text: 'In the form, “Blur some words”. Names, places, numbers and addresses are looked for on your device. You keep your words; others receive “[name]” or “[place]” in the text, the title, the analysis and the search.',
    words: 'blur hide mask name place address phone anonymise identity redact word',
  },
  'seen-as': {
    title: 'See my dream as others see it',
    text: 'Before it is sent, “See what others will see” in the form. Afterwards, “As others see it” on the dream’s page: what somebody without an account, somebody signed in and a member of the community receive.',
    words: 'preview visible public stranger view as others check',
  },
  'share-count': {
    title: 'How often a dream was shared',
    text: 'The number stands below a public dream, beside its views. Sending it, or copying its link or code, counts once a day and person, never for its dreamer. Nobody learns who shared it.',
    words: 'shares count number how many link copied sent statistics',
  },
  'embed-dream': {
    title: 'Show a dream on my site',
    text: 'Below the card of a public dream, “Show it in another page” gives the code of a frame without scripts or cookies. It is empty as soon as the dream is not public.',
    words: 'embed iframe oembed site blog code frame widget integrate',
  },
  communities: {
    title: 'Share without saying who you are',
    text: 'In a community. As you come in you are given a bird’s name that exists only there: no picture, date or place, and nothing ties it to you or to another community. Find them under “Communities”, found one, leave with your dreams or without.',
    words: 'community group circle anonymous pseudonym bird secret join found invitation leave',
  },
  circles: {
    title: 'Read each other slowly, twelve of you',
    text: 'In a circle: a private community of twelve people at most, where one dream is read each evening, in turn. Nothing is counted or liked there. Found one under “Communities”.',
    words: 'circle twelve slow slowly evening turn small group intimate question week monday',
  },
  'leave-out': {
    title: 'Not to see some subjects',
    text: 'Under the filters of the library, in “Explore dreams” and in communities, “Leave out” takes tags and warnings away; the address remembers. Your profile can also show the first line of each dream alone.',
    words: 'avoid exclude filter hide tag warning spider blood first line without trigger',
  },
  'answer-dream': {
    title: 'Answer somebody’s dream',
    text: 'Under a public dream, once signed in. Choose words of the dream to quote them. A comment can be changed for a quarter of an hour; under your own dream you choose who may comment.',
    words: 'comment answer reply discuss quote passage close comments',
  },
  'follow-somebody': {
    title: 'Follow somebody',
    text: 'On their page, “Follow”. What they make public comes together in “Explore dreams”, under “Of those I follow”. They are not told, and your settings keep the list.',
    words: 'follow subscribe followed feed dreamers',
  },
  'connect-with-somebody': {
    title: 'Connect with somebody',
    text: 'On their page, “Ask to connect”. You are connected once both of you have said yes; a no is never shown, and you take back what you asked whenever you like. “My connections” brings them together, and no private dream is opened by it.',
    words: 'connection connect friend friends contact meet ask request accept',
  },
  'guess-painting': {
    title: 'Guess which painting is of a dream',
    text: 'The page “Blind” shows a public dream and five paintings by five people, one of which was made of it; then, if you like, it asks which feeling and which night. The engine plays too; right answers are held against chance, of nobody. On the same page you can refuse that your dreams are drawn.',
    words:
      'game guess painting feeling night date chance test blind measure engine refuse my dreams',
  },
  'meet-somebody': {
    title: 'Meet somebody who dreams near me',
    text: 'The page “Meetings”, off until you agree, compares the motifs of your public dreams with other people’s. Where three unusual motifs are shared both are told so, without a name; who it is only if both say yes. A no is never shown.',
    words: 'meetings meet somebody stranger unusual motifs shared near alike match double blind',
  },
  'call-somebody': {
    title: 'Call somebody in a comment',
    text: 'An @ and their username, or in a community their bird’s name. They are told if they may see the dream and if they want to be. Your settings say who may call you; in the first week nobody is called.',
    words: 'mention mentioning at sign call name @ somebody',
  },
  'told-on-device': {
    title: 'Be told on my phone or computer',
    text: 'In the settings, under “Notifications”, “Tell me on this device”. The browser says that there is something new and nothing else; your quiet hours hold for it too, and signing out ends it.',
    words: 'push notification phone device browser alert tell screen',
  },
  'hear-of-news': {
    title: 'Choose what I am told',
    text: 'The bell brings comments, answers and likes together. In the settings, under “Notifications”, one chooses for each kind whether it shows and how often a digest comes by mail; a dream, a conversation, a person or a word can be muted, and hours kept quiet.',
    words: 'notification notifications bell alert told mail digest mute silence quiet hours',
  },
  'report-something': {
    title: 'Report a dream, a comment, a page or a community',
    text: 'By “Report”, under a dream or a comment, on somebody’s page, or at the foot of a community’s. Moderators look; whoever published it does not learn who reported. A decision on what you published is told to you with its reason, and another moderator can look at it again.',
    words: 'report abuse moderation harassment hate minors appeal decision hidden suspended',
  },
  'keep-somebody-away': {
    title: 'No longer see somebody, nor be seen by them',
    text: 'On their page, “Keep a distance”. No dreams, no comments, no page, either way, and they are not told. It is undone in the settings, under “Privacy”.',
    words: 'block harassment distance ignore hide person',
  },
  'how-analysis': {
    title: 'How does the analysis read a dream?',
    text: 'A program notes the words and their grammar, by the categories of Hall and Van de Castle (1966): feelings, people, places, deeds, symbols. Every finding shows the words it rests on. What the dream means, it does not guess.',
    words: 'analyse works method artificial intelligence ai interpretation',
  },
  'analysis-sure': {
    title: 'Can it be relied on?',
    text: '“The text mentions” means: a chance of at least 80% that a trained person would note the same. Below that, a finding says “perhaps”, in dashes. This is measured on English dreams coded by people; in French no outside coder has validated it yet, and every analysis says so.',
    words: 'reliable reliability accuracy confidence certainty error exact percent trust',
  },
  'analysis-wrong': {
    title: 'A finding is wrong. What can I do?',
    text: 'Answer below the finding: “This resonates”, “Not right” or “I don’t know”. Your answer stays with that finding; you may change it.',
    words: 'error inaccurate bad feedback answer correct analysis disagree mistake',
  },
  'dream-meaning': {
    title: 'What does my dream mean?',
    text: 'Only you can decide that. Reverie shows what the words say and asks a question or two; a guide helps you from there.',
    words: 'meaning interpretation sense symbol dictionary interpret understand',
  },
  'lit-words': {
    title: 'Why are some words underlined?',
    text: 'A finding rests on them. Touch them, or the finding beside them: both light up. Grey dashes mark what the dream names only to say that it is not there.',
    words: 'highlighted lit line evidence grey dashes',
  },
  'analysis-languages': {
    title: 'In which languages can I write a dream?',
    text: 'The analysis reads French and English. A dream in another language is kept and painted, and the analysis says that it does not know the language.',
    words: 'language french spanish translation foreign',
  },
  'recurring-motifs': {
    title: 'What comes back from dream to dream',
    text: 'A tag, or a word looked for in your dreams, shows where it returns. One page says what Reverie can do today, and a guide teaches how to read a series without fooling oneself.',
    words: 'motif recurring repetition trend theme statistics patterns frequency',
  },
  'painting-made': {
    title: 'Where does the painting come from?',
    text: 'A program of Reverie’s composes a scene out of the analysis and prints it layer by layer, on this server. Nothing is sent elsewhere. Some of the silhouettes come from free collections, named on the credits page.',
    words: 'image picture visualisation visualization generate drawing illustration painter',
  },
  'painting-again': {
    title: 'I do not like the painting. What can I do?',
    text: 'Below the painting, say in one sentence what it should show: that is painted, and your words stay sealed, for you alone. Or open the studio on the dream’s page: another manner (gouache, linocut, cut paper, risograph, ink), one of 24 palettes, one of fourteen framings, without this or all about that. Touch a sentence of your dream, and that is what is painted. The twelve latest paintings are kept, and always the one that is shown; show the one you want, or delete it.',
    words:
      'repaint scene wrong own words answer question studio sentence passage moment style colours colors change picture gouache linocut ink watercolour oil download',
  },
  'painting-birth': {
    title: 'Can I watch the picture come again?',
    text: 'Yes: “Watch it come again”, below every print. Words leave the text, the pencil sets the outlines down, then planes come from the back to the front. Any key shows all of it; nothing moves where your device or your settings ask for stillness.',
    words: 'birth animation skip watch replay steps pencil planes motion',
  },
  exhibition: {
    title: 'How do I hang my dreams together?',
    text: 'In the journal, open Exhibition: your prints of a season, in a single manner, to look at or to print. Nobody but you sees it.',
    words: 'exhibition wall series hang print season linocut gallery',
  },
  'nightmare-painting': {
    title: 'Why is my nightmare not painted?',
    text: 'Because we do not show a fear to somebody who has not asked for it. Its page offers to paint it; until you say yes, nothing is made.',
    words: 'nightmare picture missing waiting consent fear',
  },
  'sky-and-colours': {
    title: 'How do I change the sky, the colours or the mode?',
    text: 'Through the settings button, at the top: the hour and weather of the sky, seventeen colours, dark or light mode, the language. These choices stay on this device.',
    words: 'theme dark light night day animation weather color appearance settings',
  },
  'who-reads': {
    title: 'Who can read my private dreams?',
    text: 'You alone, through Reverie. The full report is encrypted before it is written to disk; the person who runs this server holds the key. No technical log holds a word of a dream.',
    words: 'private confidential secret security encryption read administrator',
  },
  'outside-model': {
    title: 'Are my dreams sent to an artificial intelligence?',
    text: 'No. Analysis and painting are done here. Where this server is connected to an outside model, your settings name it and ask for your consent; nothing leaves before, and you can withdraw it.',
    words: 'ai openai chatgpt external third party model send data consent',
  },
  'what-i-agreed-to': {
    title: 'Where do I find what I agreed to?',
    text: 'In the settings, under “Privacy”: each consent with its words, its date and a receipt to keep, and the button that takes it back. The terms, your age and the sensitive things your dreams may say are there too. New terms are shown to you once; declining them closes nothing.',
    words: 'consent receipt withdraw terms new version accept decline proof',
  },
  'stored-where': {
    title: 'Where are my dreams kept?',
    text: 'On the server that shows you this page, and nowhere else. Reverie calls no outside service: no audience measurement, no advertising, no avatar from elsewhere.',
    words: 'storage server hosting data location cloud database',
  },
  'cookies-kept': {
    title: 'Which cookies are used?',
    text: 'Those the page needs: the session, the colour and mode, the language, the time zone. None follows you. You choose on the page about cookies, and may change your mind there.',
    words: 'cookie tracker tracking consent advertising',
  },
  'price-today': {
    title: 'What does Reverie cost?',
    text: 'Nothing today. No feature asks for payment, no card is stored and no advertising is shown.',
    words: 'price pricing subscription free pay invoice premium pro refund card trial billing',
  },
  'api-start': {
    title: 'Use the API from a program',
    text: 'Install the SDK that this server hands out, or call the API below /api with a session token. The documentation has samples that run as printed.',
    words: 'sdk developer programming integrate npm install client javascript rest',
  },
  'api-token': {
    title: 'Get an API token',
    text: 'Signing in through POST /api/auth/login answers with a token. Every call carries it in the Authorization header, after the word Bearer.',
    words: 'key authentication bearer token sign in api',
  },
  'api-description': {
    title: 'Every call of the API',
    text: 'The API page describes them, and /api/openapi.json holds the whole description for machines.',
    words: 'openapi reference endpoints documentation swagger request',
  },
  'dream-analysis-guide': {
    title: 'Guide: analysing a dream',
    text: 'For a beginning, in 15 minutes: write the dream, read the findings, answer the questions, and keep what speaks to you.',
    words: 'beginner learn exercise interpret tutorial analyze',
  },
  'pattern-guide': {
    title: 'Guide: recognising what returns',
    text: 'For going on, in 30 minutes: keep a series, choose one question, count, and be wary of chance.',
    words: 'motif recurring series count intermediate exercise tutorial pattern recognition',
  },
  'lucid-guide': {
    title: 'Guide: dreaming and knowing it',
    text: 'For going further, in 45 minutes: remembering dreams, testing reality, the MILD method, staying in the dream, and when to leave it be.',
    words: 'lucid dream lucidity mild awake control advanced exercise',
  },
  'own-server': {
    title: 'Run Reverie yourself',
    text: 'With Node and nothing else: npm ci, then npm start. The database, the analysis and the painter are inside.',
    words: 'self-host self hosting install server node start docker',
  },
  'configure-server': {
    title: 'Configure the server',
    text: 'By environment variables, all of them optional: the port, the data folder, PostgreSQL, the public address, mail, outside models.',
    words: 'variables environment settings port postgresql proxy configuration',
  },
  'keep-data': {
    title: 'Back up the server’s data',
    text: 'The data folder holds everything. Keep a copy of seal.key elsewhere: without it full reports cannot be read again. npm run seal -- rotate gives all texts another one, while the server runs. For dreams you care about, prefer PostgreSQL.',
    words: 'backup copy restore key seal.key loss crash change rotate',
  },
  'send-mail': {
    title: 'Send the server’s mail',
    text: 'SMTP_URL names the mail server. Without it nothing leaves: each mail becomes a file in the outbox folder of the data.',
    words: 'smtp email mail outbox send',
  },
  'set-up-model': {
    title: 'Connect an outside model',
    text: 'REVERIE_ANALYSIS_URL and REVERIE_IMAGES connect a language or an image model, Ollama and ComfyUI included. The first reads beside the engine and chooses the moment that a print shows; the second paints. Nothing is sent to it without the consent of each person.',
    words: 'ollama openai comfyui llm model image configure',
  },
  'write-to-us': {
    title: 'Write to the team',
    text: 'On the contact page. A person reads every message and answers by mail, usually within 24 hours; you are given a ticket number.',
    words: 'contact help assistance support human message ticket email question',
  },
  'low-after-nightmare': {
    title: 'A nightmare has left me very low',
    text: 'Reverie is not a health service. 112 is the emergency number throughout the European Union, 3114 answers in France and 988 in the United States, day and night. If nightmares keep coming, a doctor can help.',
    words: 'distress emergency suicide crisis fear anxiety nightmares help doctor 988',
  },
};
