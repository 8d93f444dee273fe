import type { Milestone, SideId } from '../core/types';
import { reporters } from './objective';
import { isUp, squadOf, type Figure, type State } from './state';
import { listed } from './words';

const aware = (state: State, side: SideId, how: 'saw' | 'told'): readonly Figure[] =>
  squadOf(state, side).filter((figure) => figure.knows?.how === how);

/** "Dave saw them, told Ann; Dave or Ann must get home". */
export function chainOf(state: State, side: SideId): string {
  const told = (by: Figure) =>
    listed(aware(state, side, 'told').flatMap(({ name, knows }) => (knows?.by === by.id ? [name] : [])));
  const seers = aware(state, side, 'saw').map((seer) => {
    const listeners = told(seer);
    return listeners ? `${seer.name} saw them, told ${listeners}` : `${seer.name} saw them`;
  });
  const tellers = aware(state, side, 'told').filter((teller) => told(teller));
  const links = [...seers, ...tellers.map((teller) => `${teller.name} told ${told(teller)}`)];
  return links.length ? `${links.join(', ')}; ${lastLink(state, side)}` : 'has seen nothing';
}

const carriersOf = (state: State, side: SideId): readonly string[] =>
  squadOf(state, side)
    .filter((figure) => figure.knows && isUp(state, figure))
    .map((figure) => figure.name);

function lastLink(state: State, side: SideId): string {
  if (reporters(state).includes(side)) return 'it is home';
  const carriers = carriersOf(state, side);
  return carriers.length ? `${listed(carriers, 'or')} must get home` : 'nobody who knows is left';
}

/** Seen, told, reported (SK-R7, SK-R8, SK-R9); news that fell with its bearers is lost. */
export function milestonesOf(state: State, side: SideId): readonly Milestone[] {
  const carriers = carriersOf(state, side);
  const link = (how: 'saw' | 'told', otherwise: string) => {
    const known = aware(state, side, how);
    const last = known.filter((figure) => isUp(state, figure)).at(-1) ?? known.at(-1);
    if (!last?.knows) return { reached: false, note: otherwise };
    const lost = carriers.length === 0;
    const note =
      isUp(state, last) || !lost ? `${last.name}, round ${last.knows.round}` : `${last.name} fell with it`;
    return { reached: !lost, note };
  };
  const home = reporters(state).includes(side);
  return [
    { id: 'seen', label: 'Seen', icon: 'eye', ...link('saw', '2″ from an enemy edge') },
    { id: 'told', label: 'Told', icon: 'talk', ...link('told', 'Takes an action') },
    {
      id: 'reported',
      label: home ? 'Reported' : 'Report',
      icon: 'flag',
      reached: home,
      note: home ? `Round ${state.round}` : '2″ from own edge',
    },
  ];
}
