import { Card, Picture, Skeleton } from '@bandari/ui'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { t } from '../../language/translator.ts'
import { storefrontPaths } from '../../paths.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { ShopLink } from '../../shared/ShopLink.tsx'
import { FigureList } from './FigureList.tsx'
import css from './Links.module.css'
import type { Period } from './period.ts'

/** By the car or spare on whose page a visit began. */
export function ListingFigures({ days }: { days: Period }) {
  const { data, error, refetch } = useOperation('listReferralListings', { query: { days } })
  return (
    <section className={css.section} aria-labelledby="by-listing">
      <h2 id="by-listing" className={css.title}>
        {t('portalLinks.byListing')}
      </h2>
      {error && (
        <LoadFailure
          error={error}
          title={t('portalLinks.byListingFailed')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <Skeleton shape="block" height="110px" />}
      {data?.length === 0 && <p className={css.quiet}>{t('portalLinks.byListingNone')}</p>}
      <ul className={css.list} aria-labelledby="by-listing">
        {data?.map(({ product, figures }) => (
          <Card as="li" key={product.id} className={css.listing}>
            <Picture src={product.remote_image} alt="" sizes="96px" className={css.picture} />
            <div className={css.card}>
              <h3 className={css.name}>
                <ShopLink path={storefrontPaths.product(product.id)}>{product.title}</ShopLink>
              </h3>
              <FigureList figures={figures} />
            </div>
          </Card>
        ))}
      </ul>
    </section>
  )
}
