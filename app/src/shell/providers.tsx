import type { ReactNode } from 'react';
import { type Client, Provider as GraphqlProvider } from 'urql';

/** What every screen may rely on. */
export function Providers({ client, children }: { client: Client; children: ReactNode }) {
  return <GraphqlProvider value={client}>{children}</GraphqlProvider>;
}
