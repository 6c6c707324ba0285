import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import type { ImportRules } from '@bandari/sdk'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import { originName } from '../shared/addresses/origins.ts'
import { useRange } from '../shared/landed/use-range.ts'
import css from './ImportGuidePage.module.css'
import { Provenance } from './Provenance.tsx'
import { momentLabels } from './rule-labels.ts'

interface SectionProps {
  rules: ImportRules
}

export function DutySection({ rules: { duty } }: SectionProps) {
  const t = useTranslate()
  return (
    <InfoSection title={t('importGuide.duty')} id="duty">
      <p>
        {duty.sentence} <strong>{t(`importGuide.status.${duty.status}`)}</strong>
      </p>
      {duty.regimes.map(({ id, label, value, taxes, readings, prov }) => (
        <details key={id} className={css.fold}>
          <summary className={css.summary}>{label ?? value}</summary>
          {label !== null && <p>{value}</p>}
          {readings.length > 0 && (
            <>
              <p>{t('door.readingsTitle')}</p>
              <ul className={css.list}>
                {readings.map(({ sentence, sources }) => (
                  <li key={sentence}>
                    {sentence} {sources.map(({ title }) => title).join(' · ')}
                  </li>
                ))}
              </ul>
            </>
          )}
          <ul className={css.list}>
            {taxes.map((tax) => (
              <li key={tax}>{tax}</li>
            ))}
          </ul>
          <Provenance prov={prov} />
        </details>
      ))}
    </InfoSection>
  )
}

export function InspectionSection({ rules: { inspection } }: SectionProps) {
  const t = useTranslate()
  const format = useFormat()
  const nameOf = useName()
  if (inspection.length === 0) return null
  return (
    <InfoSection title={t('importGuide.inspection')} id="inspection">
      <ul className={`plain-list ${css.rules}`}>
        {inspection.map(
          ({ id, origins: codes, bodies, certificate, moment, fee, without, prov }) => {
            const countries = format.list(
              codes.map((code) => nameOf(`countries.${code}`, originName(code))),
            )
            const facts = [
              t(momentLabels[moment]),
              certificate,
              bodies.join(', '),
              moment === 'none'
                ? null
                : fee
                  ? t('importGuide.fee', { amount: format.money(fee) })
                  : t('importGuide.feeUnknown'),
            ].filter(Boolean)
            return (
              <li key={id}>
                <p>
                  <strong>
                    {codes.length > 0
                      ? t('importGuide.from', { countries })
                      : t('importGuide.fromAny')}
                  </strong>{' '}
                  {facts.join(' · ')}
                </p>
                <p>{t('importGuide.without', { what: without })}</p>
                <Provenance prov={prov} />
              </li>
            )
          },
        )}
      </ul>
    </InfoSection>
  )
}

export function FeesSection({ rules: { fees } }: SectionProps) {
  const t = useTranslate()
  const range = useRange()
  if (fees.length === 0) return null
  return (
    <InfoSection title={t('importGuide.fees')} id="fees">
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{t('importGuide.what')}</th>
            <th scope="col">{t('importGuide.who')}</th>
            <th scope="col" className={css.number}>
              {t('importGuide.amount')}
            </th>
          </tr>
        </thead>
        <tbody>
          {fees.map(({ id, label, paid_to, low, high, currency, prov }) => (
            <tr key={`${id} ${low} ${prov.valid_from}`}>
              <th scope="row">
                {label}
                <Provenance prov={prov} />
              </th>
              <td>{paid_to}</td>
              <td className={css.number}>
                {low === null || high === null
                  ? t('importGuide.notKnown')
                  : range(low, high, { currency, decimals: 0 })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </InfoSection>
  )
}
