import { isLanguage, languages } from '@bandari/i18n'
import type { SupportCustomer } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../../language/translator.ts'
import { paths } from '../../../paths.ts'
import { FactList } from '../../../shared/FactList.tsx'
import { formatMoney } from '../../../shared/format.ts'
import history from '../../../staff/record/History.module.css'
import { Section } from '../../../staff/record/Section.tsx'
import { consentText } from './customer-labels.ts'

/** How a customer is reached, and what came in from them; amounts of two currencies are never added up. */
export function CustomerContact({ customer }: { customer: SupportCustomer }) {
  const { phone, language, addresses, spend, consents, merged_into } = customer
  return (
    <Section title={t('staffCustomers.contact')}>
      <FactList
        facts={[
          {
            name: t('staffCustomers.phone'),
            value:
              phone === null ? t('staffCustomers.unknown') : <a href={`tel:${phone}`}>{phone}</a>,
          },
          { name: t('staffCustomers.language'), value: nameOf(language) },
          {
            name: t('staffCustomers.addresses'),
            value: addresses.length > 0 && <Lines lines={addresses} />,
          },
          {
            name: t('staffCustomers.spend'),
            value: spend && (
              <Lines
                lines={
                  spend.length === 0
                    ? [t('staffCustomers.spendNone')]
                    : spend.map(({ amount, currency, orders_count }) =>
                        t('staffCustomers.spendIn', {
                          amount: formatMoney({ amount, currency }),
                          count: orders_count,
                        }),
                      )
                }
              />
            ),
          },
          { name: t('staffCustomers.mails'), value: consents && consentText(consents) },
          {
            name: t('staffCustomers.mergedInto'),
            value: merged_into !== null && (
              <Link to={paths.supportUser(merged_into)}>
                {t('staffCustomers.mergedAccount', { id: String(merged_into) })}
              </Link>
            ),
          },
        ].map((fact) => ({ ...fact, value: fact.value === false ? null : fact.value }))}
      />
    </Section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul className={history.decisions}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}

function nameOf(language: string): string {
  return isLanguage(language) ? languages[language].name : language
}
