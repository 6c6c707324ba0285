import { useTranslate } from '@bandari/i18n/react'
import { useSite } from '../shared/page/settings.ts'

/** How long each kind of data is kept: the numbers are the server's settings, by which a job deletes each day. */
export function RetentionTimes() {
  const t = useTranslate()
  const { retention } = useSite()
  const { ordersYears, enquiriesDays, mailsDays, searchesDays, sessionsDays, auditYears } =
    retention
  return (
    <>
      <ul>
        <li>{t('privacy.timeAccount')}</li>
        <li>{t('privacy.timeOrders', { years: ordersYears })}</li>
        <li>{t('privacy.timeRequests', { days: enquiriesDays })}</li>
        <li>{t('privacy.timeMails', { days: mailsDays })}</li>
        <li>{t('privacy.timeSearches', { days: searchesDays })}</li>
        <li>{t('privacy.timeTraces', { days: sessionsDays })}</li>
        <li>{t('privacy.timeAudit', { years: auditYears })}</li>
      </ul>
      <p>{t('privacy.timeLinks')}</p>
    </>
  )
}
