import type { ContactText } from '#features/contact/contact-text.fr.ts';

export const contactEn: ContactText = {
  title: 'Write to us',
  lead: 'A question, something broken, an idea: a person reads every message and answers it, usually within 24 hours.',
  doorsTitle: 'Whom to write to',
  doors: {
    support: {
      name: 'Support',
      text: 'An account, a dream that is missing, a page that does not work.',
    },
    partnership: {
      name: 'Partnerships and research',
      text: 'Studying dreams, connecting a service, holding a workshop.',
    },
    press: {
      name: 'Press',
      text: 'A question, a picture to print, an interview.',
    },
  },
  form: {
    title: 'Your message',
    name: 'Name',
    email: 'Email',
    emailHint: 'The answer goes there, and a ticket number first.',
    type: 'What it is about',
    types: {
      general: 'General question',
      support: 'Support',
      billing: 'Billing',
      partnership: 'Partnership',
      research: 'Research',
      press: 'Press',
    },
    subject: 'Subject',
    message: 'Message',
    messageHint: '5,000 characters at most. Put no dream in it that you would not entrust to us.',
    consent:
      'I agree that this message is kept, encrypted, until it is answered, and for a year at most.',
    send: 'Send the message',
    sending: 'Sending…',
  },
  sent: {
    title: 'Your message has arrived',
    ticket: 'Ticket number',
    text: 'A confirmation is on its way to your address. The answer follows, usually within 24 hours.',
    again: 'Write another message',
  },
  refusals: {
    name: 'Give your name, in 120 characters at most.',
    email: 'Give a valid email address.',
    subject: 'Give a subject, in 150 characters at most.',
    message: 'Write a message, in 5,000 characters at most.',
    consent: 'The message cannot be sent unless you agree that it is kept.',
    wait: 'Several messages have just left from here. Try again in a few minutes.',
    unexpected: 'The message was not sent. Nothing is lost: try again in a moment.',
  },
  faqTitle: 'What people often ask',
};
