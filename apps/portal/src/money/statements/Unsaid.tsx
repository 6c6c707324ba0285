import type { BankFileReading } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { AccountField, type Said } from './AccountField.tsx'
import { CurrencyField } from './CurrencyField.tsx'
import { FirstRows } from './FirstRows.tsx'

interface UnsaidProps {
  reading: BankFileReading
  account: string
  currency: string
  mistakes: { account?: string; currency?: string }
  onChange: (said: Partial<Said>) => void
}

/** Asks for what the file does not say: of which account it is, and in which currency. */
export function Unsaid({ reading, account, currency, mistakes, onChange }: UnsaidProps) {
  const { needs_account: asksAccount, needs_currency: asksCurrency, own_accounts: own } = reading
  return (
    <>
      <FirstRows reading={reading} />
      {asksAccount && (
        <>
          <Notice kind="attention">{t('staffBank.needsAccount')}</Notice>
          <AccountField
            own={own}
            account={account}
            mistake={mistakes.account ?? null}
            onChange={onChange}
          />
        </>
      )}
      {asksCurrency && (
        <>
          <Notice kind="attention">{t('staffBank.needsCurrency')}</Notice>
          <CurrencyField
            currency={currency}
            mistake={mistakes.currency ?? null}
            onChange={(said) => onChange({ currency: said })}
          />
        </>
      )}
    </>
  )
}
