/** Reviews a match that was played: what each choice was worth by what its player could know, and what was luck. */
package deluxe.review;
