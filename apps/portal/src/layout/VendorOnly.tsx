import type { VendorRight } from '@bandari/sdk/vendor-rights'
import { Rich } from '@bandari/i18n/react'
import { buttonClass, EmptyState } from '@bandari/ui'
import Storefront from '@mui/icons-material/StorefrontOutlined'
import type { ReactNode } from 'react'
import { usePermissions } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths, storefrontPaths, storefrontUrl } from '../paths.ts'
import type { Permissions } from '../providers/auth-provider.ts'
import { sells } from '../providers/sells.ts'
import { querying } from '../providers/granted.ts'
import { sellsOwnStock } from '../shared/markets.ts'
import { notApproved } from '../shared/vendor-messages.ts'
import { JoinInvitation } from '../shared/programme/JoinInvitation.tsx'
import { ApplyToSell } from './ApplyToSell.tsx'
import { SellerPapers } from './SellerPapers.tsx'
import { LoadFailure } from './LoadFailure.tsx'
import { t } from '../language/translator.ts'

export interface VendorOnlyProps {
  /** In the shape of what is coming. */
  skeleton: ReactNode
  children: ReactNode
  /** Support uses these pages too, for own stock. */
  orHouse?: boolean
  /** What a member of a team needs here. */
  right?: VendorRight
}

/** Guards the vendors' pages (account spec §6). The API refuses by itself; this says what to do. */
export function VendorOnly({
  skeleton,
  children,
  orHouse = false,
  right = 'read',
}: VendorOnlyProps) {
  const { permissions, error, refetch } = usePermissions<Permissions>({}, querying)
  if (sells(permissions, right)) return children
  if (orHouse && permissions && sellsOwnStock(permissions)) return children
  if (sells(permissions, 'read')) return <NotYourRight right={right} />
  if (permissions?.sellerStatus === 'none')
    return permissions.isAgent ? <ApplyToSell /> : <NotJoined />
  if (permissions) {
    return (
      <>
        <NotApproved isSuspended={permissions.sellerStatus === 'suspended'} />
        <SellerPapers />
      </>
    )
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return skeleton
}

/** On a team, in a role that may not do this. */
function NotYourRight({ right }: { right: VendorRight }) {
  return (
    <EmptyState
      icon={<Storefront />}
      title={t(right === 'own' ? 'portal.ownersOnly' : 'portal.listersOnly')}
      action={
        <Link className={buttonClass()} to={paths.team}>
          {t('portal.menu.team')}
        </Link>
      }
    >
      {t('portal.askOwner')}
    </EmptyState>
  )
}

function NotJoined() {
  return <JoinInvitation>{t('portal.joinFirst')}</JoinInvitation>
}

/** Also shown for a 403 that comes later (account spec §8). */
export function NotApproved({ isSuspended = false }: { isSuspended?: boolean }) {
  return (
    <EmptyState
      icon={<Storefront />}
      title={t(notApproved)}
      action={
        <a className={buttonClass()} href={storefrontUrl(storefrontPaths.help)}>
          {t('portal.contactService')}
        </a>
      }
    >
      <Rich
        id={isSuspended ? 'portal.sellerSuspended' : 'portal.sellerWaits'}
        parts={{ link: <Link to={paths.training()} /> }}
      />
    </EmptyState>
  )
}
