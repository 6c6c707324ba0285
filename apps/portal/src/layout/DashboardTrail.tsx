import { Breadcrumbs } from '@bandari/ui'
import css from './Page.module.css'
import { usePermissions } from 'react-admin'
import type { Permissions } from '../providers/auth-provider.ts'
import { querying } from '../providers/granted.ts'
import { sellsOwnStock } from '../shared/markets.ts'
import { paths, storefrontPaths, storefrontUrl } from '../paths.ts'
import { RouterLink } from '../shared/RouterLink.tsx'
import { t } from '../language/translator.ts'

/** Home > Dashboard > the page (account spec §2). */
export function DashboardTrail({ here }: { here: string }) {
  const { permissions } = usePermissions<Permissions>({}, querying)
  const isOwnStockSeller =
    permissions && permissions.sellerStatus !== 'approved' && sellsOwnStock(permissions)
  return (
    <div className={css.trail}>
      <Breadcrumbs
        linkComponent={RouterLink}
        items={[
          { label: t('portal.home'), href: storefrontUrl(storefrontPaths.home) },
          isOwnStockSeller
            ? { label: t('portal.menu.listings'), href: paths.supportListings }
            : { label: t('portal.menu.dashboard'), href: paths.vendorDashboard },
          { label: here },
        ]}
      />
    </div>
  )
}
