import { Breadcrumbs } from '@bandari/ui'
import css from './Page.module.css'
import { paths, storefrontPaths, storefrontUrl } from '../paths.ts'
import { RouterLink } from '../shared/RouterLink.tsx'

/** Home > Dashboard > the page (account spec §2). */
export function DashboardTrail({ here }: { here: string }) {
  return (
    <div className={css.trail}>
      <Breadcrumbs
        linkComponent={RouterLink}
        items={[
          { label: 'Home', href: storefrontUrl(storefrontPaths.home) },
          { label: 'Dashboard', href: paths.vendorDashboard },
          { label: here },
        ]}
      />
    </div>
  )
}
