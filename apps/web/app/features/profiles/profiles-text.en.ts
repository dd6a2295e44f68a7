import type { ProfilesText } from '#features/profiles/profiles-text.fr.ts';

export const profilesEn = {
  picture: {
    title: 'Your picture',
    lead: 'It stands beside your public dreams. Without one, your initials do, drawn here.',
    choose: 'Choose a picture, or drop it here',
    limits:
      'JPEG, PNG or WebP, 5 MB and 40 megapixels at most. It is cut to a square and made anew with nothing else in it: no place, no date, no device.',
    chosen: 'This is how it will look. It is not saved yet.',
    save: 'Save the picture',
    saving: 'Saving',
    remove: 'Remove the picture',
    removing: 'Removing',
    saved: 'Picture saved.',
    removed: 'Picture removed: your initials are back.',
    refusals: {
      none: 'Choose a picture first.',
      body_too_large: 'This picture is larger than 5 MB. Save it smaller, then try again.',
      picture_unsupported: 'This file is not a JPEG, a PNG or a WebP.',
      picture_broken:
        'This picture is not whole, or holds something else than a picture. Open it, save a copy, then try again.',
      picture_too_large:
        'This picture has more than 40 megapixels. Save it smaller, then try again.',
      silenced: 'For a time you publish nothing. Your notifications say why.',
      picture_animated: 'This picture moves. Choose one that keeps still.',
      rate_limited: 'You have changed your picture many times. Try again in a few minutes.',
      unavailable: 'The server is busy. The picture you had is kept: try again in a moment.',
      unexpected: 'The picture could not be saved. The one you had is kept.',
    },
  },
  own: {
    title: 'Your page',
    lead: 'A page under your username gathers the dreams you made public. Nobody has one without wanting it.',
    what: 'It shows your picture, your display name, the month you came and those dreams. Nothing else: not your private dreams, not how many there are, not your email.',
    robots: 'We ask search engines not to list it.',
    wish: 'Have a page',
    save: 'Save',
    saving: 'Saving',
    open: 'Your page is there:',
    closed: 'You have no page. That address says the same as for a name nobody has.',
    failed: 'Your choice could not be saved. Try again in a moment.',
  },
  question: {
    title: 'Would you like a page of your own?',
    text: 'It would gather the dreams you make public, and only those, with your picture and the month you came. Either answer is fine, and can be changed in the settings.',
    yes: 'Yes, have a page',
    no: 'No thanks',
    busy: 'One moment',
    failed: 'Your answer could not be kept. Try again in a moment.',
  },
  page: {
    since: 'Here since {month}',
    dreams: 'Public dreams',
    none: 'No public dream to read for now.',
    noneForVisitors: 'Some dreams are shown only to people who are signed in.',
    yours: 'This is your page, as others see it.',
    change: 'Change',
    pages: 'Pages',
    page: 'Page {n}',
    previous: 'Previous page',
    next: 'Next page',
  },
} satisfies ProfilesText;
