import { expect, test } from 'vitest';
import { briefs } from './briefs.ts';
import { facebook } from './facebook.ts';
import { googleAds } from './google-ads.ts';
import { hotline } from './hotline.ts';
import { instagram } from './instagram.ts';
import { seo } from './seo.ts';
import type { ServiceContent, ServicePart } from './service.ts';
import { smsCampaigns } from './sms-campaigns.ts';
import { socialMedia } from './social-media.ts';
import { website } from './website.ts';

const services = [website, seo, facebook, instagram, socialMedia, hotline, googleAds, smsCampaigns];
const everything = [...services, ...Object.values(briefs)];

function part<Kind extends ServicePart['kind']>(content: ServiceContent, kind: Kind) {
  return content.parts.find((some): some is Extract<ServicePart, { kind: Kind }> => some.kind === kind)!;
}

test('the editorial week runs from Monday to Sunday with 5 posts and 3 stories', () => {
  const { days } = part(socialMedia, 'week');
  const names = ['Lundi', 'Mardi', 'Mercredi', 'Jeudi', 'Vendredi', 'Samedi', 'Dimanche'];
  expect(days.map(({ day }) => day)).toEqual(names);
  const formats = days.flatMap((day) => day.formats);
  expect(formats.filter((format) => format === 'Publication')).toHaveLength(5);
  expect(formats.filter((format) => format === 'Story')).toHaveLength(3);
});

test('three pages write the service into the address of the contact page, and every page passes it with its link', () => {
  expect(services.map(({ contactTo }) => contactTo).sort()).toEqual([
    ...Array<string>(5).fill('/contact'),
    '/contact?service=google-ads',
    '/contact?service=sms-campaigns',
    '/contact?service=social-media',
  ]);
  expect(new Set(services.map(({ service }) => service)).size).toBe(services.length);
});

test('only statements, which administrators change, claim a figure', () => {
  expect(JSON.stringify(everything)).not.toMatch(/[+]\s?\d+\s?%|\d+\s?%|2\s?000|garanti/);
});
