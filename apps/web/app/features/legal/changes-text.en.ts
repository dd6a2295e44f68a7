/** What changed with each version of the terms, for those who accepted the one before. */
export const termsChangesEn: Record<string, readonly string[]> = {
  1: [
    'They bear the number of their version: what you accept is kept with it, and a new version is shown to you once, before it holds for you.',
    'The age of 16, and the sensitive things your dreams may say, are asked in full.',
    'The account is closed in your settings, with 30 days to change your mind and an archive of everything that is yours.',
  ],
};
