export const birthFr = {
  skip: 'Passer',
};

export type BirthMessages = typeof birthFr;

declare module '#language/messages.tsx' {
  interface Catalogue {
    birth: BirthMessages;
  }
}
