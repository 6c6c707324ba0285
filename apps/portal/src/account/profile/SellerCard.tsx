import type { Profile } from '@bandari/sdk'
import { buttonClass, Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './ProfileTab.module.css'
import { t } from '../../language/translator.ts'

export interface SellerCardProps {
  /** Has joined the programme. */
  isSeller: boolean
  /** Whether they may list, or have asked to. */
  status: Profile['seller_status']
}

/** Links to the programme's pages, or into the programme (account spec §2). */
export function SellerCard({ isSeller, status }: SellerCardProps) {
  const isApproved = status === 'approved'
  // Until support has approved the seller account, only the other dashboard is useful.
  const [seller, supporter] = isApproved
    ? (['primary', 'secondary'] as const)
    : (['secondary', 'primary'] as const)
  return (
    <Card as="section" className={css.seller} aria-label={t('portalAccount.programme')}>
      {isSeller ? (
        <>
          <p>{t(isApproved ? 'portalAccount.onProgramme' : 'portalAccount.asSupporter')}</p>
          <div className={css.actions}>
            <Link className={buttonClass({ variant: seller })} to={paths.vendorDashboard}>
              {t(status === 'none' ? 'portal.application.apply' : 'portalAccount.sellerDashboard')}
            </Link>
            <Link className={buttonClass({ variant: supporter })} to={paths.supporterDashboard}>
              {t('portalAccount.supporterDashboard')}
            </Link>
          </div>
        </>
      ) : (
        <>
          <div>
            <h2 className={css.title}>{t('portalAccount.join')}</h2>
            <p>{t('portalAccount.joinText')}</p>
          </div>
          <div className={css.actions}>
            <Link className={buttonClass()} to={paths.becomeSeller()}>
              {t('portal.menu.becomeSeller')}
            </Link>
          </div>
        </>
      )}
    </Card>
  )
}
