import type { RuleText } from '../core/types';
import { READINGS } from './readings';

type Lines = Readonly<Record<string, string>>;

/** Every rule of Skirminion in our own words, by topic. */
const SECTIONS: Readonly<Record<string, Lines>> = {
  'Setting up': {
    R1: 'Two players meet on a board of 8 by 8 squares, a to h across and 1 to 8 up.',
    R2: 'You need 16 obstacles, all alike, five D6 for each player, a disc for each unit and four unit dice for each player.',
    R3: 'A unit is a die: U4, U5, U6, U7, U8, U9, U10 or U12, by its number of sides. U9 is a tens die and goes up to 9.',
    R4: 'A contest: each player rolls a D6 and the higher wins. A tie is rolled again.',
    R5: 'The winner of a contest arranges the 16 obstacles, the same for both sides, with the four central squares free and within reach; or rolls or picks one of six boards.',
    R6: 'The winner of the contest deploys first. By turns each places one unit on a free square of the first two rows on the own side, until both have four.',
    R7: 'U8, U9, U10 and U12 are elite. Both players must deploy as many elites as the other.',
    R8: 'The die shows the health of its unit. It starts at the most its sides allow, less one for each trait, and never goes above that most.',
    R9: 'The units of one player are friends; the units of the other are enemies.',
  },
  Rounds: {
    R10: 'A round begins with a disc under every unit. The winner of a contest activates a unit that has a disc; the disc is lifted when it has finished.',
    R11: 'The players take turns until no disc is left. Four rounds are played.',
    R12: 'In its activation a unit may make one move, one slip and one attack, melee or ranged, in any order the other rules allow. None of them is a must.',
    R13: 'A unit at no health is destroyed and leaves the board.',
    R14: 'A unit is hurt while its health is half of its most or less: a U6 at 3 or less.',
    R15: 'Rest: a hurt unit that touches no enemy and does nothing in its activation gains 1 health when its disc is lifted.',
    R16: 'A free action: a player whose discs are gone while the other still has some may, when it is their turn, let one unit slip, or attack if it has not attacked this round.',
    R17: 'A unit takes one free action in a round at most.',
  },
  Winning: {
    R18: 'A destroyed enemy is worth 1 point, an elite 2, whoever destroyed it.',
    R19: 'At the end of rounds two, three and four a player with a unit on the four central squares scores 1 point, and 1 more if the other has none there.',
    R20: 'After round four the player with more points wins; as many points are a draw.',
  },
  Moving: {
    R21: 'Two units, or a unit and an obstacle, are in contact when their squares meet at a side or a corner.',
    R22: 'No move after a ranged attack in the same activation.',
    R23: 'A move that begins in contact with an enemy is a retreat: it must end out of contact with every enemy, and the activation ends with it.',
    R24: 'A unit goes only to squares on the board without units or obstacles.',
    R25: 'A move is one diagonal step or up to two straight steps, each onto a free square.',
    R26: 'A unit that is hurt or retreats moves one step in any direction.',
    R27: 'A unit in contact with an enemy cannot slip.',
    R28: 'No slip after a move and a ranged attack in the same activation; a free action later may be one.',
    R29: 'A slip is one step to any free square beside the unit.',
    R30: 'Or a slip swaps places with a friend in contact, if that friend touches no enemy.',
  },
  Melee: {
    R31: 'A unit may attack an enemy it touches, and both may lose health.',
    R32: 'Each side rolls four D6, and a fifth if its unit is elite or another of its units touches the opponent. Five is the most.',
    R33: 'Ones and twos are discarded, and threes too by a unit that was hurt when the attack began.',
    R34: 'Beginning with the attacker, the players in turn use one die each: to injure or to cancel.',
    R35: 'To injure takes 1 health from the opponent, or 2 if the unit is a U7, U10 or U12; a 6 takes 1 more. The die is spent.',
    R36: 'To cancel removes one of the opponent’s dice along with the die used. A 6 is cancelled by a 6 only, any other die by any die.',
    R37: 'When a unit is destroyed all dice are put away and the exchange is over.',
    R38: 'Once one side is out of dice the other may use all, some or none of its own.',
    R39: 'If the attacker still touches an enemy after its melee, its activation ends.',
  },
  'Ranged attacks': {
    R40: 'U7 and U12 cannot make ranged attacks.',
    R41: 'No ranged attack while touching an enemy, nor after a move and a slip in the same activation. A free action forgets the slip.',
    R42: 'The target is an enemy that the unit can see.',
    R43: 'The attacker rolls four D6, and a fifth if the target is not in cover. The target’s player rolls three.',
    R44: 'Friendly fire: each friend of the attacker that touches the target rolls a D6. The first to roll 1, 2 or 3 becomes the target; sight and cover stay as they were.',
    R45: 'Ones and twos are discarded, and the attacker’s threes too if it is hurt.',
    R46: 'The target’s dice cancel the attacker’s: a 6 takes a 6 or two dice that are no sixes, any other die takes any one die.',
    R47: 'Each die that is left takes 1 health, or 2 from a U4, U8 or U9. A 6 takes 1 more if the target is not in cover.',
    R48: 'Spread shot: a U5 or U8 may at once shoot at one more enemy that touched its first target. Everything is looked at anew, and there is no third shot.',
  },
  'Sight and cover': {
    R49: 'A unit is visible if a valid path leads to it. The attacker shows the path.',
    R50: 'A path goes step by step along the shot directions over squares without obstacles. Units are no hindrance.',
    R51: 'On the same row, column or diagonal there is one shot direction, straight at the other unit.',
    R52: 'Otherwise there are two: the diagonal towards it, and along the row or column in which the two are further apart.',
    R53: 'A path is not valid if it goes two or more steps in a row along the one direction and also along the other.',
    R54: 'The target is in cover if an obstacle is next to it, looking back along a shot direction.',
    R55: 'With one shot direction a visible target is never in cover.',
    R56: 'Examples: with streaks in both directions a path does not count. Three that count may still end with the first target in cover and the other two in the open.',
  },
  Traits: {
    R57: 'Traits are optional. A player chooses a set of different ones for a type, and every unit of that type has them.',
    R58: 'Each trait costs 1 health at the start, and no unit may start hurt.',
    R59: 'Lupus: in melee it keeps its threes although it is hurt.',
    R60: 'Durus: if it is below half when a round begins, roll a D6: more than its health, and it gains 1.',
    R61: 'Fortis: it moves as if it were not hurt.',
    R62: 'Heroic: it gains 1 health when a round begins and it stands in the centre.',
    R63: 'Lamian: it gains 1 health when it destroys its opponent in melee and survives.',
    R64: 'Riposte: attacked in melee, it may use the first die.',
    R65: 'Volte: touching an enemy it may slip after all, but only to swap places with that enemy.',
    R66: 'Berserk: destroyed in melee, it may use one of the dice it has left to injure.',
    R67: 'Obscuro: as a target not in cover that touches three obstacles which touch each other, it is shot at with four dice.',
    R68: 'Armatis: against ranged attacks its fives cancel as sixes.',
  },
};

const rules = (lines: Lines, section: string): readonly RuleText[] =>
  Object.entries(lines).map(([id, text]) => ({ id: `SN-${id}`, section, text }));

export const RULEBOOK: readonly RuleText[] = [
  ...Object.entries(SECTIONS).flatMap(([section, lines]) => rules(lines, section)),
  ...rules(READINGS, 'How we read it'),
];
