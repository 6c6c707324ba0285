import type { Handler, OperationId } from './contract.ts'

/**
 * What the contract already promises and a later issue builds. Each answers 501; the list is empty when the
 * storefront is complete, and this file goes with it.
 */
const names = [
  'searchKenyaProducts',
  'listSpareCategories',
  'searchItems',
  'recordSearch',
  'listArticles',
  'getPromotions',
  'listDeals',
  'claimFlashDiscount',
  'sendWholesaleRequest',
  'sendSparesRequest',
  'sendAssessment',
  'signInSocially',
  'reportSocialFailure',
] as const satisfies readonly OperationId[]

type NotYet = (typeof names)[number]

async function answerNotYet() {
  return { status: 501, body: { detail: 'This is not available yet.' } } as const
}

export const notYet = Object.fromEntries(names.map((name) => [name, answerNotYet])) as unknown as {
  [Name in NotYet]: Handler<Name>
}
