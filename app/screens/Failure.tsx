import { Button } from '../parts/Button';
import { Face } from '../parts/Face';
import type { Boot } from '../store/muster';

export interface FailureProps {
  readonly boot: Exclude<Boot, { kind: 'ready' }>;
  readonly onTakeOver: () => void;
  readonly onRetry: () => void;
}

/** Why the app is not there yet, and the way out. */
export function Failure({ boot, onTakeOver, onRetry }: FailureProps) {
  switch (boot.kind) {
    case 'opening':
      return <Face icon="book" title="Opening your table" text="Games and warbands are being read." />;
    case 'taken':
      return (
        <Face
          icon="copy"
          title="Muster is open in another tab"
          text="Only one tab can keep your games. Using it here closes it there; nothing is lost."
        >
          <Button kind="felt" label="Use it here" onPress={onTakeOver} />
        </Face>
      );
    case 'insecure':
      return (
        <Face
          icon="lock"
          bad
          title="This address cannot keep your games"
          text="A browser stores games only for pages that come by https, or from the same machine (localhost). Open Muster by its https address."
        />
      );
    case 'newer':
      return (
        <Face
          icon="history"
          bad
          title="Your games were saved by a newer Muster"
          text="This version could damage them, so it leaves them alone. Update the app and they are there."
          detail={`They are in format ${boot.version}.`}
        >
          <Button label="Try again" onPress={onRetry} />
        </Face>
      );
    case 'failed':
      return (
        <Face
          icon="warn"
          bad
          title="The storage does not open"
          text="Nothing has been changed. Free some space or close other apps, then try again."
          detail={boot.message}
        >
          <Button label="Try again" onPress={onRetry} />
        </Face>
      );
  }
}

/** A bug: everything up to the last step is saved. */
export function Bug({ message, onBack }: { readonly message: string; readonly onBack: () => void }) {
  return (
    <Face
      icon="warn"
      bad
      title="That should not have happened"
      text="Muster tripped over a fault of its own. Everything up to your last step is saved."
      detail={message}
    >
      <Button kind="felt" label="Back to games" onPress={onBack} />
    </Face>
  );
}
