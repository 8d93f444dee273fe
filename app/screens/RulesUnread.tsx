import { Notice } from '../parts/Notice';

export interface RulesUnreadProps {
  /** Of the game. */
  readonly name: string;
  readonly again: () => void;
}

/** In place of what a game's rules would draw. */
export const RulesUnread = ({ name, again }: RulesUnreadProps) => (
  <Notice
    kind="problem"
    title={`The rules of ${name} could not be read.`}
    text="They come over the network once and are kept from then on. Nothing is lost: try again when there is a connection."
    action={{ label: 'Try again', onPress: again }}
  />
);
