import { Component, type ReactNode } from 'react';
import { CouldNotOpen } from './opening.tsx';

/** A mistake of ours in the page, or an answer that it cannot show, must not leave it white. */
export class PageFailure extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <CouldNotOpen
        failure={{ kind: 'broken', message: '' }}
        onRetry={() => this.setState({ hasFailed: false })}
      />
    );
  }
}
