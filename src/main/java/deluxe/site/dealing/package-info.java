/**
 * Deals the sealed matches of a site. What was asked for is in the ledger, and everything else is worked out from that: any server
 * answers any request.
 */
package deluxe.site.dealing;
