import type { RuleText } from '../core/types';

type Line = readonly [id: string, text: string];

// prettier-ignore
const SECTIONS: Readonly<Record<string, readonly Line[]>> = {
  'The board': [
    ['R1', 'Two players meet on 72 hexes with flat tops, in eleven columns that are seven and six hexes high by turns: 7-6-7-6-7-6-7-6-7-6-7.'],
    ['R2', 'Each player sits at one of the two long edges, whose first row is eleven hexes wide.'],
    ['A2', 'That row is the zig-zag made of the first hex of every column.'],
    ['R3', 'On boards A0 and A1 units are miniatures, on A2 to A5 six-sided dice. There are seven pieces of terrain, each small enough for one hex.'],
  ],
  'Units': [
    ['R5', 'All units are alike and begin with 6 health.'],
    ['R11', 'Your own units are friendly to each other; those of the other player are enemies.'],
    ['R6', 'On A0 a miniature on a 50 mm or cavalry base counts 4 health, one on a 25 to 32 mm base 1.'],
    ['R7', 'On A1 a miniature on a 30 mm or cavalry base counts 4 health, one on a 15 to 20 mm base 1.'],
    ['R8', 'On A2 to A5 a unit is one die, turned to show the health it has.'],
    ['R9', 'On A0 and A1 a unit never has more than three miniatures: put some in or take some out as its health changes.'],
    ['R37', 'The miniatures of a unit, by its health: 1 is a one; 2 two ones; 3 three ones; 4 a four; 5 a four and a one; 6 a four and two ones.'],
    ['A19', 'With fours and ones and three miniatures at most, each health has exactly one such group, so the app can show it.'],
    ['R10', 'The miniatures of a unit move as one group.'],
    ['A20', 'Health never rises above 6: the one way to gain any is to recuperate, from 1 to 2.'],
  ],
  'Setting up': [
    ['R4', 'Each player deploys seven units on the own edge row: one on each of its six outer hexes, one on its central hex.'],
    ['A1', 'The six outer hexes are the ends of the six columns of seven, which stick out towards the player; the central hex is the end of the sixth column.'],
    ['A3', 'Units are deployed before terrain is placed, so no piece can take a deployment hex that is in use.'],
    ['R12', 'The winner of a roll-off or a coin flip says which player has the initiative.'],
    ['R13', 'The player without the initiative places the first piece of terrain, and the two go on in turn until seven lie on the board: four of the one, three of the other.'],
    ['R14', 'A piece goes on a hex with nothing in it that is not beside another piece.'],
    ['A4', 'Terrain may touch units, edges and deployment hexes; only terrain beside terrain is barred. The two bastions are among the seven.'],
    ['A18', 'Should no hex be left for a piece, it is left out. With seven pieces that cannot happen.'],
    ['R15', 'The first piece each player places is that player’s bastion; mark it.'],
    ['R16', 'A bastion is friendly terrain for its owner. It is never a unit: it counts neither in attacks nor for a retreat.'],
    ['A17', 'To touch a bastion is to stand on a hex beside it. The other player’s bastion is plain terrain.'],
  ],
  'The battle': [
    ['R17', 'The player with the initiative activates any one surviving unit, then the other player does, and so on in turn.'],
    ['R18', 'An activated unit may move, attack, do both or neither. A move comes before the attack.'],
    ['A5', 'A player may let the activated unit do nothing, and may activate the same unit every time.'],
    ['R19', 'An attack takes health off both units at the same moment. A unit with none left is destroyed and leaves the board at once.'],
  ],
  'Winning': [
    ['R20', 'The player who is first to destroy every enemy unit wins.'],
    ['A15', 'The battle ends the moment a side has no unit left: a win, or a draw if neither has.'],
    ['R21', 'When a side is down to one unit, each player has up to five more activations, in turn.'],
    ['A14', 'The countdown begins after the activation that left a side with one unit, with the player who did not make it, and does not begin anew when the other side is down to one as well. Five for each player is our reading; the table may play five in all.'],
    ['R22', 'After those activations, or when a side is wiped out, the side with more health in all wins. If both have the same, or both are gone, it is a draw.'],
    ['A21', 'Nothing in the rules ends a battle in which both players only pass, so either may offer a draw and the other may agree.'],
  ],
  'Moving': [
    ['R23', 'Two units are in contact when their hexes are side by side, in any of the six directions.'],
    ['R25', 'A unit moves only onto hexes of the board that hold nothing: one unit or one piece of terrain to a hex.'],
    ['R26', 'A unit that is not retreating takes one or two steps if it has 4 health or more, or is the last of its side. It may turn between them.'],
    ['R27', 'If the first step brings it into contact with an enemy, there is no second.'],
    ['A7', 'The hex between two steps must be free and out of contact with enemies; the second step may end in contact.'],
    ['A6', 'Two steps that lead back to the start are no move.'],
    ['R28', 'A unit takes one step if it is retreating, or if it has 3 health or less while it still has friends on the board.'],
    ['R24', 'A move that begins in contact with an enemy is a retreat, and has to end out of contact with all enemies.'],
    ['A8', 'The last unit of a side retreats by one step too. If no free hex beside it is out of contact, it cannot move.'],
    ['R29', 'Traverse: a unit beside its own bastion and out of contact with enemies may use its move to go to any free hex round that bastion, past whatever is between. It may end in contact with an enemy.'],
    ['A9', 'Traverse is a kind of move, open to any health. What counts is where the unit stands when it begins; no steps are counted, and its own hex is no goal.'],
    ['R30', 'Recuperate: a unit with exactly 1 health, out of contact with enemies and on the side with fewer units may use its move to gain 1 health where it stands.'],
    ['A10', 'Recuperating is the whole move; as no enemy is in contact, no attack can follow.'],
  ],
  'Attacking': [
    ['R31', 'A unit may attack one enemy in contact. Only these two lose health by it.'],
    ['R32', 'Each of the two takes 1 health off its opponent, and 1 more for each other friend in contact with that opponent.'],
    ['R33', 'The two losses are worked out apart and applied together, so both units may be destroyed.'],
    ['A16', 'Friends in contact and the last unit of a side are counted before anything is removed.'],
    ['R34', 'First blood: the first attack of the battle takes 1 more off the unit attacked. It happens once, whoever attacks.'],
    ['A11', 'First blood adds to the loss of the unit attacked, never to the attacker’s.'],
    ['R35', 'Last stand: the last unit of a side takes 2 off its opponent, whether it attacks or is attacked.'],
    ['A12', 'The last stand is two in all, in place of the usual one; two last units take 2 off each other. The table may play it as two more, three in all.'],
    ['A13', 'First blood and a last stand hardly ever meet; where they do, first blood adds its 1.'],
    ['R36', 'The printed picture: A touches B and C, who are friends. A takes 1 off either; either takes 2 off A. D and E touch only each other and take 1 off each other.'],
  ],
};

export const RULEBOOK: readonly RuleText[] = Object.entries(SECTIONS).flatMap(([section, lines]) =>
  lines.map(([id, text]) => ({ id: `SC-${id}`, section, text })),
);
