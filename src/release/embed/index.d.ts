import type { DominoesDeluxe } from './deluxe-embed.js';

export type * from './deluxe-embed.js';
export declare const embed: DominoesDeluxe['embed'];
