import { buttonClass } from '@bandari/ui'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import css from './Dashboard.module.css'
import { DashboardSkeleton } from './DashboardSkeleton.tsx'
import { Listings } from './Listings.tsx'

/** Account spec §2. */
export function VendorDashboardPage() {
  const { permissions } = usePermissions<Permissions>()
  return (
    <Page
      title="Seller dashboard"
      above={<AccountTrail here="Seller dashboard" />}
      aside={permissions?.sellerStatus === 'approved' && <Actions />}
      wide
    >
      <VendorOnly skeleton={<DashboardSkeleton />}>
        <Listings />
        <p className={css.more}>
          New to selling? Read the <Link to={paths.training()}>training</Link>, or print cards and
          flyers with the <Link to={paths.promotion}>promotion tools</Link>.
        </p>
      </VendorOnly>
    </Page>
  )
}

function Actions() {
  return (
    <div className={css.actions}>
      <Link className={buttonClass({ variant: 'secondary' })} to={paths.createSpare()}>
        List spares
      </Link>
      <Link className={buttonClass()} to={paths.createVehicle()}>
        List a vehicle
      </Link>
    </div>
  )
}
