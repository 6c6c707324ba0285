import { t } from '../../language/translator.ts'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { ShopFigures } from './ShopFigures.tsx'
import { FiguresSkeleton } from './FiguresSkeleton.tsx'

export function FiguresPage() {
  return (
    <Page
      title={t('portalFigures.title')}
      above={<AccountTrail here={t('portalFigures.title')} />}
      wide
    >
      <VendorOnly skeleton={<FiguresSkeleton />}>
        <ShopFigures />
      </VendorOnly>
    </Page>
  )
}
