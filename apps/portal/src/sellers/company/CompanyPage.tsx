import type { Company } from '@bandari/sdk'
import { Notice } from '@bandari/ui'
import { usePermissions } from 'react-admin'
import { t } from '../../language/translator.ts'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { RowsSkeleton } from '../../layout/ListSkeleton.tsx'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { VendorOnly } from '../../layout/VendorOnly.tsx'
import { storefrontPaths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { sells } from '../../providers/sells.ts'
import { useOperation } from '../../providers/use-operation.ts'
import { Credentials } from '../../shared/credentials/Credentials.tsx'
import { ShopLink } from '../../shared/ShopLink.tsx'
import css from './Company.module.css'
import { CompanyFacts } from './CompanyFacts.tsx'
import { CompanyForm } from './CompanyForm.tsx'
import { LogoField } from './LogoField.tsx'

/** What a seller tells of their company, and the papers by which they show who they are. */
export function CompanyPage() {
  const here = t('portal.menu.company')
  return (
    <Page title={here} above={<AccountTrail here={here} />}>
      <VendorOnly skeleton={<RowsSkeleton />}>
        <CompanyOfMine />
      </VendorOnly>
    </Page>
  )
}

function CompanyOfMine() {
  const { permissions } = usePermissions<Permissions>()
  const { data: company, error, refetch } = useOperation('getCompany', {})
  if (error) {
    const title = t('portalCompany.failed')
    return <LoadFailure error={error} title={title} onRetry={() => void refetch()} />
  }
  if (!company) return <RowsSkeleton />
  const vendor = permissions?.sellsFor?.vendor_id
  return (
    <div className={css.page}>
      <p>{t('portalCompany.lead')}</p>
      {vendor !== undefined && (
        <p>
          <ShopLink path={storefrontPaths.seller(vendor)}>{t('portalCompany.page')}</ShopLink>
        </p>
      )}
      {sells(permissions, 'own') ? (
        <OwnersParts company={company} />
      ) : (
        <OthersParts company={company} />
      )}
    </div>
  )
}

function OwnersParts({ company }: { company: Company }) {
  return (
    <>
      <LogoField logo={company.logo} />
      <CompanyForm company={company} />
      <Credentials />
    </>
  )
}

function OthersParts({ company }: { company: Company }) {
  return (
    <>
      <Notice>{t('portalCompany.ownerEdits')}</Notice>
      <CompanyFacts company={company} />
    </>
  )
}
