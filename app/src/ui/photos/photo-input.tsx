import type { ComponentProps } from 'react';
import { chosenPhotoTypes } from '#app/lib/photos/smaller-photo.ts';

interface PhotoInputProps extends Pick<ComponentProps<'input'>, 'ref' | 'multiple' | 'aria-label'> {
  onChoose: (files: readonly File[]) => Promise<void>;
}

/** The hidden field of a button that adds photos. */
export function PhotoInput({ onChoose, ...input }: PhotoInputProps) {
  return (
    <input
      {...input}
      type="file"
      hidden
      accept={chosenPhotoTypes}
      onChange={(event) => {
        void onChoose([...(event.target.files ?? [])]);
        // Otherwise a removed file could not be chosen again.
        event.target.value = '';
      }}
    />
  );
}
