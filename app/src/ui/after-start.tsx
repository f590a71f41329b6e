import { type ComponentType, startTransition, useEffect, useState } from 'react';
import { started } from '../lib/start-up.ts';

/**
 * Creates a component that shows nothing at first: its code is loaded once the page has started. Without a connection it
 * stays away. Call it outside of components.
 */
export function afterStart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function AfterStart(props: Props) {
    const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null);
    useEffect(() => {
      started()
        .then(load)
        .then(
          (component) => startTransition(() => setLoaded(() => component)),
          () => undefined,
        );
    }, []);
    return Loaded && <Loaded {...props} />;
  };
}
