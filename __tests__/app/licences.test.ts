import lock from '../../package-lock.json';
import { dependencies } from '../../package.json';
import licences from '../../app/licences.json';

it('every package the app is made with is credited, at its version', () => {
  const packages: Readonly<Record<string, { readonly version?: string; readonly license?: string }>> =
    lock.packages;
  const credited = licences.map(({ name, version, licence }) => [name, version, licence]);
  const used = Object.keys(dependencies).map((name) => {
    const { version, license } = packages[`node_modules/${name}`] ?? {};
    return [name, version, license];
  });
  expect(credited.sort()).toEqual(used.sort());
});
