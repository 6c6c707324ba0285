import type { PayoutDetailsInput } from '@bandari/sdk'
import { readMobile } from '../../core/phone.ts'
import { type PlainOrProblem, problem } from '../../core/problem.ts'
import { findCountry } from '../../people/accounts/country.store.ts'
import type { Database } from '../../platform/db/database.ts'
import { hasWallets } from './payout-kinds.ts'
import { isAccountNumber, isSwift, plainNumber } from './account-number.ts'

/** Complete payout details, as they are sealed. */
export interface FullPayoutDetails {
  kind: 'wallet' | 'bank'
  holder: string
  country: string
  currency: string
  operator: string | null
  number: string | null
  bank: string | null
  branch: string | null
  swift: string | null
  account_number: string | null
}

export type DetailsProblems = Partial<Record<keyof FullPayoutDetails, PlainOrProblem[]>>

/** Already trimmed; an empty field is absent. */
type PayoutDetailsFields = Partial<Record<keyof FullPayoutDetails, string | null | undefined>>

const currencies = new Set(Intl.supportedValuesOf('currency'))

/** The details, or everything that is wrong with them. Fields of the other kind are left out. */
export async function parsePayoutDetails(
  db: Database,
  input: PayoutDetailsInput,
): Promise<{ details: FullPayoutDetails } | { problems: DetailsProblems }> {
  const problems = await payoutDetailsProblems(db, input)
  if (Object.keys(problems).length > 0) return { problems }
  const isWallet = input.kind === 'wallet'
  const bankText = (text: string | null | undefined) => (isWallet ? null : text || null)
  const bankNumber = (text: string | null | undefined) =>
    isWallet || !text ? null : plainNumber(text)
  return {
    details: {
      kind: input.kind,
      holder: input.holder,
      country: input.country.toUpperCase(),
      currency: input.currency.toUpperCase(),
      operator: isWallet ? (input.operator ?? null) : null,
      number: isWallet && input.number ? readMobile(input.number, walletCountry(input)) : null,
      bank: bankText(input.bank),
      branch: bankText(input.branch),
      swift: bankNumber(input.swift),
      account_number: bankNumber(input.account_number),
    },
  }
}

/** What is wrong with the fields that were given, however many of them the contract refuses as well. */
export async function payoutDetailsProblems(
  db: Database,
  { country, currency, ...given }: Partial<PayoutDetailsInput>,
): Promise<DetailsProblems> {
  const foundCountry = country === undefined ? null : await findCountry(db, country.toUpperCase())
  return {
    ...(country !== undefined && !foundCountry && { country: [noChoice(country)] }),
    ...(currency !== undefined &&
      !currencies.has(currency.toUpperCase()) && { currency: [noChoice(currency)] }),
    ...(given.kind === 'wallet' && foundCountry && kindProblems(foundCountry.code)),
    ...(given.kind === 'wallet' && walletProblems({ ...given, country })),
    ...(given.kind === 'bank' && bankProblems(given)),
  }
}

/** Where there is no mobile money nobody could be paid by it. */
function kindProblems(country: string): DetailsProblems {
  return hasWallets(country) ? {} : { kind: ['payout_kind_bank_only'] }
}

const walletCountry = ({ country }: PayoutDetailsFields) => country?.toUpperCase()

/** A number without its country's code is one of where the wallet is. */
function walletProblems({ operator, number, ...given }: PayoutDetailsFields): DetailsProblems {
  const wrongNumber = number ? readMobile(number, walletCountry(given)) === null : null
  return {
    ...(!operator && { operator: ['required'] }),
    ...(wrongNumber === null && { number: ['required'] }),
    ...(wrongNumber && { number: ['mobile_invalid'] }),
  }
}

/** A bank is found by its SWIFT code from abroad, and by the branch within the country. */
function bankProblems({
  bank,
  branch,
  swift,
  account_number: account,
}: PayoutDetailsFields): DetailsProblems {
  return {
    ...(!bank && { bank: ['required'] }),
    ...(!swift && !branch && { swift: ['swift_or_branch'] }),
    ...(swift && !isSwift(plainNumber(swift)) && { swift: ['swift_invalid'] }),
    ...(!account && { account_number: ['required'] }),
    ...(account &&
      !isAccountNumber(plainNumber(account)) && { account_number: ['account_number_invalid'] }),
  }
}

const noChoice = (value: string) => problem('invalid_choice', { value })
