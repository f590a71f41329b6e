import Supercluster from 'supercluster';
import { type Box, deepestZoom } from '#app/map/leaflet/map-shapes.ts';
import type { Coordinates } from '#contract/laundromat/coordinates.ts';

/** A pin, or several that are too close to each other to be shown apart at a zoom level. */
export interface PinGroup {
  /** Stays the same while the group is shown. */
  key: string;
  point: Coordinates;
  /** Index of its best pin. No two groups of a zoom level have the same. */
  best: number;
  count: number;
}

export interface PinGroups {
  within(box: Box, zoom: number): PinGroup[];
  pinsOf(group: PinGroup): number[];
  /** Returns the zoom level at which a group falls apart; deeper than `deepestZoom` for pins at one place. */
  zoomToSplit(group: PinGroup): number;
}

interface Best {
  best: number;
}

/** Distance in pixels below which pins form a group, so that no two touch targets overlap. */
const radius = 56;

export function groupPins(points: readonly Coordinates[]): PinGroups {
  const index = new Supercluster<Best, Best>({
    radius,
    extent: 256,
    maxZoom: deepestZoom,
    map: ({ best }) => ({ best }),
    reduce(group, { best }) {
      group.best = Math.min(group.best, best);
    },
  });
  index.load(
    points.map(({ latitude, longitude }, best) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
      properties: { best },
    })),
  );
  const clusterOf = ({ key }: PinGroup) => Number(key.slice(1));

  return {
    within: ({ south, west, north, east }, zoom) =>
      index
        .getClusters([west, south, east, north], zoom)
        .map(({ geometry, properties }) => {
          const [longitude = 0, latitude = 0] = geometry.coordinates;
          const group = { point: { latitude, longitude }, best: properties.best };
          return 'cluster_id' in properties
            ? { ...group, key: `g${properties.cluster_id}`, count: properties.point_count }
            : { ...group, key: `p${properties.best}`, count: 1 };
        })
        .sort((one, other) => one.best - other.best),
    pinsOf: (group) =>
      group.count === 1
        ? [group.best]
        : index
            .getLeaves(clusterOf(group), Infinity)
            .map(({ properties }) => properties.best)
            .sort((one, other) => one - other),
    zoomToSplit: (group) => index.getClusterExpansionZoom(clusterOf(group)),
  };
}
