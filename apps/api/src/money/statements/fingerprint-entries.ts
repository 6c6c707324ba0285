import { createHash } from 'node:crypto'
import type { BankEntry } from './formats/bank-file.ts'

/** A movement with its identity. */
export interface FingerprintedEntry extends BankEntry {
  occurrence: number
  fingerprint: string
}

/**
 * The bank's own number identifies a movement, together with the account, the day and the sum; without one, everything
 * else that the bank says of it does. Several equal movements in one file each count: a file that overlaps with an
 * earlier one repeats them the same number of times.
 */
export function fingerprintEntries(entries: readonly BankEntry[]): FingerprintedEntry[] {
  const seen = new Map<string, number>()
  return entries.map((entry) => {
    const { account, bookedOn, amount, currency, reference, party, text } = entry
    const described = reference === null ? ['', plain(party), plain(text)] : [plain(reference)]
    const facts = [plain(account), bookedOn, amount, currency, ...described].join('\n')
    const occurrence = (seen.get(facts) ?? 0) + 1
    seen.set(facts, occurrence)
    const fingerprint = createHash('sha256').update(`${facts}\n${occurrence}`).digest('base64url')
    return { ...entry, occurrence, fingerprint }
  })
}

/** The formats of one bank differ in line breaks, letter case and punctuation. */
function plain(text: string): string {
  return text.toUpperCase().replaceAll(/[^\p{L}\p{N}]/gu, '')
}
