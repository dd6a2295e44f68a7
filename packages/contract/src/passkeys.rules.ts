/** Passkeys one person has at once. */
export const passkeysAPerson = 20;
/** How long what a device signs may come back. */
export const passkeyMinutes = 5;
/** Characters of the name somebody gives a passkey. */
export const passkeyNameLimit = 60;
