import { useEffect } from 'react';
import { dataAge } from './data-age.ts';

/** Includes a stored row that the page shows in the age of the page's data. */
export function useRowAge(type: string, id: string): void {
  useEffect(() => {
    const row = `${type}:${id}`;
    let isShown = true;
    void import('./cache-storage.ts')
      .then(({ storedSince }) => storedSince(row))
      .then((at) => isShown && dataAge.servedFromDevice(row, at))
      .catch(() => {});
    return () => {
      isShown = false;
      dataAge.servedFresh(row);
    };
  }, [type, id]);
}
