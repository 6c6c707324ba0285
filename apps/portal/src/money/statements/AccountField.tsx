import type { BankFileReading } from '@bandari/sdk'
import { Field, SelectInput, TextInput } from '@bandari/ui'
import { useState } from 'react'
import { t } from '../../language/translator.ts'

/** What a person says of the file that does not say it itself. */
export interface Said {
  account: string
  /** Of one of our accounts, its own. */
  currency?: string
}

interface AccountFieldProps {
  own: BankFileReading['own_accounts']
  account: string
  mistake?: string | null
  onChange: (said: Said) => void
}

const other = 'other'

/** One of our accounts, or the number of another one. Nothing is chosen beforehand. */
export function AccountField({ own, account, mistake = null, onChange }: AccountFieldProps) {
  const [choice, setChoice] = useState(account !== '' || own.length === 0 ? other : '')
  const choose = (value: string) => {
    setChoice(value)
    const { account: chosen = '', currency } = own[Number(value)] ?? {}
    onChange({
      account: value === '' || value === other ? '' : chosen,
      ...(currency && { currency }),
    })
  }
  return (
    <>
      {own.length > 0 && (
        <Field label={t('staffBank.ownAccount')} error={choice === other ? null : mistake}>
          {(control) => (
            <SelectInput
              {...control}
              value={choice}
              choices={[
                { value: '', label: t('staffBank.ownAccountNone') },
                ...own.map((each, place) => ({
                  value: String(place),
                  label: t('staffBank.ownAccountOf', each),
                })),
                { value: other, label: t('staffBank.otherAccount') },
              ]}
              onChange={({ currentTarget: { value } }) => choose(value)}
            />
          )}
        </Field>
      )}
      {choice === other && (
        <Field label={t('staffBank.account')} error={mistake}>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={64}
              value={account}
              onChange={({ currentTarget: { value } }) => onChange({ account: value })}
            />
          )}
        </Field>
      )}
    </>
  )
}
