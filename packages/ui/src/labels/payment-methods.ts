import type { PlainMessageId } from '@bandari/i18n'

type CodeOf<Id> = Id extends `ui.paymentMethod.${infer Code}.name` ? Code : never

/** The wire's code of a payment method; each has its names in `core/ui.json`. */
export type NamedMethod = CodeOf<PlainMessageId>

/** Both apps' names of a payment method. */
export function paymentMethodLabels<Code extends NamedMethod>(code: Code) {
  return {
    /** The heading above the account's details. */
    title: `ui.paymentMethod.${code}.title`,
    /** In a list. */
    name: `ui.paymentMethod.${code}.name`,
    /** The copied text's name within a sentence: `Copy bank details`. */
    details: `ui.paymentMethod.${code}.details`,
  } as const
}
