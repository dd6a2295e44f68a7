/**
 * Verbs of each act in both languages: what a dream says by its own verb is told by it. A row holds
 * pairs `French = English`, their first words verbs, with the guards of lexicon/notation.ts. After `>`
 * stands what joins it to whom it is done; a bare `>`, of a row or of a verb, joins by nothing, and
 * without one it is joined as its act is. What stands in brackets is only told, and never read.
 */
export const verbTable = `
run | courir = run, fuir = flee, s'enfuir = run away, détaler = bolt!!, sprinter = sprint!!, galoper = gallop!!, se précipiter = rush!!, se dépêcher = hurry!!, foncer = dash!!, trotter = trot!!, patiner = skate!!, skier = ski!!, (accourir) = come running, s'échapper = escape!!, surfer = surf!!
chase | poursuivre = chase, traquer = hunt!!, chasser = (hunt), (pourchasser) = pursue
walk | marcher = walk, errer = wander, avancer = move forward, boiter = limp!!, défiler = march!!, se promener = stroll, déambuler = roam!!, tituber = stagger!!, trébucher = stumble!!, patauger = wade!!, reculer = step back, aller >à = go! >to, venir >vers = come! >towards, arriver = arrive, revenir = come back, rentrer = return!!, retourner = go back, se diriger >vers = head!! >towards, se balader = ramble!!, randonner = hike!!, faire demi-tour = turn back, (descendre) = go down, descendre = walk down, se déplacer = move around, piétiner > = trample >
fall | tomber = fall, dégringoler = tumble, s'effondrer = collapse!!, s'écrouler = topple, s'écraser = crash!!, déraper = skid!!, (glisser) = slip over, (glisser) = slide!!, chavirer = capsize, (couler) = drip!!, se renverser = tip over, rouler par terre = roll down
fly | voler = fly, planer = glide, s'envoler = fly away, décoller >de = take off from, tournoyer = circle!!, voltiger = flutter!!, battre des ailes = flap!!
float | flotter = float, dériver = drift, léviter = levitate, s'élever = rise!!
drown | se noyer = drown, (couler) = sink
swim | nager = swim, plonger = dive, se baigner = bathe, barboter = splash around
climb | grimper = climb, gravir = go up, se hisser = clamber
crawl | ramper = crawl, (ramper) = slither!!
kneel | s'agenouiller = kneel, prier = pray, s'incliner >devant = bow!! >before, se prosterner >devant = bow down >before, supplier > = beg!! >, vomir = vomit!!, (vomir) = throw up
crouch | s'accroupir = crouch, se blottir = huddle, trembler = tremble!!, frissonner = shiver!!, se baisser = bend down, (se baisser) = stoop!!, grelotter = shake with cold
sit | s'asseoir = sit down, ramer = row!!, pagayer = paddle!!, se percher = perch!!, nicher = nest!!, (se poser) = alight, méditer = meditate, pondre > = lay eggs, (pondre un œuf) = lay an egg
lie | s'allonger = lie down, se coucher = go to bed, bronzer = sunbathe, se reposer = rest!!, se rouler = roll around, s'étirer = stretch!!, (mourir) = die
sleep | dormir = sleep, s'endormir = fall asleep, ronfler = snore!!, somnoler = doze!!, bâiller = yawn!!, hiberner = hibernate
hide | se cacher = hide, se réfugier = take shelter, s'abriter = shelter!!
carry | porter = carry, (transporter) = haul, bercer = cradle, trimballer = lug, soulever = lift!!, hisser = hoist!!, ramener = bring back, (soulever) = raise!!, évacuer = evacuate, descendre un+une+le+la+l'+les+mon+ma+mes+son+sa+ses = lower!!, (rapporter) = fetch!!
hold | tenir = hold, attraper = catch, ramasser = pick up, saisir = seize!!, cueillir = pick!!, brandir = brandish, (brandir) = hold up, (brandir) = hold high, (empoigner) = grip, (agripper) = clutch, (saisir) = grab, serrer! = squeeze!!, récupérer = retrieve!!, recueillir = gather!!, collectionner = collect!!, (voler) = steal!!, dérober = rob!!, acheter = buy!!, recevoir = receive, emporter = carry off, confisquer = confiscate, prendre = take!!, enlever = take off, retirer = remove!!, (sortir) = take out, décrocher = unhook, agiter = wave around, secouer = shake!!, essorer = wring, presser! = press!!, manier = handle!!, choisir = choose, exhiber = show off, montrer! = show!!, utiliser = use!!, (se servir de) = wield, compter! = count!!, mesurer! = measure!!, allumer = light!!, éteindre = put out, fumer! = smoke!!, gonfler = blow up, souffler = blow out, jongler >avec = juggle!! >with, emprunter = borrow, peser = weigh, garder! = keep!!, rapporter = bring home, hériter >de = inherit, gagner = win!!, voter = vote!!
embrace | étreindre = embrace, câliner = cuddle, enlacer = hug!!
kiss | embrasser = kiss
fight | se battre = fight, frapper > = hit >, attaquer > = attack >, gifler > = slap!! >, combattre > = battle!! >, griffer > = scratch!! >, assommer > = knock out >, (cogner) > = punch >, bousculer > = jostle >, agresser > = assault!! >, fouetter > = whip!! >, lutter = wrestle, torturer > = torture!! >, maltraiter > = mistreat >, battre! > = beat!! >, (battre) > = beat up >, renverser > = knock over >, (renverser) > = knock down >, percuter > = (run into) >, heurter > = bump into >, plaquer > = tackle!! >, écraser > = run over >, (frapper) > = kick >, boxer = box!!, donner un coup de pied >à = strike!! >
argue | se disputer = argue, gronder > = scold >, engueuler > = tell off >, insulter > = insult!! >, menacer > = threaten >, critiquer > = criticise >, réprimander > = reprimand!! >, marchander = haggle, (gronder) > = nag!! >
comfort | consoler = comfort, rassurer = reassure, réconforter = console, calmer = calm down, apaiser = soothe
dance | danser = dance, valser = waltz, virevolter = twirl!!, (tourbillonner) = spin around, (tourbillonner) = whirl!!, (tourner) = spin!!
sing | chanter = sing, fredonner = hum!!, siffler = whistle!!
play | jouer = play, s'amuser = have fun, parier = bet!!
cry | pleurer = cry, sangloter = sob, gémir = moan!!, pleurnicher = whimper!!
shout | crier = shout, hurler = scream, rugir = roar!!, aboyer = bark!!, miauler = meow!!, grogner = growl!!, tousser = cough!!, éternuer = sneeze!!, cracher > = spit!! >, bêler = bleat!!, hennir = neigh!!, ordonner >à = order!! >, applaudir > = applaud >, (applaudir) = clap!!, beugler = bellow!!
laugh | rire = laugh, sourire >à = smile >at, ricaner = snigger, (glousser) = giggle, se moquer >de = make fun of, (rire) >de = laugh at, plaisanter = joke!!
speak | draguer > = flirt >with, parler = talk, (parler) = speak, discuter = discuss, chuchoter >à = whisper >to, bavarder = chat, demander >à = ask! >, dire >à = tell! >, (dire) >à = say! >to, répondre >à = answer!! >, (répondre) >à = reply!! >to, expliquer >à = explain >to, négocier = negotiate, interroger > = question >, annoncer >à = announce >to, avouer >à = confess >to, saluer > = greet!! >, accueillir > = welcome!! >, remercier > = thank!! >, féliciter > = congratulate >, prévenir > = warn!! >, inviter > = invite!! >, enseigner >à = teach!! >, rencontrer > = meet!! >, croiser! > = run across >, rejoindre > = join!! >, présenter! > = introduce >, promettre >à = promise!! >, supplier de >à = plead >with, conseiller >à = advise >, réclamer >à = demand!! >from
phone | répondre au téléphone = answer the+my+her+his+a phone, décrocher le téléphone = pick up the+my+her+his phone, téléphoner = phone!!, raccrocher = hang up on
write | écrire = write, noter = note down, signer = sign >, corriger > = mark!! >, gribouiller = scribble, rédiger = draft!! >, (taper) = type
read | lire = read, feuilleter = leaf through, étudier = study!!, déchiffrer = decipher
look | regarder = look, fixer > = stare >at, observer > = observe! >, surveiller > = watch >, contempler > = gaze >at, espionner > = spy >on, dévisager > = glare!! >at, examiner > = examine! >, guetter > = keep watch for >, admirer > = admire! >, inspecter > = inspect >, photographier > = photograph >, écouter > = listen >to, se retourner = turn round, (se retourner) = turn around, scruter > = scan!! >, filmer > = film >, (jeter un œil) >à = glance >at, se pencher = lean over, tirer la langue >à = pull a face >at
point | désigner > = point >at, accuser > = accuse >
wave | faire signe = wave, (saluer) > = salute!! >, dire au revoir = say goodbye, lever la main = raise their+my+his+her+our hand
drive | conduire = drive, piloter = steer, démarrer = start the car, garer = park!!
ride | chevaucher = ride, pédaler = pedal!!
throw | lancer! = throw, jeter = toss, (balancer) = hurl, lâcher = drop, laisser tomber = (drop), (renverser) = spill!!, semer = sow!!, éparpiller = scatter!!, répandre = spread!!, (jeter) = fling, éclabousser > = splash!! >
push | pousser = push, (repousser) = shove, appuyer >sur = press down on, rouler un+une+des = roll up, déplacer = move! >, enfoncer la+une+cette porte = push open
pull | tirer = pull, traîner = drag, arrêter = arrest!!, remorquer = tow, arracher = tear off, (arracher) = yank, emmener = lead away, kidnapper = kidnap!!, capturer = capture!!, entraîner = draw along, menotter = handcuff!!, sauver = rescue!!, repêcher = fish out, aider = help!!, libérer = free!!, retenir = hold back, guider = guide!!, (conduire) = lead!!, escorter = escort!!, accompagner = accompany, secourir = save!!, ligoter = tie up
jump | sauter = jump, atterrir = land!!, bondir = leap, sautiller = hop, sauter à la corde = skip!!, rebondir = bounce around, enjamber > = step over >
eat | manger = eat, dévorer = devour, avaler = swallow, boire = drink, croquer = bite into, grignoter = nibble, mâcher = chew, lécher = lick, ronger = gnaw, goûter à = taste!!, picorer = peck!!, siroter = sip!!, sucer = suck!!, (mâcher) = munch, brouter = graze!!, engloutir = gulp!!, déjeuner! = have lunch, dîner! = have dinner, téter = suckle
cook | faire à manger = (make a meal), (faire à manger) = make dinner+breakfast+lunch+supper, cuisiner = cook, frire > = fry >, griller > = grill >, pétrir > = knead >, remuer > = stir >, bouillir = boil >, rôtir > = roast >, préparer > = prepare >, mélanger > = mix!! >, (faire cuire) > = bake >
wash | se brosser les dents = brush their+my+his+her+our+the teeth, laver = wash, nettoyer = clean, rincer = rinse, récurer = scrub, désinfecter = disinfect, tremper = soak!!, savonner = soap!!, éponger = mop
search | chercher = look for, fouiller > = search >
open | ouvrir = open, déverrouiller = unlock, déballer = unwrap, déboucher = uncork, déplier = unfold
dig | enterrer > = bury >, déterrer > = dig up >, planter > = plant!! >, labourer > = plough!! >
follow | suivre = follow, hanter > = haunt!! >
give | donner = give, donner à manger > = (feed) >, offrir = offer, tendre = hand, apporter = bring, servir = serve, vendre = sell, nourrir > = feed >, prêter = lend, distribuer = hand out, livrer = deliver, (rendre) = give back, payer > = pay >, envoyer = send, remettre = hand over, échanger = swap!!
wait | attendre > = wait, faire la queue = queue, (faire la queue) = line up
stand | apparaître = appear, rester = stay!!, (se lever) = get up, s'arrêter = stop!!, s'appuyer >contre = lean!! >against, vivre = live, (habiter) = dwell, travailler = work!!, s'adosser >à = lean back >against, poser pour = pose for
enter | entrer = go in, pénétrer = enter, cambrioler > = burgle >, emménager = move in, embarquer = board, envahir > = invade >, s'introduire = sneak in
leave | s'éloigner = walk off, tourner le dos >à = turn away! >from, sortir! = go out, déménager = move out
break | casser > = break >, briser > = smash >, déchirer > = tear up >, exploser = explode, éclater = burst, fracasser > = shatter >, (craquer) = crack!!, démolir > = demolish >, détruire > = destroy >, démonter > = take apart >, saccager > = wreck!! >, (émietter) > = crumble >, abîmer > = damage!! >
bleed | saigner = bleed
pass | passer = pass by, traverser > = cross >, rouler = roll!!, s'engouffrer = stream in, longer > = walk along >, contourner > = go around >, déferler = surge!!
bite | mordre = bite, piquer = sting, pincer = pinch!!
find | trouver = find, découvrir = discover
build | construire = build, bâtir = put up, fabriquer = make!!, assembler = assemble, sculpter = sculpt, façonner = shape!!, ériger = erect!!, créer = create, inventer = invent, tisser = weave!!, forger = forge!!
sew | coudre = sew, recoudre = stitch, broder = embroider, raccommoder = darn!!
knit | tricoter = knit, crocheter = crochet
cut | couper = cut, découper = cut up, trancher = slice, éplucher = peel, tailler = trim, raser = shave, scier = (saw), hacher = chop, tondre = mow, râper = grate!!, plumer = pluck!!, élaguer = prune!!
knock | frapper = knock, toquer = tap on, tambouriner = drum!!, sonner >à = ring!! >, (marteler) > = pound!! >, (cogner) >à = bang!! >on
marry | épouser = marry
birth | accoucher = give birth
become | devenir > = become >
shoot | tirer = shoot, viser > = aim!! >at, fusiller > = gun down >
kill | tuer = kill, poignarder = stab, étrangler = strangle, assassiner = murder, empoisonner = poison, étouffer = smother, décapiter = behead, égorger = slay, exécuter = execute, électrocuter = electrocute, sacrifier = sacrifice!!
paint | peindre = paint, dessiner = draw, colorier = colour in, repeindre = repaint, graver = engrave, tatouer = tattoo!!
tend > | (secouer) = shake out, (inspecter) = check!!, (examiner) = test!!, contrôler = verify, (retourner) = turn over, (nettoyer) = clean out, (ramasser) = clean up, plier = fold, repasser = iron, réparer = repair, (réparer) = mend, (réparer) = fix, trier = sort, empiler = stack, emballer = wrap, polir = polish, balayer = sweep, frotter = rub!!, essuyer = wipe, opérer = operate on, visser = screw, dévisser = unscrew, attacher = tie!!, (attacher) = fasten, détacher = untie, arroser = water!!, accrocher = hang up, soigner = look after, s'occuper de = take care of, habiller = dress!!, déshabiller = undress, maquiller = make up, décorer = decorate, vider = empty!!, remplir = fill!!, ratisser = rake!!, traire = milk!!, dresser = train!!, épousseter = dust!!, cirer = wax!!, coller! = glue!!, clouer = nail!!, percer = drill!!, souder = weld!!, tourner! = turn!!, régler = adjust, brancher = plug in, débrancher = unplug, boutonner = button!!, nouer = knot!!, enrouler = coil!!, démêler = untangle, enfiler = put on, essayer un+une+le+la+les+des+mon+ma+mes+son+sa+ses = try on, fermer! = close!!, (fermer) = shut!!, verrouiller = lock up, claquer! = slam!!, couvrir = cover!!, recouvrir = cover up, panser = bandage!!, vacciner = vaccinate, masser = massage!!, disséquer = dissect, changer = change!!, ranger = tidy!!, (ranger) = put away, tamponner = stamp!!, étiqueter = label!!, imprimer = print!!, installer = install, (allumer) = switch on, (éteindre) = switch off, (allumer) = turn on, (éteindre) = turn off, manœuvrer = operate!!, pomper = pump!!, huiler = oil!!, élever = rear!!, étaler = spread out, beurrer = butter!!, dorer = gild, classer = file!!, disposer = arrange, mettre la table = set the table, mettre le couvert = lay the table, faire le+mon+son+leur lit = make the+my+his+her bed, faire les lits = make the beds, atteler = harness!!, seller = saddle!!, (brosser) = groom!!, accorder = tune!!, barrer = bar!!, desserrer = loosen, poncer = sand!!, tapisser = wallpaper!!, meubler = furnish, chauffer = heat up, sécher = dry!!, repriser = patch!!, encadrer = frame!!, hypnotiser = hypnotise, ensorceler = bewitch, bénir = bless!!, baptiser = baptise, couronner = crown!!, déboucher = unblock, protéger = protect, (garder) = guard!!, vernir = varnish!!, laquer = lacquer!!, (bricoler) = tinker with, (mélanger) = shuffle!!, débarrasser = clear!!, lacer = lace!!, démanteler = dismantle, entretenir = maintain, jardiner = garden!!, photocopier = photocopy, tester = try out, goûter = sample!!, sentir = smell!!, renifler = sniff!!
touch | toucher = touch, caresser = stroke, effleurer = brush against, tapoter = pat, brosser = brush, peigner = comb, chatouiller = tickle, frôler = skim!!, gratter = scratch!!, (tâter) = poke!!, coiffer = do the hair of, tresser = braid!!, (caresser) = pet
put | cacher = hide, mettre = put, poser = place, glisser = slip, fourrer = stuff, enfermer = lock, déposer = lay, charger = load, suspendre = hang, enfoncer = thrust!!, entasser = pile!!, laisser = leave, coincer = wedge!!, abandonner = abandon, (tremper) = dip!!, (coucher) = tuck, verser = pour!!
`;
