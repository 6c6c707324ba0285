/** The lists of staff, by their resources. Each is named in sentences of its own: `staff.backTo.orders`. */
const lists = {
  'support/account-merges': 'merges',
  'support/adjustments': 'adjustments',
  'support/agents': 'supporters',
  'support/answer-templates': 'answerTemplates',
  'support/articles': 'articles',
  'support/audit': 'audit',
  'support/chassis-doubles': 'chassisDoubles',
  'support/model-requests': 'modelRequests',
  'support/claims': 'claims',
  'support/bank-accounts': 'bankAccounts',
  'support/bank-columns': 'bankColumns',
  'support/bank-entries': 'bankEntries',
  'support/bank-statements': 'bankStatements',
  'support/deals': 'deals',
  'support/destinations': 'destinations',
  'support/door-tariffs': 'doorTariffs',
  'support/exchange-rates': 'exchangeRates',
  'support/findings': 'findings',
  'support/import-rule-drafts': 'importRuleDrafts',
  'support/import-rules': 'importRules',
  'support/insurance-tariffs': 'insuranceTariffs',
  'support/listings': 'listings',
  'support/mpesa-receipts': 'mpesaReceipts',
  'support/orders': 'orders',
  'support/payout-batches': 'payouts',
  'support/ports': 'ports',
  'support/price-lists': 'priceLists',
  'support/promotions': 'promotions',
  'support/quotes': 'quotes',
  'support/requests': 'requests',
  'support/reviews': 'reviews',
  'support/tariffs': 'tariffs',
  'support/threads': 'threads',
  'support/users': 'accounts',
  'support/vendors': 'vendors',
  'support/vouchers': 'discounts',
} as const

export type ListName = (typeof lists)[keyof typeof lists]

/** Null where the resource is no list of staff. */
export function listOf(resource: string | undefined): ListName | null {
  return Object.entries(lists).find(([name]) => name === resource)?.[1] ?? null
}
