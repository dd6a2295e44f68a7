/**
 * Crisis language about waking life: the dreamer's own wish to die or to hurt themself, now. Every
 * term is said by the one who wishes it (« je veux me tuer », never « me tuer » alone, which others
 * threaten). A death inside the dream is never in this list, and a match inside the dream's own
 * story does not count (see read/safety.ts).
 */
export const safetyTable = `
crisis | envie de mourir, veux mourir, voudrais mourir, préférerais mourir, penser/v à mourir | want to die, wanna die, wanting to die, rather be dead
crisis | voudrais être mort, voudrais être morte, aimerais être mort, aimerais être morte, voudrais ne plus exister | wish i were dead, wish i was dead, wish i didn't exist
crisis | envie d'en finir, en finir avec la vie, mettre fin à mes jours, mettre fin à ma vie | end my life, end it all, take my own life, taking my own life
crisis | me suicider, envie de me tuer, veux me tuer, vais me tuer, voudrais me tuer | kill myself, killing myself
crisis | pensées suicidaires, idées suicidaires, suis suicidaire, me sens suicidaire, idées noires, pensées noires | suicidal thoughts, thoughts of suicide, am suicidal, feel suicidal, feeling suicidal, been suicidal
crisis | plus envie de vivre, plus la force de vivre, plus de raison de vivre, plus goût à la vie | no reason to live, don't want to live, do not want to live, don't want to be alive
crisis | envie de me faire du mal, veux me faire du mal, me fais du mal, me scarifie, me scarifier, me mutile, me mutiler | hurt myself, hurting myself, harm myself, harming myself, self harm, cut myself, cutting myself
crisis | mieux sans moi, mieux si j'étais mort, mieux si j'étais morte | better off without me, better off dead
`;
