/** Sessions one person has at once: opening one more ends the oldest. */
export const sessionsAPerson = 50;

/** How long a proof of who one is is believed, before what cannot be undone by a stranger. */
export const proofMinutes = 10;
