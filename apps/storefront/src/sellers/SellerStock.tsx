import { useTranslate } from '@bandari/i18n/react'
import type { Seller } from '@bandari/sdk'
import { buttonClass, EmptyState, ErrorAlert, Loading, Pager } from '@bandari/ui'
import { referenceOf } from '../api/refusal.ts'
import { useListSellerProductsQuery } from '../api/sellers.ts'
import { CardGrid } from '../shared/cards/CardGrid.tsx'
import { useCards } from '../shared/cards/use-cards.ts'
import { paths } from '../shared/addresses/paths.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import css from './SellerPage.module.css'

interface SellerStockProps {
  seller: Seller
  pages: { stock: number; reviews: number }
}

/** What they have on offer, with its landed prices where the visitor has a destination. */
export function SellerStock({ seller: { id }, pages }: SellerStockProps) {
  const t = useTranslate()
  const { currentData, error, refetch } = useListSellerProductsQuery({ id, page: pages.stock })
  return (
    <section className={css.section} aria-labelledby="stock">
      <h2 id="stock">{t('seller.stock')}</h2>
      {currentData ? (
        <Products ids={currentData.products} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} />
      )}
      <Pager
        page={pages.stock}
        pages={currentData?.pages ?? 0}
        hrefFor={(page) => paths.seller(id, { ...pages, stock: page })}
        linkComponent={AppLink}
        label={t('seller.stock.pages')}
      />
    </section>
  )
}

function Products({ ids }: { ids: readonly number[] }) {
  const t = useTranslate()
  const { mine, cards, error, refetch } = useCards(ids)
  if (ids.length === 0) {
    return (
      <EmptyState
        title={t('seller.stock.none')}
        action={
          <AppLink className={buttonClass()} href={paths.vehicles()}>
            {t('seller.stock.find')}
          </AppLink>
        }
      />
    )
  }
  if (!cards) return <Waiting error={error} onRetry={() => void refetch()} />
  return <CardGrid label={t('seller.stock')} ids={ids} cards={cards} mine={mine} />
}

function Waiting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useTranslate()
  if (!error) return <Loading />
  return (
    <ErrorAlert title={t('seller.stock.failed')} reference={referenceOf(error)} onRetry={onRetry}>
      {t('shell.checkConnection')}
    </ErrorAlert>
  )
}
