interface Pixels {
  x: number;
  y: number;
}

export type Rectangle = Record<'left' | 'top' | 'right' | 'bottom', number>;

/** The buttons to zoom and to move in the top left corner of the map, with a gap. */
export const buttonsSize: Pixels = { x: 82, y: 186 };
/** The card in the bottom right corner. */
export const cardSize: Pixels = { x: 396, y: 230 };

const pinRoom = { beside: 18, above: 44, below: 0 };
const groupRoom = { beside: 26, above: 26, below: 26 };

interface Surroundings {
  isPin: boolean;
  size: Pixels;
  hasCard: boolean;
  covers: readonly Rectangle[];
}

export function hasRoom({ x, y }: Pixels, { isPin, size, hasCard, covers }: Surroundings): boolean {
  const { beside, above, below } = isPin ? pinRoom : groupRoom;
  const [left, right, top, bottom] = [x - beside, x + beside, y - above, y + below];
  if (left < 0 || top < 0 || right > size.x || bottom > size.y) return false;
  if (left < buttonsSize.x && top < buttonsSize.y) return false;
  const isUnder = (one: Rectangle) =>
    left < one.right && right > one.left && top < one.bottom && bottom > one.top;
  if (covers.some(isUnder)) return false;
  return !hasCard || right < size.x - cardSize.x || bottom < size.y - cardSize.y;
}
