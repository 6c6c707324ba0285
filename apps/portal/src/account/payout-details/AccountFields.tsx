import type { PlainMessageId } from '@bandari/i18n'
import { Field, TextInput } from '@bandari/ui'
import { useId } from 'react'
import { t } from '../../language/translator.ts'
import { formatList } from '../../shared/format.ts'
import { PhoneField } from '../../shared/fields/PhoneField.tsx'
import { bankFields, type PayoutValues } from './payout-form.ts'

interface AccountFieldsProps {
  values: PayoutValues
  /** Of the country, to choose from; another one may be typed. */
  wallets: readonly string[]
  problems: Readonly<Record<string, string>>
  onChange: (part: Partial<PayoutValues>) => void
}

type BankField = (typeof bankFields)[number]

const labels = {
  bank: 'portalPayouts.bank',
  branch: 'portalPayouts.branch',
  swift: 'portalPayouts.swift',
  account_number: 'portalPayouts.accountNumber',
} as const satisfies Record<BankField, PlainMessageId>

const limits: Readonly<Record<BankField, number>> = {
  bank: 100,
  branch: 100,
  swift: 20,
  account_number: 50,
}

/** What names a wallet, or an account at a bank. */
export function AccountFields(props: AccountFieldsProps) {
  return props.values.kind === 'bank' ? <BankFields {...props} /> : <WalletFields {...props} />
}

function BankFields({ values, problems, onChange }: AccountFieldsProps) {
  return bankFields.map((name) => (
    <Field
      key={name}
      label={t(labels[name])}
      hint={name === 'swift' ? t('portalPayouts.swiftHint') : undefined}
      error={problems[name]}
    >
      {(control) => (
        <TextInput
          {...control}
          name={name}
          autoComplete="off"
          maxLength={limits[name]}
          value={values[name]}
          onChange={({ currentTarget }) => onChange({ [name]: currentTarget.value })}
        />
      )}
    </Field>
  ))
}

function WalletFields({ values, wallets, problems, onChange }: AccountFieldsProps) {
  const list = useId()
  return (
    <>
      <Field
        label={t('portalPayouts.operator')}
        hint={
          wallets.length > 0
            ? t('portalPayouts.operatorsHere', { wallets: formatList(wallets) })
            : t('portalPayouts.operatorHint')
        }
        error={problems['operator']}
      >
        {(control) => (
          <TextInput
            {...control}
            name="operator"
            autoComplete="off"
            list={list}
            maxLength={100}
            value={values.operator}
            onChange={({ currentTarget }) => onChange({ operator: currentTarget.value })}
          />
        )}
      </Field>
      <datalist id={list}>
        {wallets.map((wallet) => (
          <option key={wallet} value={wallet}>
            {wallet}
          </option>
        ))}
      </datalist>
      <PhoneField
        label={t('portalPayouts.number')}
        name="number"
        country={values.country || null}
        value={values.number}
        onChange={(number) => onChange({ number })}
        error={problems['number'] ?? null}
      />
    </>
  )
}
