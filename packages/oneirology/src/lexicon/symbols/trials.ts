import { family } from '#lexicon/symbols/family.ts';

export const trials = family(
  'trials',
  { fr: 'les épreuves', en: 'trials' },
  `
exam | examen, épreuve!!, bac=!!, interrogation, concours, copie/n d'examen, sujet/n d'examen, salle/n d'examen | exam, test!!, examination, quiz, final exam/n, exam paper/n, question paper/n, exam room/n, exam hall/n, a level exam/n, a levels, a level maths, invigilator
school | école, lycée, collège, université, fac, amphithéâtre | school, college, university, high school/n, campus, lecture hall/n
classroom | salle de classe: salle/n de classe, classe!!, salle/n de cours, fond de la classe, porte de la classe, fenêtre de la classe | classroom: classroom, schoolroom, class room/n
work | travail!!, boulot, collègue, réunion, entreprise | work!!, job!!, workplace, coworker, colleague, meeting!!
late | retard: en retard, retard | being late: late for, being late, be late, was late, am late, running late
missed | train manqué: rater/v le train, rater/v mon train, manquer/v le train, rater/v l'avion, rater/v mon avion, rater/v le bus, manquer/v mon train | missed train: miss/v the train, miss/v my train, miss/v the bus, miss/v my flight, miss/v the plane, miss/v my bus, miss/v the boat
lost | égarement: perdu/a!!, perdu=, perdue=, se perdre/v, me perdre/v, égaré/a, s'égarer/v | being lost: lost=, get/v lost
unprepared | impréparation: pas révisé, rien révisé, pas préparé, pas prêt, pas prête | being unprepared: unprepared=, hadn't studied, had not studied, not prepared, didn't study, haven't studied
speech | discours: discours, sur scène, prendre/v la parole | speech: speech, on stage, onstage=, public speaking
voiceless | voix perdue: aucun son ne sort, aucun son ne sortait, ne peux pas crier, ne pouvais pas crier, n'arrive pas à crier, n'arrivais pas à crier, sans voix | losing one's voice: couldn't scream, can't scream, could not scream, no sound came, couldn't speak, could not speak, can't speak, tried to scream, try/v to scream
trapped | enfermement: enfermé/a, prisonnier, prisonnière, pris au piège, prise au piège, piégé/a, enfermer/v | being trapped: trapped=, locked in, locked up, prisoner, imprisoned=
searching-toilet | toilettes introuvables: cherche les toilettes, cherchais les toilettes, trouve pas les toilettes, trouvais pas les toilettes | searching a toilet: looking for a bathroom, looking for the bathroom, looking for a toilet, find a bathroom, find a toilet, find the bathroom
broken | casse: casser/v, cassé/a, briser/v, brisé/a, en panne | breaking: break/v, broken=, smash/v, shatter/v
competition | compétition, tournoi, match!!, équipe, concours de pâtisserie, concours de cuisine, concours de beauté, concours de chant, concours de danse, concours de chiens | competition, contest, match!!, team, tournament
trial | procès, tribunal, juge!!, avocat | courtroom, judge!!, trial!!, lawyer, court!!
war | guerre, bataille, bombardement | war, battle!!, battlefield, bombing
fight | bagarre, se battre/v, me battre/v, combat!!, lutter/v | fight!!, fight/v, combat, struggle!!
weapon | arme!!, pistolet, fusil, revolver, épée, mitraillette, arme/n à feu, coup/n de feu, coups de feu | weapon, gun, pistol, rifle, revolver, sword, shotgun, machine gun/n, gunshot
murder | meurtre, tuer/v, assassiner/v, assassinat, égorger/v | murder, murder/v, kill/v, slaughter/v
theft | vol d'un bien: vol/n de mes, vol/n de mon, vol/n de ma, vol/n de bijoux, victime d'un vol, vol à l'arraché, vol/n à main armée, m'a voler/v, nous a voler/v, cambriolage, voler/v mon, voler/v ma, voler/v mes, voler/v un, voler/v une, voler/v des, voler/v son, voler/v sa, voler/v ses, voler/v leur, voler/v leurs, voler/v notre, voler/v de l'argent, dérober/v | theft: steal/v, theft, burglary, rob/v
- | avec la classe, avec ma classe, avec sa classe, avec notre classe, toute la classe, toute ma classe, de la classe, de ma classe | done with school, through with school, finished with school, finished school, out of school, start/v school, to school with, with my class, the whole class, my whole class, school uniform/n, school bag/n, school photo/n, school days, of course, tennis court/n, in the first place
`,
);
