import type { Settings } from '../../core/settings.ts'
import { splitDetail } from '../payments/bank-wire.ts'

/** An account number has more figures than a date, and a bank's name fewer. */
const fewestFigures = 6

/** Whether a number that somebody was given is that of our account; spaces and signs between figures do not count. */
export function isOwnAccount(
  text: string,
  { bankDetails }: Pick<Settings, 'bankDetails'>,
): boolean {
  const asked = plain(text)
  return bankDetails.some((line) => {
    const { value } = splitDetail(line)
    const own = plain(value)
    return own.replaceAll(/\D/g, '').length >= fewestFigures && own === asked
  })
}

function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
}
