import { Breadcrumbs } from '@bandari/ui'
import css from './Page.module.css'
import { paths, storefrontPaths, storefrontUrl } from '../paths.ts'
import { RouterLink } from '../shared/RouterLink.tsx'
import { t } from '../language/translator.ts'

/** Home > Dashboard > the page (account spec §2). */
export function DashboardTrail({ here }: { here: string }) {
  return (
    <div className={css.trail}>
      <Breadcrumbs
        linkComponent={RouterLink}
        items={[
          { label: t('portal.home'), href: storefrontUrl(storefrontPaths.home) },
          { label: t('portal.menu.dashboard'), href: paths.vendorDashboard },
          { label: here },
        ]}
      />
    </div>
  )
}
