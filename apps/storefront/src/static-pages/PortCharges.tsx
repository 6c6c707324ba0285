import { useFormat, useName, useTranslate } from '@bandari/i18n/react'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { InfoSection } from '../shared/page/InfoPage.tsx'
import css from './InfoTable.module.css'
import { chargeRows } from './port-charges.ts'

/** Left out when it cannot be fetched: every vehicle's page says what its port costs. */
export function PortCharges() {
  const format = useFormat()
  const t = useTranslate()
  const { data: destinations = [] } = useListDestinationsQuery()
  const nameOf = useName()
  const rows = chargeRows(destinations)
  const quoted = destinations.filter(({ ports }) => ports.length === 0)
  if (rows.length === 0) return null
  const countries = format.list(quoted.map(({ code, name }) => nameOf(`countries.${code}`, name)))
  return (
    <InfoSection title={t('howToBuy.ports')} id="ports">
      <table className={css.table}>
        <caption className={css.caption}>{t('howToBuy.portsCaption')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('howToBuy.countryAndPort')}</th>
            <th scope="col" className={css.number}>
              {t('howToBuy.roro')}
            </th>
            <th scope="col" className={css.number}>
              {t('howToBuy.container')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ code, country, ports, roro, container, currency }) => (
            <tr key={`${country} ${ports[0]}`}>
              <th scope="row" className={css.detail}>
                <strong>{nameOf(`countries.${code}`, country)} </strong>
                {ports.join(', ')}
              </th>
              <td className={css.number}>{format.money({ amount: roro, currency })}</td>
              <td className={css.number}>{format.money({ amount: container, currency })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {quoted.length > 0 && <p>{t('howToBuy.onRequest', { countries })}</p>}
    </InfoSection>
  )
}
