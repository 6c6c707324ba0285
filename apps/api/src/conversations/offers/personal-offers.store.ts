import { byAccount, type PersonalTable, within } from '../../people/privacy/personal-table.store.ts'

/** Which vehicle, how much and when. */
const offers: PersonalTable = {
  table: 'offers',
  ties: [byAccount('account_id')],
  withheld: { declines_at: 'It would tell for how little the seller does not sell.' },
  onDeletion: { keeps: { '*': 'What was offered and agreed, which the seller is party to.' } },
}

/** What is stored about a buyer's offers. */
export const personalOffers: PersonalTable[] = [
  {
    table: 'offer_events',
    ties: [within('offer_id', offers)],
    withheld: { actor_id: 'Who of the other side it was.' },
    onDeletion: offers.onDeletion,
  },
  offers,
]
