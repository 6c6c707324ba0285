import type { PlainMessageId } from '@bandari/i18n'
import type { FoundRecord } from '@bandari/sdk'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatDay } from '../../shared/dates.ts'
import { formatMoney } from '../../shared/format.ts'
import { statusNames } from '../../shared/order/order-status.ts'

type Kind = FoundRecord['kind']

/** Where a record is shown. */
export function pathOf({ kind, id, detail: about }: FoundRecord): string {
  const pathsOfKinds: Readonly<Record<Kind, () => string>> = {
    order: () => paths.supportOrder(id),
    person: () => paths.supportUser(id),
    supporter: () => paths.supportAgent(id),
    listing: () => paths.supportListing(id),
    bank_entry: () => paths.bankEntry(id),
    own_order: () => paths.order(id),
    own_listing: () => paths.listing(about === 'parts' ? 'parts' : 'vehicles', id),
    sold: () => paths.vendorOrders({ listing: id }),
    link: () => paths.supporterLinks,
  }
  return pathsOfKinds[kind]()
}

export const kindNames = {
  order: 'portalFinder.kind.order',
  person: 'portalFinder.kind.person',
  supporter: 'portalFinder.kind.supporter',
  listing: 'portalFinder.kind.listing',
  bank_entry: 'portalFinder.kind.bankEntry',
  own_order: 'portalFinder.kind.ownOrder',
  own_listing: 'portalFinder.kind.ownListing',
  sold: 'portalFinder.kind.sold',
  link: 'portalFinder.kind.link',
} as const satisfies Record<Kind, PlainMessageId>

const matchNames = {
  chassis: 'portalFinder.by.chassis',
  container: 'portalFinder.by.container',
  bill_of_lading: 'portalFinder.by.billOfLading',
  vessel: 'portalFinder.by.vessel',
  bank_reference: 'portalFinder.by.bankReference',
  city: 'portalFinder.by.city',
  port: 'portalFinder.by.port',
  phone: 'portalFinder.by.phone',
  email: 'portalFinder.by.email',
  stock_number: 'portalFinder.by.stockNumber',
  part_number: 'portalFinder.by.partNumber',
} as const satisfies Record<NonNullable<FoundRecord['match']>['by'], PlainMessageId>

/** Of listings and people; an order's states have names of their own, and a buyer is what everybody is. */
const stateNames: Readonly<Record<string, PlainMessageId>> = {
  ...statusNames,
  draft: 'portalFinder.state.draft',
  live: 'portalFinder.state.live',
  'sold-out': 'portalFinder.state.soldOut',
  hidden: 'portalFinder.state.hidden',
  reserved: 'portalFinder.state.reserved',
  ordered: 'portalFinder.state.ordered',
  sold: 'portalFinder.state.sold',
  withdrawn: 'portalFinder.state.withdrawn',
  taken_down: 'portalFinder.state.takenDown',
  staff: 'portalFinder.state.staff',
  seller: 'portalFinder.state.seller',
  applicant: 'portalFinder.state.applicant',
  inactive: 'portalFinder.state.inactive',
}

/** What is said below its title. */
export function factsOf({
  kind,
  detail,
  state,
  amount,
  currency,
  at,
  match,
}: FoundRecord): string[] {
  const stateName = state === null ? undefined : stateNames[state]
  return [
    match && t('portalFinder.match', { by: t(matchNames[match.by]), value: match.value }),
    // The class of a listing is there for its address.
    kind === 'own_listing' ? null : detail,
    stateName && t(stateName),
    amount !== null && currency !== null ? formatMoney({ amount, currency }) : null,
    at === null ? null : formatDay(at),
  ].filter((fact): fact is string => typeof fact === 'string' && fact !== '')
}
