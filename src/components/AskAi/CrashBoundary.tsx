import {Component, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import Translate from '@docusaurus/Translate';
import Icon from '@site/src/components/Icon';
import failure from './Failure/styles.module.css';
import styles from './styles.module.css';

type Props = {
  children: ReactNode;
  /** Whether the chat is open. A crash of a closed chat isn't reported to the reader. */
  isOpen: boolean;
};
type State = {hasCrashed: boolean; isBroken: boolean};

/** Number of crashes within `PERIOD` milliseconds after which the chat waits for the reader. */
const MAX_CRASHES = 3;
const PERIOD = 10_000;

/**
 * Mounts the chat again after a crash, so that neither the page nor the conversation is lost, which the store keeps. A
 * known cause is the page translation of browsers: it replaces text that React then can't find.
 */
export default class CrashBoundary extends Component<Props, State> {
  static getDerivedStateFromError(): Partial<State> {
    return {hasCrashed: true};
  }

  override state: State = {hasCrashed: false, isBroken: false};
  private crashes: number[] = [];

  override componentDidCatch(): void {
    const now = Date.now();
    this.crashes = [...this.crashes.filter((time) => now - time < PERIOD), now];
    this.setState({hasCrashed: false, isBroken: this.crashes.length >= MAX_CRASHES});
  }

  override render(): ReactNode {
    const {isOpen, children} = this.props;
    const {hasCrashed, isBroken} = this.state;
    if (hasCrashed) return null;
    if (!isBroken) return children;
    return (
      isOpen &&
      createPortal(
        <div className={styles.crashed}>
          <div className={failure.failure} role="alert">
            <Icon name="warning" />
            <p className={failure.sentence}>
              <Translate id="askAi.crashed" description="Shown instead of the chat after several crashes">
                The chat window failed. Your conversation is saved.
              </Translate>
            </p>
            <button
              type="button"
              className={failure.retry}
              onClick={() => {
                this.crashes = [];
                this.setState({isBroken: false});
              }}
            >
              <Icon name="refresh" />
              <Translate id="askAi.openAgain">Open it again</Translate>
            </button>
          </div>
        </div>,
        document.body,
      )
    );
  }
}
