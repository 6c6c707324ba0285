import type { SupportOrder } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { formatMoney } from '../../../shared/format.ts'
import {
  held,
  longestReference,
  type RefundClaim,
  refundMethods,
  type RefundMistakes,
} from './refund-claim.ts'
import { formatSentence, t } from '../../../language/translator.ts'

interface RefundFieldsProps {
  order: SupportOrder
  claim: RefundClaim
  mistakes: RefundMistakes
  onChange: (claim: RefundClaim) => void
}

/** How the money of an order that was paid for goes back. */
export function RefundFields({ order, claim, mistakes, onChange }: RefundFieldsProps) {
  const paid = formatMoney({ amount: held(order.balance), currency: order.currency })
  return (
    <>
      <Field
        label={t('staffOrders.refundIn', { currency: order.currency })}
        hint={t('staffOrders.sendFirst', { amount: paid })}
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
      <Field label={t('staffOrders.refundWay')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={refundMethods.map(({ value, label }) => ({
              value,
              label: formatSentence(label),
            }))}
            value={claim.method}
            onChange={({ currentTarget: { value } }) => {
              const method = refundMethods.find((known) => known.value === value)?.value
              if (method) onChange({ ...claim, method })
            }}
          />
        )}
      </Field>
      <Field label={t('staffOrders.refundReference')} error={mistakes.reference}>
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
