import { expect, test } from 'vitest';
import { likelyEmail } from './email-typo.ts';

test.each(['gmial.com', 'gmai.com', 'gmaill.com', 'gnail.com', 'gmail.con', 'gmail.co'])(
  'the domain %s is pointed out as a slip',
  (domain) => {
    expect(likelyEmail(`Jean@${domain} `)).toBe('jean@gmail.com');
  },
);

test.each(['jean@gmail.com', 'jean@hotmail.com', 'jean@exemple.fr', 'jean@mail.com', 'jean@', 'jean'])(
  'nothing is pointed out for %s',
  (typed) => {
    expect(likelyEmail(typed)).toBeUndefined();
  },
);
