import { useFormat, useTranslate } from '@bandari/i18n/react'
import { Notice } from '@bandari/ui'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import {
  dollars,
  highestTotal,
  holdingDays,
  payoutDays,
  payoutThreshold,
  positions,
  trackingDays,
} from './programme.data.ts'
import { useSite } from '../shared/page/settings.ts'
import { SupporterPage } from './SupporterPage.tsx'
import css from './InfoTable.module.css'

/** Account spec §9; decisions 14 and 15. */
export function SupporterCompensationPage() {
  const t = useTranslate()
  const format = useFormat()
  return (
    <SupporterPage
      page="compensation"
      title={t('programme.compensation')}
      lead={t('programme.compensationLead', {
        lowest: format.percent(positions[0].rate),
        highest: format.percent(positions[3].rate),
      })}
      description={t('programme.compensationDescription')}
    >
      <Rates />
      <InfoSection title={t('programme.base')} id="base">
        <p>{t('programme.baseText', { rate: format.percent(highestTotal) })}</p>
        <Notice title={t('programme.example')}>{t('programme.exampleText')}</Notice>
      </InfoSection>
      <InfoSection title={t('programme.when')} id="when">
        <ul>
          <li>{t('programme.whenTracked', { days: trackingDays })}</li>
          <li>{t('programme.whenOld', { days: holdingDays })}</li>
          <li>
            {t('programme.whenBalance', { threshold: format.money(dollars(payoutThreshold)) })}
          </li>
          <li>{t('programme.whenPaid', { days: payoutDays })}</li>
          <li>{t('programme.whenCancelled')}</li>
        </ul>
      </InfoSection>
    </SupporterPage>
  )
}

const columns = [
  'programme.qualifiedSales',
  'programme.directReferrals',
  'programme.downlineReferrals',
] as const

function Rates() {
  const t = useTranslate()
  const format = useFormat()
  const steps = [0, ...useSite().positionSales]
  return (
    <InfoSection title={t('programme.rates')} id="rates">
      <table className={css.table}>
        <caption className={css.caption}>{t('programme.ratesCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('programme.position')}</th>
            {columns.map((column) => (
              <th key={column} scope="col" className={css.number}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {positions.map(({ name, rate }, index) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={css.number}>{format.money(dollars(steps[index] ?? 0))}</td>
              <td className={css.number}>{format.percent(rate)}</td>
              <td className={css.number}>{format.percent(rate)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{t('programme.ratesText')}</p>
    </InfoSection>
  )
}
