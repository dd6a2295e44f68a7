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
  faq: {
    readers: {
      question: 'Who can read my private dreams?',
      answer:
        'You alone, through Reverie. The full report is encrypted before it is written to disk; the person who runs this server holds the key. We open nobody’s dream, and no technical log holds a word of one.',
    },
    model: {
      question: 'Are my dreams sent to an artificial intelligence?',
      answer:
        'No. They are read here, by rules and lexicons written for dreams. Where this server is connected to an outside model it asks you first, names it, and sends it nothing without your consent, which you can withdraw.',
    },
    meaning: {
      question: 'Does Reverie tell me what my dream means?',
      answer:
        'No. It notes what the words say: feelings, people, places, deeds. Every finding shows the words it rests on, and you say whether it is right. What it means is yours.',
    },
    accuracy: {
      question: 'Can the analysis be relied on?',
      answer:
        'It is measured on English dreams coded by trained people, and the measures are published with their method. In French no outside coder has validated it yet, and every analysis says so.',
    },
    paintings: {
      question: 'Where do the paintings come from?',
      answer:
        'From a program of Reverie’s, which composes a scene out of the analysis and prints it ink by ink on this server. Some of its pieces come from free collections; the credits page names them all.',
    },
    deleting: {
      question: 'How do I delete a dream?',
      answer:
        'On its page, with “Take down”. It is gone for everybody at once, stays in the bin for thirty days in case you change your mind, and is then erased with its analysis and its paintings.',
    },
    price: {
      question: 'What does Reverie cost?',
      answer: 'Nothing today: no feature is paid for and no advertisement is shown.',
    },
    distress: {
      question: 'A nightmare has left me very low. What can I do?',
      answer:
        'Reverie is not a health service. In France, 3114 answers day and night to anyone thinking of suicide; 112 is the emergency number throughout the European Union, and 988 the lifeline in the United States. If nightmares keep coming and wear you out, a doctor can help.',
    },
  },
};
