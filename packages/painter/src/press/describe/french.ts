/** Words with an h that French neither elides nor links: « le hibou ». */
const aspirated =
  /^(?:hibou|hach|hérisson|homard|hamac|harpe|hamster|haricot|héron|hamburger|hangar|hutte|hublot|haie|housse|héros|hauteur|hall\b|hot-dog)/i;

/** Whether an article or « de » loses its vowel before it. */
export function elides(word: string): boolean {
  return (
    /^[aeiouyéèêëàâîïôœh]/i.test(word) &&
    !aspirated.test(word) &&
    !/^(?:yaourt|yo-yo|ufo)/i.test(word)
  );
}

/** « près de » and « un » are « près d’un », « de » and « les » are « des », « à » and « le » are « au ». */
export function joinedInFrench(joint: string, name: string): string {
  if (joint === '') return name;
  if (/(?:^|\s)de$/.test(joint)) {
    const stem = joint.slice(0, -2);
    if (name.startsWith('des ')) return of(stem, name.slice(4));
    if (name.startsWith('les ')) return `${stem}des ${name.slice(4)}`;
    if (name.startsWith('le ')) return `${stem}du ${name.slice(3)}`;
    return of(stem, name);
  }
  if (/(?:^|\s)à$/.test(joint)) {
    const stem = joint.slice(0, -1);
    if (name.startsWith('les ')) return `${stem}aux ${name.slice(4)}`;
    if (name.startsWith('le ')) return `${stem}au ${name.slice(3)}`;
  }
  return `${joint} ${name}`;
}

function of(stem: string, name: string): string {
  return elides(name) ? `${stem}d’${name}` : `${stem}de ${name}`;
}

/** « La poursuit », « l’étreint », « lui fait signe »: a feminine object before its verb. */
export function withObjectPronoun(verb: string, joint: string): string {
  if (joint === '') return elides(verb) ? `l’${verb}` : `la ${verb}`;
  if (joint === 'à') return `lui ${verb}`;
  // « Tient la main de quelqu’un » is « lui tient la main ».
  if (joint === 'de' && / la main$/.test(verb)) return `lui ${verb}`;
  return `${verb} ${joinedInFrench(joint, 'elle')}`;
}
