import { type ReactNode, useSyncExternalStore } from 'react';

/**
 * The fields of a form that scripts send. In a page rendered on the server they are disabled until the scripts have
 * started, because text typed earlier would be lost.
 */
export function ScriptFields({ children }: { children: ReactNode }) {
  const hasStarted = useSyncExternalStore(never, inBrowser, onServer);
  return (
    <fieldset role="none" disabled={!hasStarted}>
      {children}
    </fieldset>
  );
}

const never = () => () => {};
const inBrowser = () => true;
const onServer = () => false;
