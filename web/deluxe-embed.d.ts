/** Puts Dominoes Deluxe on a page. docs/embedding.md has examples, all options, and what a server must do. */
export interface DominoesDeluxe {
  /**
   * Puts the game into an element and starts it. Throws a `SettingError` where a setting is wrong in itself; options that the
   * game refuses come back as an `error`.
   */
  embed(element: Element, settings: Settings): Game;
}

export interface SettingError extends TypeError {
  code: SettingFault;
}

/** What is wrong with a setting: docs/embedding.md says it in words. */
export type SettingFault =
  | 'element'
  | 'not-object'
  | 'unknown-setting'
  | 'unknown-event'
  | 'not-function'
  | 'game'
  | 'folder'
  | 'origin'
  | 'size'
  | 'option'
  | 'theme'
  | 'lessons'
  | 'ticket'
  | 'tavern'
  | 'deal';

export interface Game {
  /** Asks the game to keep what is played and takes the frame away; `closed` follows. */
  close(): void;
}

export interface Settings {
  /**
   * Address of the game's folder, on this origin or another, with a slash at its end: `options.rules` says which of its pages
   * opens. An address that names a page opens that page.
   */
  game: string;
  /** What is to be played; without `match` the player practises. */
  options?: Options;
  /**
   * Asks whoever deals a sealed match (`options.commitment`): send the question to your server as it is, and return its answer. A
   * question whose promise is rejected is asked again, unless the error has `isFinal: true`: then the frame goes, with `closed`.
   */
  deal?(question: string, match: string): string | Promise<string>;
  /** 900x600, or as wide as the element and of a fitting height (the default). */
  size?: 'fixed' | 'responsive';
  on?: Handlers;
}

/** The table of docs/embedding.md. Unknown names and values are refused by the game, which then does not start. */
export interface Options {
  /** A match that your server asked the game's own for: good once. Beside it only what is shown may be given, from `player` to `locale`. */
  ticket?: string;
  /** Your name for the match: 1 to 64 visible ASCII characters, but not `practice`. */
  match?: string;
  /** 32 hexadecimal digits in lower case. */
  seed?: string;
  /** In the place of the seed for a match that your server deals: what the server has committed to, 64 hexadecimal digits. */
  commitment?: string;
  difficulty?: 'easy' | 'hard';
  pause?: 'auto' | 'always' | 'never';
  pauseSeconds?: number | string;
  /** `dados` is the tavern's dice, where the game's folder has it: no match, and without other options. */
  rules?: 'fives' | 'all-fives' | 'muggins' | 'dados';
  /** Deals of the first rounds, one after the other with a semicolon between, by an operator who deals himself. */
  deals?: string;
  player?: string;
  opponent?: string;
  /** Shown to the player before and during the match: the tournament's name, its prize, who leads, and with what score. */
  title?: string;
  prize?: string;
  leader?: string;
  toBeat?: number | string;
  /** The colours of the table for players who have chosen none. */
  theme?: 'emerald' | 'blue' | 'daylight';
  /** Whether a newcomer is taught before the first match (the default). */
  lessons?: 'first' | 'none';
  locale?: string;
  // Rules that differ from the table's: docs/rules.md.
  set?: 'double-six' | 'double-nine';
  hand?: number | string;
  lead?: 'last-placer' | 'alternate' | 'highest-double';
  spinners?: 'all' | 'first' | 'none';
  doublesCount?: 'once' | 'twice';
  persistentSpinner?: 'on' | 'off';
  drawing?: 'forced' | 'free';
  blocked?: 'out-of-moves' | 'difference' | 'other-hand';
  goingOut?: 'five-per-tile' | 'pips';
  target?: number | string;
  clockSeconds?: number | string;
}

export interface Handlers {
  /** The game, which is of this version, has opened and waits for its player. */
  ready?(detail: { version: string }): void;
  /** The match has begun, or goes on after it was left. */
  started?(detail: { match: string; resumed: boolean }): void;
  /** Somebody scored. */
  score?(detail: RunningScore): void;
  /** The tiles of a round are about to be dealt: the first is 1. */
  round?(detail: { match: string; round: number }): void;
  /** For whom the table waits; while tiles are dealt, for the opponent. */
  turn?(detail: { match: string; turn: 'player' | 'opponent' }): void;
  /** The clock stands still, or goes on. */
  paused?(detail: { match: string; paused: boolean }): void;
  /**
   * The match is over. May return a promise: once it is fulfilled the record is acknowledged and never sent again; while it
   * is open for more than 30 seconds, or when it is rejected, the record is handed in again, also at the next visit. The same
   * record may come twice: it carries the match's name.
   */
  finished?(detail: Finished): unknown;
  /** A match that your server deals is over, and the server has its record. */
  ended?(detail: { match: string }): void;
  /** The frame has been taken away. */
  closed?(detail: { match: string; reason: 'finished' | 'left' | 'refused' }): void;
  error?(detail: Trouble): void;
}

export interface RunningScore {
  match: string;
  /** What the match clock shows, in milliseconds since it started: to be compared with your server's clock. */
  atMillis: number;
  player: number;
  opponent: number;
}

export interface Finished {
  match: string;
  /** The score sheet, docs/record.md: send it to your server, which verifies it. */
  record: string;
  /** What the record claims at its foot. Nobody has verified it yet. */
  score: Score;
}

export interface Score {
  ending: 'target' | 'time-up' | 'ended-early';
  /** What both had in the game. */
  player: number;
  opponent: number;
  /** The score in its parts, and their sum. */
  points: number;
  spread: number;
  time: number;
  total: number;
}

export interface Trouble {
  /**
   * `no-answer`: the game did not open within 30 seconds. `options`: it refuses what it was asked for. `elsewhere`: the match is
   * open in another tab. `message`: it was sent something that it does not take. `not-kept`: the device has no room for the
   * record. `record`: what it handed in is no record. `not-taken`: your `finished` was rejected. `not-dealt`: your `deal` was.
   * `ticket`: the game's server did not take the ticket.
   */
  code: 'no-answer' | 'options' | 'elsewhere' | 'message' | 'not-kept' | 'record' | 'not-taken' | 'not-dealt' | 'ticket';
  message: string;
}

declare global {
  interface Window {
    DominoesDeluxe: DominoesDeluxe;
  }
  const DominoesDeluxe: DominoesDeluxe;
}
