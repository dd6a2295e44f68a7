/** English as people type and speak it, with what it stands for. */
export const typedEnglish: ReadonlyMap<string, readonly string[]> = new Map(
  `
im i 'm|ive i 've|id i 'd|ill i 'll|dont don't|didnt didn't|doesnt doesn't|wasnt wasn't|werent weren't|isnt isn't|arent aren't|couldnt couldn't|cant can't|wont won't|wouldnt wouldn't|shouldnt shouldn't|hadnt hadn't|havent haven't|hasnt hasn't|thats that 's|whats what 's|theres there 's|hes he 's|shes she 's|theyre they 're|youre you 're|weve we 've|theyd they 'd|aint isn't|ain't isn't
u you|ur your|r are|n and|nd and|b4 before|2nite tonight|tho though|thru through|cuz because|cos because|coz because|bc because|bcuz because|becuz because|wen when|wat what|wut what|wuz was|woz was|dis this|dat that|dem them|da the|teh the|tha the|wit with|wid with|w with|sum some|sumthin something|somethin something|nothin nothing|nuthin nothing|everythin everything|gonna going to|gon going to|finna going to|tryna trying to|wanna want to|gotta got to|hafta have to|outta out of|lotta lot of|lemme let me|gimme give me|dunno don't know|ppl people|sm1 someone|smone someone|sb somebody|every1 everyone|any1 anyone|no1 nobody|plz please|pls please|thx thanks|abt about|rly really|rlly really|srsly seriously|omg oh|idk i don't know|tbh honestly|bf boyfriend|gf girlfriend|bff friend|bestie friend|bro brother|sis sister|mum mother|mam mother|da's the|hubby husband|kiddo child
wasna wasn't|didna didn't|couldna couldn't|wouldna wouldn't|dinnae don't|didnae didn't|wasnae wasn't|cannae can't|couldnae couldn't|widnae wouldn't|isnae isn't|wisnae wasn't|wis was|ma my|mah my|wee little|lass girl|lassie girl|lad boy|laddie boy|bairn child|bairns children|aye yes|naw no|oot out|aboot about|doon down|hoose house|hame home|heid head|deid dead|scarred scared|wudnt wouldn't|cudnt couldn't|shudnt shouldn't|dug dog|dugs dogs|greetin crying|feart afraid|feartie afraid|skelped hit|fae from|tae to|wi with|ken know|kent knew|gie give|gied gave|masel myself|yer your|ye you
scard scared|waz was|beeing being|becuase because|thier their|adn and|firend friend|scarry scary|terifying terrifying|runing running|swiming swimming|stoped stopped|chassed chased|bizzare bizarre|scremed screamed|screeming screaming|cryng crying|scaird scared|skared scared|shook scared|scraed scared|scaerd scared|frighened frightened|agnry angry|mohter mother|brohter brother|hugee huge|spidr spider|afriad afraid|afraied afraid|terified terrified|terrifed terrified|frightend frightened|worryed worried|embarassed embarrassed|embarrased embarrassed|angery angry|suprised surprised|suprise surprise|surprized surprised|confussed confused|dissapointed disappointed|disapointed disappointed|exited excited|hapy happy|releived relieved|wierd weird|freind friend|freinds friends|beleive believe|recieved received|realy really|definately definitely|seperated separated|drownd drowned|atacked attacked|chaseing chasing|cryed cried|tryin trying|goin going|comin coming
`
    .trim()
    .split(/[|\n]/)
    .map((entry): [string, readonly string[]] => {
      const [typed = '', ...standard] = entry.trim().split(' ');
      return [typed, standard];
    }),
);

/** Words of the table that are words of their own too: read so only where the text is typed that way. */
export const doubtfulEnglish: ReadonlySet<string> = new Set(
  `shook scarred dug dugs id ill wont cant r n b w da dem sum wat wit ma ken wee lad lass aye exited bro sis mum mam ye tho gon`.split(
    /\s+/,
  ),
);
