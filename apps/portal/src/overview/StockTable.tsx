import { Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { formatCount } from '../shared/format.ts'
import { useMay } from '../staff/use-may.ts'
import css from './Overview.module.css'
import { countOf, listingsOf, markets, type StockCount, states } from './stock.ts'
import { t } from '../language/translator.ts'

/** What can be bought, and why the rest cannot. */
export function StockTable({ stock }: { stock: readonly StockCount[] }) {
  return (
    <Card as="section" className={css.stock} aria-labelledby="listings-by-state">
      <h2 id="listings-by-state" className={css.heading}>
        {t('staffOverview.stock')}
      </h2>
      <table className={css.table} aria-labelledby="listings-by-state">
        <thead>
          <tr>
            <th scope="col">{t('staff.state')}</th>
            {markets.map(({ market, name }) => (
              <th key={market} scope="col">
                {t(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {states.map(({ state, name, note }) => (
            <tr key={state}>
              <th scope="row">
                {t(name)}
                <span className={css.quiet}>{t(note)}</span>
              </th>
              {markets.map(({ market, name: place }) => (
                <td key={market}>
                  <Count
                    count={countOf(stock, market, state)}
                    address={listingsOf(market, state)}
                    market={t(place)}
                    state={t(name)}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t('staffOverview.allListings')}</th>
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
  market: string
  state: string
}

function Count({ count, address, market, state }: CountProps) {
  const words = formatCount(count)
  if (!useMay('listSupportListings') || count === 0) return words
  return (
    <Link to={address} aria-label={t('staffOverview.countOf', { market, state, count: words })}>
      {words}
    </Link>
  )
}
