import type { ReactNode } from 'react'
import { AppLink } from '../shared/AppLink.tsx'
import { paths } from '../shared/paths.ts'
import {
  dollars,
  holdingDays,
  payoutDays,
  payoutThreshold,
  trackingDays,
} from './programme.data.ts'

interface Part {
  id: string
  title: string
  text: ReactNode
}

export const termsParts: readonly Part[] = [
  {
    id: 'accounts',
    title: 'Accounts',
    text: (
      <p>
        An account is free and belongs to one person of full age, or to one business. Give your real
        name, keep your password to yourself, and tell us at once if somebody else has used it.
      </p>
    ),
  },
  {
    id: 'listings',
    title: 'Listings and prices',
    text: (
      <>
        <p>
          A listing shows what its seller declares. Used vehicles have been used: expect wear that
          fits their age and mileage. What is marked as not declared is not promised.
        </p>
        <p>
          Every price has a currency. Export prices are in US dollars; shipping is added once you
          have chosen a destination. Import duty, inspection, port and clearing charges and inland
          transport are not included. An obvious mistake in a price binds nobody; we tell you before
          you pay.
        </p>
      </>
    ),
  },
  {
    id: 'orders',
    title: 'Orders, reservation and payment',
    text: (
      <>
        <p>
          Submitting an order reserves the goods for you and brings you a pro-forma invoice. The
          contract of sale is made when your payment has arrived in full. If it has not arrived by
          the date on the invoice, the order is cancelled and the reservation ends; money that comes
          later is returned, or used for another order if you prefer.
        </p>
        <p>
          Pay by bank wire transfer, or in Bitcoin where the invoice carries an address, and quote
          the payment reference. Pay only to the account on the invoice. Your bank’s charges are
          yours.
        </p>
        <p>
          Until the goods are shipped you may cancel by writing to us. We return what you paid, less
          costs that we have already had for your order and can show.
        </p>
      </>
    ),
  },
  {
    id: 'shipping',
    title: 'Shipping, papers and import',
    text: (
      <>
        <p>
          We arrange the shipment to the port on your order, by RORO or container as chosen. Sailing
          and arrival dates come from the carrier and are estimates. The bill of lading is made out
          to the consignee you named: check the spelling, because ports insist on it.
        </p>
        <p>
          Whether a vehicle or part may be imported into your country, with which inspection and at
          which duty, is for you to find out before you order. We help with what we know, but the
          decision is your customs authority’s.
        </p>
        <p>Insurance of the voyage is arranged only if you ask for it and pay for it.</p>
      </>
    ),
  },
  {
    id: 'claims',
    title: 'If something is wrong',
    text: (
      <p>
        Look the goods over when you collect them. If they are not what was sold, or were damaged on
        the way, write to us with photographs within 48 hours of collecting them and before any
        repair, and keep the port’s or carrier’s report. We answer, and make good what we are
        responsible for by repair, a lower price or your money back. Rights that the law of your
        country gives to consumers stay as they are.
      </p>
    ),
  },
  {
    id: 'local',
    title: 'Local listings and auctions',
    text: (
      <p>
        Listings priced in Kenya shillings are sold by their sellers; the contract is between you
        and the seller. See the goods before you pay. Items under auction cannot be ordered
        directly: ask us about bidding.
      </p>
    ),
  },
  {
    id: 'sellers',
    title: 'Sellers',
    text: (
      <p>
        Sellers list after we have approved them. List only what is yours to sell, describe it
        truthfully, use photographs of the thing itself, and take the listing down when it is sold.
        We may hide or remove a listing that breaks these rules.
      </p>
    ),
  },
  {
    id: 'codes',
    title: 'Discount codes and promo codes',
    text: (
      <p>
        A basket takes one discount code, and beside it one supporter’s promo code, which names who
        recommended us and changes no price. The conditions of a discount code, such as its last day
        or a minimum order, are shown with it. Codes are not paid out in money.
      </p>
    ),
  },
  {
    id: 'supporters',
    title: 'Supporter programme',
    text: (
      <p>
        Commission is paid above a balance of {dollars(payoutThreshold)}. Referrals are tracked for{' '}
        {trackingDays} days, sales must be {holdingDays} days old, and payment is made within{' '}
        {payoutDays} working days. The commission of a cancelled order is taken back. Rates and
        positions are on the page{' '}
        <AppLink href={paths.supporterProgramme('compensation')}>Compensation</AppLink>. Promising
        incomes, unasked-for mass messages and using your own code are not allowed and end the
        membership.
      </p>
    ),
  },
  {
    id: 'site',
    title: 'Using the site',
    text: (
      <p>
        Do not disturb it, do not collect other people’s data from it, and do not pretend to be
        somebody else. How we treat your own data is in the{' '}
        <AppLink href={paths.privacy()}>Privacy Policy</AppLink>.
      </p>
    ),
  },
  {
    id: 'law',
    title: 'Liability and law',
    text: (
      <p>
        We are responsible without limit for harm done on purpose or by gross negligence and where
        the law does not allow a limit; otherwise for damage that could be foreseen, up to the price
        of the order. The law of Kenya applies, as far as the consumer law of your own country does
        not protect you better. If a sentence of these terms is not valid, the others remain.
      </p>
    ),
  },
]
