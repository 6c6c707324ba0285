import type { Offer } from '@bandari/sdk'
import { HttpError } from 'react-admin'
import { t } from '../../language/translator.ts'
import { longVehicle, picture, vehicle } from '../story-samples.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import { FloorButton } from './FloorButton.tsx'
import { OfferAnswers } from './OfferAnswers.tsx'
import { OfferCard } from './OfferCard.tsx'
import type { Answer, Side } from './offer-labels.ts'

const made = { state: 'open', amount: '21500.00', by: 'buyer', at: '2026-11-18T09:00:00Z' } as const
const countered = {
  state: 'countered',
  amount: '22800.00',
  by: 'seller',
  at: '2026-11-19T14:20:00Z',
} as const

const open: Offer = {
  id: 7,
  version: 1,
  product_id: 412,
  title: vehicle,
  primary_image: picture,
  state: 'open',
  amount: made.amount,
  list_price: '23900.00',
  currency: 'USD',
  ends_at: '2026-11-21T09:00:00Z',
  made_at: made.at,
  order: null,
  events: [made],
}

const offers = {
  open,
  countered: {
    ...open,
    state: 'countered',
    amount: countered.amount,
    events: [made, countered],
  },
  accepted: {
    ...open,
    state: 'accepted',
    events: [made, { ...made, state: 'accepted', by: 'seller', at: '2026-11-19T14:20:00Z' }],
  },
  ordered: {
    ...open,
    state: 'ordered',
    ends_at: null,
    order: { id: 9, number: '100118' },
    events: [made, countered, { ...countered, state: 'ordered', by: 'buyer' }],
  },
  declined: {
    ...open,
    title: longVehicle,
    primary_image: 'No_Image_found',
    state: 'declined',
    ends_at: null,
    events: [made, { ...made, state: 'declined', by: 'seller' }],
  },
  expired: {
    ...open,
    state: 'expired',
    ends_at: null,
    events: [made, { ...made, state: 'expired', by: 'clock' }],
  },
} as const satisfies Record<string, Offer>

/** Offers as their buyer and as their seller sees them. */
export default { parameters: { operations: { getOfferFloor: { floor: '21000.00' } } } }

const refused = () => Promise.reject(new HttpError(t('portal.unknownFailure'), 409))

const Cards = ({ side, shown }: { side: Side; shown: readonly Offer[] }) => (
  <ul className="plain-list" style={{ display: 'grid', gap: 'var(--space-4)', maxWidth: 760 }}>
    {shown.map((offer) => (
      <OfferCard key={offer.state} offer={offer} side={side}>
        <OfferAnswers offer={offer} side={side} send={refused} />
      </OfferCard>
    ))}
  </ul>
)

export const OfTheBuyer = () => <Cards side="buyer" shown={Object.values(offers)} />

export const OfTheSeller = () => <Cards side="seller" shown={Object.values(offers)} />

const Asked = ({ offer, side, answer }: { offer: Offer; side: Side; answer: Answer }) => (
  <AnswerDialog
    offer={offer}
    side={side}
    answer={answer}
    send={refused}
    onClose={() => undefined}
  />
)

export const Accepting = () => <Asked offer={offers.open} side="seller" answer="accept" />

/** Sent, it is refused, and the refusal stays. */
export const Countering = () => <Asked offer={offers.open} side="seller" answer="counter" />

export const Declining = () => <Asked offer={offers.open} side="seller" answer="decline" />

export const Withdrawing = () => <Asked offer={offers.accepted} side="buyer" answer="withdraw" />

/** The lowest price that the seller takes, in a dialog. */
export const Floor = () => <FloorButton id={412} currency="USD" />
