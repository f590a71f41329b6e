import { SavedOnDevice } from '#app/features/favorites/favorites-list.tsx';
import { useSaved } from '#app/features/favorites/saved/saved-store.ts';
import { nothingSaved, savedPages } from '#app/features/favorites/saved/saved.ts';
import { OfflinePage } from '#app/features/offline/offline-page.tsx';

/** `/hors-ligne`: saved towns and favorites, then the other pages that open without a network. */
export function OfflineRoute() {
  const saved = useSaved();
  const hasSaved = savedPages(saved ?? nothingSaved).length > 0;
  return (
    <OfflinePage saved={hasSaved && <SavedOnDevice className="mt-8" />} isSavedKnown={saved !== undefined} />
  );
}
