import { useTranslate, useTranslator } from '@bandari/i18n/react'
import type { SellerCompany as CompanyFacts } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import css from './SellerPage.module.css'

interface SellerCompanyProps {
  company: CompanyFacts
  name: string
}

/** What the seller tells of the company; what they did not tell is not there. */
export function SellerCompany({ company, name }: SellerCompanyProps) {
  const t = useTranslate()
  const nameOf = useLanguageName()
  const { logo, place, hours, languages = [], about } = company
  const facts = [
    [t('seller.place'), place],
    [t('seller.hours'), hours],
    [t('seller.languages'), languages.map(nameOf).join(', ')],
  ] as const
  return (
    <Card as="section" aria-labelledby="company">
      <h2 className={css.heading} id="company">
        {t('seller.company')}
      </h2>
      {logo && (
        <img
          className={css.logo}
          src={logo}
          alt={t('seller.logo', { name })}
          width={160}
          height={160}
          loading="lazy"
        />
      )}
      <dl className={css.facts}>
        {facts.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt className={css.quiet}>{term}</dt>
                <dd className={css.value}>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {about && <p className={css.text}>{about}</p>}
    </Card>
  )
}

function useLanguageName(): (code: string) => string {
  const names = new Intl.DisplayNames([useTranslator().locale], { type: 'language' })
  return (code) => names.of(code) ?? code
}
