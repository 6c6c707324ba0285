import type { Operations } from '../../core/contract.ts'
import { renameReferralLink } from './rename-referral-link.ts'
import { createReferralLink } from './create-referral-link.ts'
import { downloadReferralCode } from './download-referral-code.ts'
import { endReferralLink } from './end-referral-link.ts'
import { listReferralLinks } from './list-referral-links.ts'
import { listReferralListings } from './list-referral-listings.ts'

export const links = {
  createReferralLink,
  downloadReferralCode,
  endReferralLink,
  listReferralLinks,
  listReferralListings,
  renameReferralLink,
} satisfies Partial<Operations>
