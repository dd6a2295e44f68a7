import type { ContactMessage } from '@reverie/contract/contact';
import type { Letter } from '#features/mail/service.ts';

/**
 * Tells the writer that it has arrived. Not a word of theirs stands in it: anybody can name
 * anybody's address in a form, and nobody is to be written to through us.
 */
export function confirmation({ email, language }: ContactMessage, ticket: string): Letter {
  const words = {
    fr: {
      subject: `Votre message est arrivé (${ticket})`,
      paragraphs: [
        'Bonjour,',
        `Votre message est arrivé. Il porte le numéro ${ticket}\u00a0: gardez-le pour toute question à son sujet.`,
        'Nous répondons en général sous 24 heures, à cette adresse.',
      ],
      footnote:
        'Ce message vous parvient parce que cette adresse a été donnée dans le formulaire de contact de Reverie. Si ce n’est pas vous, il n’y a rien à faire.',
    },
    en: {
      subject: `Your message has arrived (${ticket})`,
      paragraphs: [
        'Hello,',
        `Your message has arrived. Its number is ${ticket}: keep it for any question about it.`,
        'We usually answer within 24 hours, at this address.',
      ],
      footnote:
        'You get this because this address was given in Reverie’s contact form. If it was not you, there is nothing to do.',
    },
  }[language];
  return { to: email, language, ...words };
}

/** Brings the message to the people who answer. Their reply goes to the writer. */
export function forwarding(message: ContactMessage, ticket: string, to: string): Letter {
  const { name, email, type, subject, language } = message;
  return {
    to,
    language,
    subject: `[${ticket}] ${type} · ${subject}`,
    paragraphs: [`${name} <${email}>`, message.message],
    footnote: `${ticket} · ${type} · ${language}`,
    replyTo: email,
  };
}
