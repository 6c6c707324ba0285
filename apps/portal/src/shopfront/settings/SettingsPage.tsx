import { Skeleton } from '@bandari/ui'
import { t } from '../../language/translator.ts'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { useOperation } from '../../providers/use-operation.ts'
import { SettingsForm } from './SettingsForm.tsx'

/** What administrators set about the shop: whom buyers reach, what limits hold, how long records are kept. */
export function SettingsPage() {
  // What somebody types is not replaced by what a colleague saves meanwhile: the save tells.
  const { data, error, refetch } = useOperation(
    'getShopSettings',
    {},
    { staleTime: Infinity, gcTime: 0 },
  )
  return (
    <Page wide title={t('portal.menu.shopSettings')}>
      <p>{t('staffSettings.what')}</p>
      {data ? (
        <SettingsForm first={data} />
      ) : error ? (
        <LoadFailure
          error={error}
          title={t('staffSettings.failed')}
          onRetry={() => void refetch()}
        />
      ) : (
        <Skeleton shape="block" height="640px" />
      )}
    </Page>
  )
}
