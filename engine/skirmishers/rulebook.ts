import type { RuleText } from '../core/types';

const section = (name: string, rules: Readonly<Record<string, string>>): readonly RuleText[] =>
  Object.entries(rules).map(([id, text]) => ({ id: `DC-${id}`, section: name, text }));

export const RULEBOOK: readonly RuleText[] = [
  ...section('Pieces', {
    R1: 'A piece is one warrior, soldier, vehicle or gun. It has three ratings: missile, melee and armor. Wearing no armor counts as armor 1.',
    R2: 'Ratings are written missile/melee/armor, such as 1/2/2. A piece without a missile weapon leaves the first one out: 2/2.',
    R31: 'Ancient: Archer 1/2/1, Man-at-Arms 2/2. Modern: Rifleman 1/2/1, Automatic Rifleman 2/2/1, Machine Gunner 2/1/1 (two targets), Sub-machine Gunner 2/1/1 (limited range). Future: Galactic Trooper 3/2/3, Xenomorph 4/3.',
    A1: 'Where the print speaks of a defense rating it means armor: no other rating is left, and its example rolls one die for 1/2/1.',
  }),
  ...section('The battle', {
    R3: 'Play on a table with terrain and measure with a ruler. A piece moves in one straight line, never round a corner.',
    R4: 'Pick a battle, choose sides, and set up the board and the pieces as it directs. The first player begins.',
    A14: 'How far pieces move and shoot, and what winning is, belong to the battle. Write them down when the game is made; where winning is in your own words, you also say who has won.',
  }),
  ...section('The turn', {
    R5: 'Players take turns until a side has won. The active player takes each piece in hand once, one after another.',
    R6: 'A piece either shoots, or moves and then attacks. One that shoots stays where it is.',
    R7: 'A piece with a missile weapon may shoot at one enemy within the range of that weapon.',
    R8: 'A piece moves up to its distance in a straight line and stops where it meets an enemy or an obstacle. Crossing an obstacle may take a turn, and terrain such as a slope slows it.',
    R9: 'A piece that ends its move next to an enemy may make one melee attack. The enemy answers that one attacker, by defending or by counterattacking.',
    A13: 'A piece beside an enemy may still shoot: nothing forbids it.',
    A15: 'A piece that already stands beside an enemy may attack without moving.',
    A22: 'A piece beside an enemy may simply walk away.',
  }),
  ...section('Missile fire', {
    R10: 'The shooter rolls as many dice as its missile rating, the target as many as its armor. If the shooter’s highest die is above the target’s, the target is killed.',
    R11: 'An example: 1/2/1 fires on 1/2/1 and rolls 6 against 5. The 6 is higher, so the target is taken off.',
    R12: 'Cover is added to the target’s highest die: low cover 1, high cover 2, overhead cover 3.',
    R13: 'An example: 6 against 4 would kill, but high cover makes the 4 a 6. A 6 does not beat a 6, and the target lives.',
    A2: 'One example says medium cover for +2. The list has no such thing; it is high cover.',
    A16: 'A piece that fires at two targets makes two separate shots with all its dice, at two different pieces.',
  }),
  ...section('Melee', {
    R14: 'A piece that has not fired may attack an enemy it stands beside. It rolls as many dice as its melee rating.',
    R15: 'The defender sees the attack dice first, and then either counterattacks or defends.',
    R16: 'Counterattacking rolls as many dice as the piece’s melee rating.',
    R17: 'Defending rolls as many dice as the piece’s armor, and one more.',
    R18: 'Compare the two best dice. Whoever rolled the highest die and has two dice above the foe’s best kills the foe.',
    R22: 'Against a piece that defends, the attacker must win the roll or nothing happens.',
    R23: 'On a tie both pieces stay where they are.',
    R25: 'An example: 6, 5 against a defence of 6, 5, 4. The attack fails.',
    A9: 'One die alone can push but never kill; the push itself still may.',
    A10: 'A piece that defends and wins the roll does nothing to its attacker; otherwise counterattacking would hardly ever be worth it. A table ruling: it may win as a counterattacker does.',
    A17: 'With more than two dice the best two count. If the highest dice are equal, and are not sixes on both sides, it is a tie whatever the second ones show.',
    A18: 'A reaction is always made: rolling dice can never make things worse.',
    A20: 'A counterattacker who wins does to the attacker all that an attacker would: kill with two dice, push with one.',
  }),
  ...section('Pushing', {
    R19: 'With only one die above the foe’s best, the winner forces the foe 1″ straight away. The winner, and others attacking that piece, may step after it to stay in contact.',
    R20: 'A piece forced into another piece or a wall, or off a cliff, is killed.',
    R21: 'A piece forced back for the second time in one player’s turn is killed.',
    R24: 'An example: 4, 3 against a counterattack of 5, 4. The attacker is forced back, there is a wall, and it is killed; its foe steps into the empty place.',
    A11: 'The winner chooses the direction, as long as it leads away. Any piece of either side is one to be forced into. Stepping after is up to the winner.',
    A12: 'The second push kills at once, whichever side the piece is on.',
    A23: 'A piece pushed off the table is killed, as if off a cliff. A table ruling: it may stop at the edge instead, pushed once.',
  }),
  ...section('Several attackers', {
    R26: 'When a piece has already counterattacked or defended, each further attack on it rolls one die more.',
    R27: 'An example: 5, 4 against 5, 2 is a tie. The next attacker rolls three dice, 6, 5, 4 against 5, 4: the target goes back 1″ and the attacker takes its place.',
    A6: 'A piece reacts to every attack, each time against the attacker at hand, and may counterattack again.',
    A7: 'The extra die is one, however often the piece has reacted. A table ruling: one more for each reaction.',
    A21: 'Only melee reactions count here, and only until the player’s turn ends. Rolling armor against a missile is no reaction.',
  }),
  ...section('Sixes', {
    R28: 'If both sides roll sixes, the one with more of them counts as one die higher for each six more.',
    R29: 'An example: two sixes against 6, 5, 4. One six more: the defender must go back.',
    R30: 'If both sides roll sixes, each +1 is one more six for the side that has it.',
    A3: 'The sixes rule holds for missile fire too, since only missile fire has modifiers. A table ruling: melee only.',
    A4: 'Sixes are those the dice show. A 5 that cover makes a 6 is not a rolled six: it ties with one.',
    A5: 'High cover is two more sixes and overhead cover three, as low cover is one.',
    A8: 'Where sixes meet sixes, one more pushes and two more kill; the other dice do not matter, and equal numbers tie.',
    A19: 'If only one side has a six the dice are compared as ever.',
  }),
];
