import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

function sources(folder: string): readonly string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? sources(path) : /\.tsx?$/.test(entry.name) ? [path] : [];
  });
}
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const code = (file: string) => read(file).replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, ''); // prettier-ignore

/** Where each import leads: a path from the root, or a package. */
const imports = (file: string): readonly string[] =>
  [...code(file).matchAll(/(?:from|import|import\(|require\()\s*['"]([^'"]+)['"]/g)].map(([, to]) =>
    to!.startsWith('.') ? relative(root, resolve(root, dirname(file), to!)) : to!,
  );

const engine = sources('engine');
const app = sources('app');
const part = (file: string) => file.split('/')[1]!;
const RULESETS = ['skirmish-fight', 'skirminion', 'skirminiac', 'skirmish', 'skirmishers'];
const offences = (files: readonly string[], wrong: (file: string, to: string) => boolean) =>
  files.flatMap((file) => imports(file).filter((to) => wrong(file, to)).map((to) => `${file} imports ${to}`)); // prettier-ignore

describe('dependencies', () => {
  it('core imports only itself, and pure-rand in its dice file', () => {
    const wrong = (file: string, to: string) =>
      !to.startsWith('engine/core/') && !(file === 'engine/core/dice.ts' && to.startsWith('pure-rand/'));
    expect(offences(engine.filter((file) => part(file) === 'core'), wrong)).toEqual([]); // prettier-ignore
  });

  it('kit imports core and itself', () => {
    const wrong = (_: string, to: string) => !/^engine\/(core|kit)\//.test(to);
    expect(offences(engine.filter((file) => part(file) === 'kit'), wrong)).toEqual([]); // prettier-ignore
  });

  it('a ruleset imports core, kit and itself, never another ruleset', () => {
    const files = engine.filter((file) => RULESETS.includes(part(file)));
    expect(files.length).toBeGreaterThan(0);
    const wrong = (file: string, to: string) => !['core', 'kit', part(file)].some((dir) => to.startsWith(`engine/${dir}/`)); // prettier-ignore
    expect(offences(files, wrong)).toEqual([]);
  });

  it('a cover imports types alone, and nothing else of a ruleset is imported but by opening it', () => {
    const covers = RULESETS.map((name) => `engine/${name}/cover.ts`);
    expect(covers.flatMap(imports)).toEqual(covers.map(() => 'engine/core/types'));
    const outside = engine.filter((file) => !RULESETS.includes(part(file)));
    const wrong = (_: string, to: string) => RULESETS.includes(part(to));
    expect(offences(outside, wrong)).toHaveLength(2 * RULESETS.length);
    const list = code('engine/rulesets.ts');
    for (const name of RULESETS) {
      const [, as] = new RegExp(`import \\{ COVER as (\\w+) \\} from './${name}/cover'`).exec(list) ?? [];
      expect(list).toContain(`{ ...${as}, open: async () => (await import('./${name}')).${as} }`);
    }
  });

  it('the app reaches the engine by its one door', () => {
    expect(offences(app, (_, to) => to.startsWith('engine/') && to !== 'engine/index')).toEqual([]);
  });

  it('SQLite is imported in one file', () => {
    expect(app.filter((file) => imports(file).includes('expo-sqlite'))).toEqual(['app/store/expoDb.ts']);
  });

  it('parts and asks take data and callbacks: no store, no screens', () => {
    const files = app.filter((file) => /^app\/(parts|asks)\//.test(file));
    expect(offences(files, (_, to) => /^app\/(store|screens)\//.test(to))).toEqual([]);
  });
});

describe('purity', () => {
  it('the engine knows no clock, no chance of its own, no platform', () => {
    const words =
      /\b(Date|Math\.random|performance|window|document|process|globalThis|fetch|setTimeout|console)\b/;
    expect(engine.filter((file) => words.test(code(file).replace(/'[^'\n]*'|`[^`]*`/g, '')))).toEqual([]);
  });

  it('the app draws asks and views and never names a game', () => {
    expect(app.filter((file) => /['"`]-?skirmi[a-z-]*['"`]|ruleset(Id)? *===/i.test(code(file)))).toEqual([]);
  });

  it('SQL is written in the store alone, with no value put into its text', () => {
    const sql = /\b(SELECT|INSERT INTO|UPDATE|DELETE FROM|PRAGMA)\b/;
    const files = app.filter((file) => sql.test(code(file)));
    expect(files.filter((file) => !file.startsWith('app/store/'))).toEqual([]);
    const built = /`[^`]*\b(SELECT|INSERT|UPDATE|DELETE)\b[^`]*\$\{/;
    expect(files.filter((file) => built.test(code(file)))).toEqual([]);
  });
});

describe('shape of the tree', () => {
  it('every ruleset is one folder with the same doors', () => {
    for (const name of RULESETS.filter((each) => existsSync(join(root, 'engine', each))))
      for (const file of [
        'README.md',
        'cover.ts',
        'index.ts',
        'data.ts',
        'roster.ts',
        'state.ts',
        'turn.ts',
        'view.ts',
        'rulebook.ts',
        'rulings.ts',
      ])
        // prettier-ignore
        expect([name, file, existsSync(join(root, 'engine', name, file))]).toEqual([name, file, true]);
  });

  it('nothing in the type checker or the linter is switched off', () => {
    const escapes = /\bas any\b|: any\b|@ts-(ignore|expect-error|nocheck)|eslint-disable/;
    expect([...engine, ...app].filter((file) => escapes.test(read(file)))).toEqual([]);
  });
});
