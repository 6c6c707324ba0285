import { object, string } from 'yup'
import { declareSettings } from '../../core/settings-part.ts'

declare module '../../core/settings.ts' {
  interface Settings {
    /** Until when strangers read no mail addresses, telephone numbers and links of each other. */
    maskContacts: MaskContacts
  }
}

/** `order`: at a local listing, which gets none, until an answer. `answer`: everywhere. `never`: they are not masked. */
const maskContacts = ['order', 'answer', 'never'] as const

export type MaskContacts = (typeof maskContacts)[number]

export const threadSettings = declareSettings({
  schema: object({
    MASK_CONTACTS: string()
      .oneOf(maskContacts, '${path} must be order, answer or never')
      .default('order'),
  }),
  notes: {
    MASK_CONTACTS: {
      group: 'threads',
      importance: 'know',
      text: 'until when buyers and sellers do not read contact data in each other’s messages: `order` until there is an order (about a local listing, which gets none, until the seller has written), `answer` until the seller has written, `never`.',
    },
  },
  read: (given) => ({ maskContacts: given.MASK_CONTACTS }),
})
