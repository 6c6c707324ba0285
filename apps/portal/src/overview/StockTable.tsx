import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { formatCount } from '../shared/format.ts'
import { useMay } from '../staff/use-may.ts'
import css from './Overview.module.css'
import { countOf, listingsOf, markets, type StockCount, states } from './stock.ts'

/** What can be bought, and why the rest cannot. */
export function StockTable({ stock }: { stock: readonly StockCount[] }) {
  return (
    <Card as="section" className={css.stock} aria-labelledby="listings-by-state">
      <h2 id="listings-by-state" className={css.heading}>
        Stock and listings
      </h2>
      <table className={css.table} aria-labelledby="listings-by-state">
        <thead>
          <tr>
            <th scope="col">State</th>
            {markets.map(({ market, name }) => (
              <th key={market} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, name, note }) => (
            <tr key={state}>
              <th scope="row">
                {name}
                <span className={css.quiet}>{note}</span>
              </th>
              {markets.map(({ market, name: place }) => (
                <td key={market}>
                  <Count
                    count={countOf(stock, market, state)}
                    address={listingsOf(market, state)}
                    what={`${place}, ${name}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">All</th>
            {markets.map(({ market }) => (
              <td key={market}>{formatCount(countOf(stock, market))}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </Card>
  )
}

interface CountProps {
  count: number
  address: string
  what: string
}

function Count({ count, address, what }: CountProps) {
  const words = formatCount(count)
  if (!useMay('listSupportListings') || count === 0) return words
  return (
    <Link to={address} aria-label={`${what}: ${words}`}>
      {words}
    </Link>
  )
}
