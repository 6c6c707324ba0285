import { useSay } from '@bandari/i18n/react'
import type { SupportOrder } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { formatMoney } from '../../shared/format.ts'
import {
  longestReference,
  type RefundClaim,
  refundMethods,
  type RefundMistakes,
} from './refund-claim.ts'

interface RefundFieldsProps {
  order: SupportOrder
  claim: RefundClaim
  mistakes: RefundMistakes
  onChange: (claim: RefundClaim) => void
}

/** How the money of an order that was paid for goes back. */
export function RefundFields({ order, claim, mistakes, onChange }: RefundFieldsProps) {
  const say = useSay()
  const paid = formatMoney({ amount: order.total_incl_tax, currency: order.currency })
  return (
    <>
      <Field
        label={`Refund in ${order.currency}`}
        hint={`${paid} was paid. Send the money first: this only records it.`}
        error={mistakes.amount}
      >
        {(control) => (
          <TextInput
            {...control}
            name="amount"
            inputMode="decimal"
            autoComplete="off"
            maxLength={14}
            value={claim.amount}
            onChange={({ currentTarget: { value } }) => onChange({ ...claim, amount: value })}
          />
        )}
      </Field>
      <Field label="Refunded by">
        {(control) => (
          <SelectInput
            {...control}
            choices={refundMethods.map(({ value, label }) => ({ value, label: say(label) }))}
            value={claim.method}
            onChange={({ currentTarget: { value } }) => {
              const method = refundMethods.find((known) => known.value === value)?.value
              if (method) onChange({ ...claim, method })
            }}
          />
        )}
      </Field>
      <Field label="Reference of the refund" error={mistakes.reference}>
        {(control) => (
          <TextInput
            {...control}
            name="reference"
            autoComplete="off"
            maxLength={longestReference}
            value={claim.reference}
            onChange={({ currentTarget: { value } }) => onChange({ ...claim, reference: value })}
          />
        )}
      </Field>
    </>
  )
}
