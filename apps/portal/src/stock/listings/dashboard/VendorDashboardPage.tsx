import { buttonClass } from '@bandari/ui'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { AccountTrail } from '../../../layout/AccountTrail.tsx'
import { Page } from '../../../layout/Page.tsx'
import { ReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { VendorOnly } from '../../../layout/VendorOnly.tsx'
import { paths } from '../../../paths.ts'
import type { Permissions } from '../../../providers/auth-provider.ts'
import { sells } from '../../../providers/sells.ts'
import css from './Dashboard.module.css'
import { ModelNotices } from '../../model-requests/ModelNotices.tsx'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Listings } from './Listings.tsx'
import { t } from '../../../language/translator.ts'
import { Rich } from '@bandari/i18n/react'

/** Account spec §2. */
export function VendorDashboardPage() {
  const { permissions } = usePermissions<Permissions>()
  return (
    <Page
      title={t('portal.menu.sellerDashboard')}
      above={<AccountTrail here={t('portal.menu.sellerDashboard')} />}
      aside={sells(permissions, 'list') && <Actions />}
      wide
    >
      <VendorOnly skeleton={<DashboardSkeleton />}>
        <ReadsOnly />
        <ModelNotices />
        <Listings />
        <p className={css.more}>
          <Rich
            id="portalListings.newToSelling"
            parts={{
              training: <Link to={paths.training()} />,
              tools: <Link to={paths.promotion} />,
            }}
          />
        </p>
      </VendorOnly>
    </Page>
  )
}

function Actions() {
  return (
    <div className={css.actions}>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.createSpare()}>
        {t('portalListings.listSpares')}
      </Link>
      <Link className={buttonClass()} to={paths.createVehicle()}>
        {t('portalListings.listVehicle')}
      </Link>
    </div>
  )
}
