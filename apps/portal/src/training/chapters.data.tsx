import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { brand } from '../shared/programme/brand.ts'
import {
  holdingDays,
  payoutDays,
  payoutThreshold,
  trackingDays,
  trainingPoints,
} from '../shared/programme/programme.data.ts'
import type { Chapter } from '../shared/programme/training-progress.ts'
import { PositionsTable } from './PositionsTable.tsx'

export interface ChapterText {
  id: Chapter
  tab: string
  title: string
  text: ReactNode
}

/** Content as account spec §2 names it; figures from §9 and decisions 14, 15. */
export const chapterTexts: readonly ChapterText[] = [
  {
    id: 'intro',
    tab: 'Intro',
    title: 'What a supporter does',
    text: (
      <>
        <p>
          People who need a car, a truck or a part ask somebody they trust first. As a supporter of{' '}
          {brand} you are that somebody: you show them where to look, and when they buy with your
          promo code, you earn commission.
        </p>
        <h3>How a sale goes</h3>
        <ol>
          <li>
            Somebody finds a vehicle on {brand} and orders it, with your code or by your link.
          </li>
          <li>They get a pro-forma invoice and pay it to the account that stands on it.</li>
          <li>When the money has arrived, your commission appears on your dashboard as pending.</li>
          <li>
            {holdingDays} days later it is approved, and paid once your balance is above{' '}
            {payoutThreshold}.
          </li>
        </ol>
        <h3>What it costs</h3>
        <p>
          Nothing. You buy nothing, keep no stock and pay no fee. Buyers pay the same with your code
          as without it: the code is a recommendation, not a discount, and goes together with one.
        </p>
        <h3>What these chapters are for</h3>
        <p>
          Four short readings, about ten minutes in all. Confirm each when you have read it. With
          the last you are a qualified Independent Business Owner and get {trainingPoints} points.
        </p>
      </>
    ),
  },
  {
    id: 'chapter_1',
    tab: 'Chapter 1',
    title: 'How to get paid: points and earned positions',
    text: (
      <>
        <p>
          Commission is a share of the price of the goods, after any discount and without shipping.
          It is counted in points; one point is worth USD1.
        </p>
        <PositionsTable />
        <h3>Direct and downline</h3>
        <p>
          A <strong>direct referral</strong> is an order with your own code or by your own link. A{' '}
          <strong>downline referral</strong> is an order with the code of somebody you invited. It
          ends there: nothing is paid on the people they invite.
        </p>
        <h3>An example</h3>
        <p>
          A buyer orders a car for $4,000 with $700 of shipping and the code of an Independent
          Business Owner, who earns 1% of $4,000: $40. They were invited by an Executive Team
          Manager, who earns 1.5% of $4,000: $60.
        </p>
        <h3>From pending to paid</h3>
        <ul>
          <li>
            <strong>Pending</strong>: the order has been paid for, and is less than {holdingDays}{' '}
            days old. If it is canceled or refunded, the commission is taken back.
          </li>
          <li>
            <strong>Approved</strong>: the sale is {holdingDays} days old.
          </li>
          <li>
            <strong>Payable</strong>: your approved balance has reached {payoutThreshold}.
          </li>
          <li>
            <strong>Paid</strong>: sent to your mobile wallet, or another way we agreed on, within{' '}
            {payoutDays} working days.
          </li>
        </ul>
        <p>
          Every entry stands in <Link to={paths.statement()}>your statement</Link>. A new position
          counts for the sales after it, and nobody is moved down again.
        </p>
      </>
    ),
  },
  {
    id: 'chapter_2',
    tab: 'Chapter 2',
    title: 'How to promote: your code and your material',
    text: (
      <>
        <h3>Code or link?</h3>
        <p>
          Give the <strong>code</strong> where people talk: in person, on the telephone, on a card.
          They type it into the box in their basket. Send the <strong>link</strong> where people
          tap: on WhatsApp, in a group, by e-mail. Whoever follows it counts as yours for{' '}
          {trackingDays} days, even if they come back on their own.
        </p>
        <h3>Marketing material</h3>
        <p>
          <Link to={paths.promotion}>The promotion tools</Link> draw a business card, an A5 flyer
          and a vinyl banner with your name, your code and a QR code of your link. They are ready
          for a print shop: send the file as it is, and ask for 100 % size.
        </p>
        <h3>What works</h3>
        <ul>
          <li>Send one car that fits what they asked for, not ten that do not.</li>
          <li>
            Send the page, not a screenshot: price and availability there are always of today.
          </li>
          <li>Know the rules of your country: how old a car may be, and what the duty is.</li>
          <li>
            Explain the pro-forma invoice. Most doubts are about paying, so show how it works.
          </li>
          <li>Ask again after a week. Few people buy a car on the day they start to look.</li>
        </ul>
        <h3>What is not allowed</h3>
        <ul>
          <li>Your own code on your own order.</li>
          <li>Messages to people who have not asked for them.</li>
          <li>Promises about prices, arrival dates, permits or income.</li>
          <li>
            Taking a buyer’s money, ever. It goes to the account on the invoice and nowhere else.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'chapter_3',
    tab: 'Chapter 3',
    title: 'The community: your team and ours',
    text: (
      <>
        <h3>Invite somebody</h3>
        <p>
          Whoever joins the programme and gives your e-mail address as their referrer is your
          recruit. You earn your downline rate on their sales, and their sales count towards your
          next position. They lose nothing by it: their own commission is the same.
        </p>
        <p>
          Nothing is paid for bringing people in as such. A team that sells nothing earns nothing,
          so invite people who like to help others choose a car.
        </p>
        <h3>Look after your team</h3>
        <ul>
          <li>Go through these chapters with them, and through their first invoice.</li>
          <li>
            <Link to={paths.downline}>My Downline</Link> shows who has sold what, and whether it has
            been paid.
          </li>
          <li>Share what you learn about duties, ports and clearing agents in your country.</li>
        </ul>
        <h3>Say who you are</h3>
        <p>
          Tell people that you earn commission when they buy with your code. It is fair, in many
          countries it is the law, and it makes what you say more believable, not less.
        </p>
        <h3>When something goes wrong</h3>
        <p>
          Never settle a buyer’s complaint on your own account. Send them to customer service with
          their order number; what helps them helps your name too.
        </p>
      </>
    ),
  },
]
