import { oneLine, maxLength } from './bank-file.ts'

/** What the lines above the headings of a CSV say of the account. */
export interface FactsAbove {
  account: string | null
  currency: string | null
}

const accountWords = /account|a\/c|acct|compte|conta\b|konto|iban|rekening|akaunti/i
/** The number that money is paid to by M-Pesa. */
const paybillWords = /short ?code|pay ?bill|^till/i
const isPaybill = (word: string) => /^\d{5,7}$/.test(word)

const currencyWords = /currency|ccy|devise|moeda|w[äa]hrung|munt|sarafu/i
const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))

/** An account number has more digits than a day of a period. */
export const isAccountNumber = (word: string) =>
  /^[A-Z]{0,2}[\d\s./A-Z-]+$/.test(word) && word.replaceAll(/\D/g, '').length > 8

/** A line is read by its label; two that differ say nothing. */
export function factsAbove(lines: readonly (readonly string[])[]): FactsAbove {
  const accounts = new Set<string>()
  const found = new Set<string>()
  for (const cells of lines) {
    const [label = '', ...values] = cells.flatMap((cell) => cell.split(/:\s*/)).filter(Boolean)
    const isOfPaybill = paybillWords.test(label)
    const isOfAccount = isOfPaybill || accountWords.test(label)
    if (isOfAccount)
      for (const value of values.map((each) => each.replace(/\s*\(?[A-Z]{3}\)?$/, '')))
        if (isAccountNumber(value) || (isOfPaybill && isPaybill(value)))
          accounts.add(oneLine(value, maxLength.account))
    if (isOfAccount || currencyWords.test(label))
      for (const word of values.join(' ').match(/\b[A-Z]{3}\b/g) ?? [])
        if (currencies.has(word)) found.add(word)
  }
  return { account: only(accounts), currency: only(found) }
}

function only(values: ReadonlySet<string>): string | null {
  const [first = null, ...more] = values
  return more.length === 0 ? first : null
}
