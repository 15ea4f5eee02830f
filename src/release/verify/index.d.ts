/** What a record is worth, or the line (from 1) that is not true and why. */
export type Verdict =
  | { confirmed: true; total: number }
  | { confirmed: false; line: number; reason: string };

/** Plays a match through with the game's own rules and opponents, and judges its record. */
export function verify(text: string): Verdict;
