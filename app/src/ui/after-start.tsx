import type { ComponentType } from 'react';
import { useCode, useStarted } from '#app/lib/use-code.ts';
import { Part } from '#app/ui/states/error-boundary.tsx';

/**
 * Creates a component whose code is loaded once the page has started. It shows nothing until then, nor without a
 * connection. Call it outside of components.
 */
export function afterStart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return function AfterStart(props: Props) {
    const { code: Loaded } = useCode(load, useStarted());
    return (
      Loaded && (
        <Part optional>
          <Loaded {...props} />
        </Part>
      )
    );
  };
}
