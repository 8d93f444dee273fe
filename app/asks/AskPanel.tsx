import type { ReactNode } from 'react';
import { StyleSheet } from 'react-native';
import { Box } from '../parts/Box';
import { Text } from '../parts/Text';
import { space } from '../theme';
import { Choose } from './Choose';
import { Form } from './Form';
import { Head } from './Head';
import { Outlooks } from './Outlooks';
import type { AskProps } from './panel';
import { Roll } from './Roll';
import { Wait } from './Wait';

export interface AskPanelProps extends AskProps {
  /** One line for the prompt, on dense tabs. */
  readonly slim?: boolean;
  /** At the end of the prompt's line, and of the answers'. */
  readonly byPrompt?: ReactNode;
  readonly byAnswers?: ReactNode;
}

/** The open question: who is asked, what, and the answers. */
export function AskPanel({ slim = false, byPrompt, byAnswers, ...props }: AskPanelProps) {
  const { ask, view, odds, dialShown = false } = props;
  const notes = dialShown && ask.kind === 'wait' ? [] : ask.notes;
  return (
    <Box style={styles.panel}>
      <Head {...props} slim={slim} aside={byPrompt} />
      {notes.length > 0 && (
        <Box>
          {notes.map((note) => (
            <Text key={note.text} variant="small" color="onFelt2">
              {note.text}
            </Text>
          ))}
        </Box>
      )}
      {!slim && odds && ask.kind === 'choose' && <Outlooks ask={ask} view={view} odds={odds} />}
      <Box style={styles.answers}>
        <Box style={styles.grow}>
          <Answers {...props} />
        </Box>
        {byAnswers}
      </Box>
    </Box>
  );
}

function Answers(props: AskProps) {
  const { ask } = props;
  switch (ask.kind) {
    case 'choose':
      return <Choose {...props} ask={ask} />;
    case 'form':
      return <Form {...props} ask={ask} />;
    case 'roll':
      return <Roll {...props} ask={ask} />;
    case 'wait':
      return <Wait {...props} ask={ask} />;
    default:
      return never(ask);
  }
}

function never(value: never): never {
  throw new Error(`Unhandled question: ${JSON.stringify(value)}`);
}

const styles = StyleSheet.create({
  panel: { gap: space.s },
  answers: { flexDirection: 'row', gap: space.s },
  grow: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
