import { formatDate } from '@bandari/i18n/format'
import { useTranslator } from '@bandari/i18n/react'
import { Notice } from '@bandari/ui'
import { useListBankAccountChangesQuery } from '../api/invoices.ts'

/** Whoever holds an older invoice learns first that our account is another one by now, and since when. */
export function AccountChanges() {
  const { t, locale } = useTranslator()
  const { data: changes = [] } = useListBankAccountChangesQuery()
  return changes.map(({ currency, changed_at: changed, is_new: isNew }) => {
    const values = { currency, day: formatDate(changed.slice(0, 10), locale) }
    return isNew ? (
      <Notice key={currency} kind="attention" title={t('verify.changedNew', values)} live>
        {t('verify.changedNewWhy')}
      </Notice>
    ) : (
      <p key={currency}>{t('verify.changedLast', values)}</p>
    )
  })
}
