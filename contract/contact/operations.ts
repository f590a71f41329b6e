import { withdrawal } from '../account/withdrawal.ts';
import { everybody } from '../http/endpoint.ts';
import type { Operations } from '../http/operation.ts';
import { contactAnswer, contactForm } from './contact.ts';

export const contactOperations = {
  sendContact: {
    roles: everybody,
    limit: 'contact',
    input: contactForm,
    refusals: ['conflict', 'alreadyStored'],
    rest: {
      method: 'POST',
      path: '/api/contact',
      summary:
        'Sends the site a message. The same id sent again answers 200 and changes nothing, or brings a correction: with its key, within an hour, while nobody has read it.',
      statuses: [201, 200],
      answer: contactAnswer,
    },
  },
  withdrawContact: withdrawal('/api/contact', 'a message that nobody has read'),
} as const satisfies Operations;
