import { Component, type ReactNode } from 'react';
import { PageError } from './page-error.tsx';

interface PageBoundaryProps {
  /** The current address: a page that failed is rendered again once it changes. */
  location: string;
  children: ReactNode;
}

/** Keeps the shell when a page throws or its code cannot be fetched. */
export class PageBoundary extends Component<PageBoundaryProps, { error: unknown }> {
  override state = { error: undefined as unknown };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override componentDidUpdate(before: PageBoundaryProps) {
    if (this.state.error !== undefined && before.location !== this.props.location) {
      // oxlint-disable-next-line react/no-did-update-set-state -- Once for each address.
      this.setState({ error: undefined });
    }
  }

  override render() {
    return this.state.error === undefined ? this.props.children : <PageError error={this.state.error} />;
  }
}
