import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** The account that orders are paid to until people publish another; null in a shop that sells and was given none. */
    firstAccount: FirstAccount | null
  }
}

export interface FirstAccount {
  /** As invoices print them. */
  details: string[]
  /** Made up for the demo. */
  isInvented: boolean
}

const demoDetails =
  'Beneficiary: Bandari Marketplace Ltd|Bank: Harbour Bank, Nairobi|Account: 0100 4471 2208|SWIFT: HRBRKENA'

export const bankAccountSettings = declareSettings({
  schema: object({ BANK_DETAILS: string() }),
  notes: {
    BANK_DETAILS: {
      group: 'payments',
      importance: 'set',
      text: 'the first bank account that orders are paid to, its lines split by `|`. It is read once; afterwards two people change the account in the portal. Production does not start until there is an account.',
      unset: 'an invented account, in production none',
      example: 'Beneficiary: Your Shop Ltd|Bank: …|Account: …|SWIFT: …',
    },
  },
  read: ({ BANK_DETAILS: given }, { production }) => {
    if (given === undefined && production) return { firstAccount: null }
    const details = (given ?? demoDetails).split('|').map((line) => line.trim())
    return { firstAccount: { details, isInvented: given === undefined } }
  },
})
