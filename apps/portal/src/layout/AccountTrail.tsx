import { Breadcrumbs } from '@bandari/ui'
import css from './Page.module.css'
import { paths, storefrontPaths, storefrontUrl } from '../paths.ts'
import { RouterLink } from '../shared/RouterLink.tsx'
import { t } from '../language/translator.ts'

/** Home > Account > the page (account spec §2). Home is the shop's: the portal's own start is the account. */
export function AccountTrail({ here }: { here: string }) {
  return (
    <div className={css.trail}>
      <Breadcrumbs
        linkComponent={RouterLink}
        items={[
          { label: t('portal.home'), href: storefrontUrl(storefrontPaths.home) },
          { label: t('portal.menu.account'), href: paths.profile },
          { label: here },
        ]}
      />
    </div>
  )
}
