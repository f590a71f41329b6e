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
        'Sends the site a message. An id that was sent before answers 200: the same text changes nothing, another one replaces it with the key of the id, within an hour and while nobody has read it.',
      statuses: [201, 200],
      answer: contactAnswer,
    },
  },
  withdrawContact: withdrawal('/api/contact', 'a message that nobody has read'),
} as const satisfies Operations;
