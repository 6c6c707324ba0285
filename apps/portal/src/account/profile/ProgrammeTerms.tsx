import { Card } from '@bandari/ui'
import { FactList } from '../../shared/FactList.tsx'
import {
  holdingDays,
  payoutDays,
  payoutThreshold,
  trackingDays,
} from '../../shared/programme/programme.data.ts'
import css from './ProfileTab.module.css'

/** Account spec §1, as shown to the user. */
const facts = [
  { name: 'Threshold', value: `Commission is paid only above a balance of ${payoutThreshold}` },
  { name: 'Tracking', value: `Referrals are tracked for ${trackingDays} days` },
  { name: 'Age of a sale', value: `Sales must be ${holdingDays} days old` },
  { name: 'Payment', value: `Payment is made within ${payoutDays} working days` },
  { name: 'Paid to', value: 'A mobile wallet or other' },
]

export function ProgrammeTerms() {
  return (
    <Card as="section" aria-labelledby="programme-terms">
      <h2 id="programme-terms" className={css.title}>
        Seller programme terms
      </h2>
      <FactList facts={facts} />
    </Card>
  )
}
