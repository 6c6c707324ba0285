import type { PaymentMethodCode, SupportOrder } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { paymentMethodChoices } from '../../../payment-methods/choices.ts'
import { formatMoney } from '../../../shared/format.ts'
import { formatSentence, t } from '../../../language/translator.ts'
import { longestReference } from '../moves/refund-claim.ts'
import { NoteField } from './NoteField.tsx'
import { balanceAfter, type PaymentClaim, type PaymentMistakes } from './payment-claim.ts'

interface PaymentFieldsProps {
  order: SupportOrder
  claim: PaymentClaim
  mistakes: PaymentMistakes
  onChange: (claim: PaymentClaim) => void
}

interface TextFieldProps extends PaymentFieldsProps {
  name: 'amount' | 'charges' | 'reference' | 'day'
  label: string
  hint?: string
  optional?: boolean
}

/** What arrived, how, when and under which reference. */
export function PaymentFields(props: PaymentFieldsProps) {
  const { order, claim, onChange } = props
  return (
    <>
      <Text
        {...props}
        name="amount"
        label={t('staffOrders.money.amountIn', { currency: order.currency })}
        hint={afterwards(claim, order)}
      />
      <Text
        {...props}
        name="charges"
        label={t('staffOrders.money.charges')}
        hint={t('staffOrders.money.chargesHint')}
        optional
      />
      <Text {...props} name="day" label={t('staffOrders.money.day')} />
      <Field label={t('staffOrders.money.way')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={paymentMethodChoices.map(({ value, label }) => ({
              value,
              label: formatSentence(label),
            }))}
            value={claim.method}
            onChange={({ currentTarget: { value } }) => {
              onChange({ ...claim, method: value as PaymentMethodCode })
            }}
          />
        )}
      </Field>
      <Text
        {...props}
        name="reference"
        label={t('staffOrders.money.reference')}
        hint={t('staffOrders.money.referenceHint')}
      />
      <NoteField
        name="note"
        label={t('staffOrders.money.note')}
        value={claim.note}
        onChange={(note) => onChange({ ...claim, note })}
      />
    </>
  )
}

/** How each text is typed. */
const typed = {
  amount: { inputMode: 'decimal', maxLength: 14 },
  charges: { inputMode: 'decimal', maxLength: 7 },
  reference: { maxLength: longestReference },
  day: { type: 'date', max: '9999-12-31' },
} as const

function Text({ name, label, hint, optional, claim, mistakes, onChange }: TextFieldProps) {
  return (
    <Field
      label={label}
      error={mistakes[name]}
      {...(hint !== undefined && { hint })}
      {...(optional !== undefined && { optional })}
    >
      {(control) => (
        <TextInput
          {...control}
          {...typed[name]}
          name={name}
          autoComplete="off"
          value={claim[name]}
          onChange={({ currentTarget: { value } }) => onChange({ ...claim, [name]: value })}
        />
      )}
    </Field>
  )
}

/** What the order lacks, or has too much of, after this payment. */
function afterwards(claim: PaymentClaim, order: SupportOrder): string {
  const { currency } = order
  const after = balanceAfter(claim, order)
  if (after === null) {
    const due = formatMoney({ amount: order.balance.due, currency })
    return t('staffOrders.money.dueNow', { due })
  }
  if (after.over !== '0.00') {
    return t('staffOrders.money.overThen', { over: formatMoney({ amount: after.over, currency }) })
  }
  if (after.due === '0.00') return t('staffOrders.money.completeThen')
  return t('staffOrders.money.dueThen', { due: formatMoney({ amount: after.due, currency }) })
}
