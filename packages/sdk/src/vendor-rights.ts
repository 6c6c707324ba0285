/** Owner: the account that was approved as vendor. The others were invited by it. */
export type TeamRole = 'owner' | 'lister' | 'reader'

/**
 * What an operation of vendors asks for (`x-vendor-right` in the contract): to look, to work on listings and with buyers,
 * or to decide about money, the company and its team.
 */
export type VendorRight = 'read' | 'list' | 'own'

/** Who may what for a vendor. The API refuses by it, and the page of the team shows it. */
export const vendorRights: Readonly<Record<TeamRole, readonly VendorRight[]>> = {
  owner: ['read', 'list', 'own'],
  lister: ['read', 'list'],
  reader: ['read'],
}
