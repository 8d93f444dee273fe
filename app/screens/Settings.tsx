import { Card } from '../parts/Card';
import { Switch } from '../parts/Choices';
import { ListRow, Rows } from '../parts/ListRow';
import { Section } from '../parts/Section';
import { Segmented } from '../parts/Segmented';
import { Text } from '../parts/Text';
import { attempt } from '../store/attempt';
import { setSetting } from '../store/library';
import { useMuster } from '../store/muster';
import type { SettingKey, Settings as Values } from '../store/settings';
import { Frame } from './Frame';
import { useGo } from './useGo';

const LIGHT = [
  { id: 'system', label: 'As the phone' },
  { id: 'light', label: 'Paper' },
  { id: 'dark', label: 'Lamp' },
] as const;
const DICE = [
  { id: 'app', label: 'Rolled by the app' },
  { id: 'typed', label: 'Typed in' },
] as const;
const SWITCHES = [
  { key: 'awake', label: 'Keep the screen on', note: 'While a game is in front' },
  { key: 'haptics', label: 'Haptics', note: 'Step, roll, score, refused' },
  { key: 'sounds', label: 'Sounds', note: 'The clock, at ten seconds and at the end' },
  { key: 'faceToFace', label: 'Face to face', note: 'Turn the far half round on Health' },
] as const;

const set = <K extends SettingKey>(key: K, value: Values[K]): void =>
  void attempt(() => setSetting(key, value));

export function Settings() {
  const go = useGo();
  const settings = useMuster((state) => state.settings);
  return (
    <Frame title="Settings" back={{ icon: 'back', label: 'Back', onPress: () => go.goBack() }}>
      <Section title="Light">
        <Segmented
          label="Light"
          options={LIGHT}
          value={settings.light}
          onChange={(value) => set('light', value)}
        />
      </Section>
      <Section title="At the table">
        <Card>
          <Rows>
            {SWITCHES.map(({ key, label, note }) => (
              <Switch
                key={key}
                label={label}
                note={note}
                value={settings[key] === 'on'}
                onChange={(on) => set(key, on ? 'on' : 'off')}
              />
            ))}
          </Rows>
        </Card>
      </Section>
      <Section title="Dice">
        <Segmented
          label="Dice"
          options={DICE}
          value={settings.dice}
          onChange={(value) => set('dice', value)}
        />
      </Section>
      <Section title="Muster">
        <Card>
          <ListRow
            icon="info"
            label="About"
            note="Version, the rulebooks’ authors, licences"
            onPress={() => go.navigate('About')}
          />
        </Card>
      </Section>
      <Text variant="caption" color="ink2" align="center">
        Everything stays on this phone. No account, no network.
      </Text>
    </Frame>
  );
}
