import { buttonClass, Card } from '@bandari/ui'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './ProfileTab.module.css'

export interface SellerCardProps {
  /** Has joined the programme. */
  isSeller: boolean
  /** May list. */
  isApproved: boolean
}

/** Links to the programme's pages, or into the programme (account spec §2). */
export function SellerCard({ isSeller, isApproved }: SellerCardProps) {
  // Until support has approved the seller account, only the other dashboard is useful.
  const [seller, supporter] = isApproved
    ? (['primary', 'secondary'] as const)
    : (['secondary', 'primary'] as const)
  return (
    <Card as="section" className={css.seller} aria-label="Seller Programme">
      {isSeller ? (
        <>
          <p>You are on the Seller Programme. Your listings and your commission are a step away.</p>
          <div className={css.actions}>
            <Link className={buttonClass({ variant: seller })} to={paths.vendorDashboard}>
              View Seller Dashboard
            </Link>
            <Link className={buttonClass({ variant: supporter })} to={paths.supporterDashboard}>
              View Supporter Dashboard
            </Link>
          </div>
        </>
      ) : (
        <>
          <div>
            <h2 className={css.title}>Join the Seller Programme</h2>
            <p>
              List your own vehicles and spares, and earn commission on every sale that used your
              promo code. Joining is free.
            </p>
          </div>
          <div className={css.actions}>
            <Link className={buttonClass()} to={paths.becomeSeller()}>
              Become a seller
            </Link>
          </div>
        </>
      )}
    </Card>
  )
}
