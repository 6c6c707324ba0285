import { formatMoney } from '@bandari/ui'
import { useListDestinationsQuery } from '../api/shipping.ts'
import { InfoSection } from '../shared/InfoPage.tsx'
import css from './InfoTable.module.css'
import { chargeRows } from './port-charges.ts'

/** Left out when it cannot be fetched: every vehicle's page says what its port costs. */
export function PortCharges() {
  const { data: destinations = [] } = useListDestinationsQuery()
  const rows = chargeRows(destinations)
  const quoted = destinations.filter(({ ports }) => ports.length === 0)
  if (rows.length === 0) return null
  return (
    <InfoSection title="Where we ship, and what it costs" id="ports">
      <table className={css.table}>
        <caption className={css.caption}>Shipping of one vehicle, by port</caption>
        <thead>
          <tr>
            <th scope="col">Country and port</th>
            <th scope="col" className={css.number}>
              RORO
            </th>
            <th scope="col" className={css.number}>
              Container
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ country, ports, roro, container, currency }) => (
            <tr key={`${country} ${ports[0]}`}>
              <th scope="row" className={css.detail}>
                <strong>{country} </strong>
                {ports.join(', ')}
              </th>
              <td className={css.number}>{formatMoney({ amount: roro, currency })}</td>
              <td className={css.number}>{formatMoney({ amount: container, currency })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {quoted.length > 0 && (
        <p>
          {`To ${listed(quoted.map(({ name }) => name))} we ship on request: ask for a quote from your basket.`}
        </p>
      )}
    </InfoSection>
  )
}

function listed(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(names)
}
