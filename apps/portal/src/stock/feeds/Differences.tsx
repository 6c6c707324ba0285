import type { PlainMessageId } from '@bandari/i18n'
import type { FeedRunReport } from '@bandari/sdk'
import { Card } from '@bandari/ui'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatMoney, formatPercent } from '../../shared/format.ts'
import css from './Feeds.module.css'

/** What a run would change, or has changed: a list of each kind. */
export function Differences({ run }: { run: FeedRunReport }) {
  return (
    <>
      <Part name="portalFeeds.part.created" count={run.new_rows}>
        {run.created.map(({ row, title, reference, currency, price }) => (
          <Entry key={row} name={title} reference={reference}>
            {priceLabel(price, currency)}
          </Entry>
        ))}
      </Part>
      <Part name="portalFeeds.part.prices" count={run.repriced}>
        {run.prices.map(({ row, reference, currency, before, after, percent, ...listing }) => (
          <Entry key={row} name={<ListingLink {...listing} />} reference={reference}>
            {t('portalFeeds.move', {
              before: priceLabel(before, currency),
              after: priceLabel(after, currency),
            })}{' '}
            {percent !== null && (
              <strong>{`${percent < 0 ? '−' : '+'}${formatPercent(Math.abs(percent))}`}</strong>
            )}
          </Entry>
        ))}
      </Part>
      <Part name="portalFeeds.part.changed" count={run.changed.length}>
        {run.changed.map(({ reference, ...listing }) => (
          <Entry key={listing.prod_id} name={<ListingLink {...listing} />} reference={reference} />
        ))}
      </Part>
      <Part name="portalFeeds.part.gone" count={run.missing}>
        {run.gone.map(({ reference, currency, price, ...listing }) => (
          <Entry key={listing.prod_id} name={<ListingLink {...listing} />} reference={reference}>
            {priceLabel(price, currency)}
          </Entry>
        ))}
      </Part>
      <Part name="portalFeeds.part.refused" count={run.refused.length}>
        {run.refused.map(({ row, column, value, message }, place) => (
          // A row may have several mistakes.
          <Entry key={`${row}-${place}`} name={t('portalFeeds.row', { row })} reference={column}>
            {value === '' ? message : `${value} · ${message}`}
          </Entry>
        ))}
      </Part>
    </>
  )
}

interface PartProps {
  name: PlainMessageId
  /** Of all, of which the first are shown. */
  count: number
  children: readonly ReactNode[]
}

function Part({ name, count, children }: PartProps) {
  const id = useId()
  if (children.length === 0) return null
  return (
    <section className={css.part} aria-labelledby={id}>
      <h3 id={id} className={css.step}>
        {t(name)}
      </h3>
      <Card padded={false}>
        <ul className={css.rows} aria-labelledby={id}>
          {children}
        </ul>
      </Card>
      {children.length < count && (
        <p className={css.quiet}>{t('portalFeeds.first', { count: children.length })}</p>
      )}
    </section>
  )
}

interface EntryProps {
  name: ReactNode
  reference: string | null
  children?: ReactNode
}

function Entry({ name, reference, children }: EntryProps) {
  return (
    <li className={css.row}>
      <span className={css.stack}>
        <span>{name}</span>
        {reference !== null && reference !== '' && <span className={css.quiet}>{reference}</span>}
      </span>
      {children !== undefined && <span className={css.value}>{children}</span>}
    </li>
  )
}

interface Listing {
  prod_id: number
  prod_class: string
  title: string
}

function ListingLink({ prod_id, prod_class, title }: Listing) {
  return <Link to={paths.listing(prod_class, prod_id)}>{title}</Link>
}

function priceLabel(amount: string | null, currency: string): string {
  return amount === null || Number(amount) === 0
    ? t('portalFeeds.noPrice')
    : formatMoney({ amount, currency })
}
