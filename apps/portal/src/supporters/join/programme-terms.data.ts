import { brand } from '../../shared/programme/brand.ts'
import { holdingDays, payoutDays, payoutThreshold, trackingDays } from '../../shared/programme/programme.data.ts'

interface Term {
  title: string
  text: string
}

/** What one agrees to (account spec §1, §9; decisions 14 and 15). */
export const terms: readonly Term[] = [
  {
    title: 'Joining',
    text: `Joining the ${brand} Seller Programme is free and needs nothing to be bought or sold. You get a promo code at once. To list vehicles and spares of your own, customer service has to approve your seller account first.`,
  },
  {
    title: 'Commission',
    text: 'You earn 1% to 2.5% of the goods of an order that used your promo code or followed your link, after any discount and without shipping. Whoever invited you earns the downline rate of their own position on it; nobody beyond them does. A sale costs up to 5% in all.',
  },
  {
    title: 'Positions',
    text: 'Everyone starts as an Independent Business Owner. Positions are earned from the total sales value of you and the people you invited, count for later sales, and are not taken away.',
  },
  {
    title: 'When it counts',
    text: `Referrals are tracked for ${trackingDays} days. Sales must be ${holdingDays} days old, counted from their payment. The commission of an order that is canceled or refunded is taken back.`,
  },
  {
    title: 'When it is paid',
    text: `Commission is paid only above a balance of ${payoutThreshold}. Payment is made within ${payoutDays} working days, to a mobile wallet or another way we agree on with you.`,
  },
  {
    title: 'Fair play',
    text: 'Your own code does not count on your own orders. Say that you earn commission when you recommend us, do not write to people who have not asked, promise nobody an income, and never take a buyer’s money: it goes to the account on the invoice only.',
  },
  {
    title: 'Leaving',
    text: 'You may leave at any time by writing to customer service. What you have earned by then is paid by the same rules. Commission won by deceit is not paid, and ends the account.',
  },
]
