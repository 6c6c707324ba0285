import type {
  AcceptedMisfit,
  Address,
  AddressInput,
  Basket,
  CheckoutRequest,
  Country,
  Profile,
} from '@bandari/sdk'
import { type Consignee, titles, withoutSpaces } from './consignee-schema.ts'
import { codeOf } from '../shared/destination/named-countries.ts'

/** The consignee as the wire spells it: `line4` is the city, `state` the province. */
export function addressOf(consignee: Consignee): AddressInput {
  const { contact_number, city, province, ...same } = consignee
  // The plus stays: without it, the server takes the number for one of the consignee's country.
  const phone_number = withoutSpaces(contact_number)
  return { ...same, line4: city, state: province, phone_number, tel_number: phone_number }
}

const fieldOf: Readonly<Record<string, keyof Consignee>> = {
  phone_number: 'contact_number',
  line4: 'city',
  state: 'province',
}

/** What the server says of a consignee, by the fields of the form. */
export function consigneeProblems(
  fields: Readonly<Record<string, string>>,
): Partial<Record<string, string>> {
  const told = Object.entries(fields).filter(([field]) => field !== 'tel_number')
  return Object.fromEntries(told.map(([field, sentence]) => [fieldOf[field] ?? field, sentence]))
}

/** What the buyer was told and orders all the same. */
interface Accepted {
  acceptedImports?: string[]
  acceptedMisfits?: AcceptedMisfit[]
}

/** Every sum is the one the buyer saw; the server compares each with its own (buyer spec §7). */
export function orderRequest(
  basket: Basket,
  consignee: Consignee,
  { acceptedImports = [], acceptedMisfits = [] }: Accepted = {},
): CheckoutRequest {
  const charge = basket.shippingChargeOption?.value ?? '0.00'
  return {
    basket: basket.url,
    total: basket.totalCost,
    shipping_charge: { currency: 'USD', incl_tax: charge, excl_tax: charge, tax: 0 },
    shipping_method_code: basket.destinationCode ?? '',
    shipping_address: {
      ...addressOf(consignee),
      destination_port: basket.destinationPort ?? '',
      destination_code: basket.destinationCode ?? '',
    },
    payment: { cash: { enabled: true, amount: basket.totalCost } },
    ...(acceptedImports.length > 0 && { accepted_imports: acceptedImports }),
    ...(acceptedMisfits.length > 0 && { accepted_misfits: acceptedMisfits }),
  }
}

export type ConsigneeForm = Omit<Consignee, 'title'> & { title: string }

export const blankConsignee: ConsigneeForm = {
  title: '',
  first_name: '',
  last_name: '',
  email: '',
  contact_number: '',
  line1: '',
  line2: '',
  city: '',
  province: '',
  country: '',
}

/** A saved address in the form; the country by its code, as the url's host may have changed. */
export function consigneeOf(address: Address, countries: readonly Country[]): ConsigneeForm {
  const { title, first_name, last_name, email, line1, line2, line4, state } = address
  const contact_number = address.phone_number
  const country = countries.find(({ url }) => codeOf(url) === codeOf(address.country))?.url ?? ''
  const known = titles.some((each) => each === title) ? title : ''
  const names = { title: known, first_name, last_name, email, contact_number }
  return { ...names, line1, line2, city: line4, province: state, country }
}

/** The account's own data about its owner. */
export function consigneeFromProfile(
  { first_name, last_name, email, country }: Profile,
  countries: readonly Country[],
): ConsigneeForm {
  const home = countries.find(({ name, printable_name }) =>
    [name, printable_name].includes(country ?? ''),
  )
  return { ...blankConsignee, first_name, last_name, email, country: home?.url ?? '' }
}
