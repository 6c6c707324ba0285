import { Skeleton } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { IndexNowSection } from './IndexNowSection.tsx'
import { ProductFeedSection } from './ProductFeedSection.tsx'
import css from './ProductFeeds.module.css'

/** A file is written within a minute; whoever has switched it on waits for it. */
const lookEvery = 15_000

/** What other sites are told of the stock: files for platforms that show vehicles, and changes for search engines. */
export function ProductFeedsPage() {
  const { data, error, refetch } = useOperation(
    'listProductFeeds',
    {},
    { refetchInterval: lookEvery },
  )
  return (
    <Page wide title={t('portal.menu.productFeeds')}>
      <p>{t('staffProductFeeds.what')}</p>
      {data ? (
        <div className={css.page}>
          {data.map((feed) => (
            <ProductFeedSection key={feed.kind} feed={feed} />
          ))}
          <IndexNowSection />
        </div>
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('staffProductFeeds.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height="640px" />
      )}
    </Page>
  )
}
