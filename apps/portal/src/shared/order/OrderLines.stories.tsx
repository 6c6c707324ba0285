import type { LineProp } from '@bandari/sdk'
import { longVehicle, picture, vehicle } from '../story-samples.ts'
import { OrderLines } from './OrderLines.tsx'
import { ProFormaButton } from './ProFormaButton.tsx'
import { Sums } from './Sums.tsx'

export default {}

const none = { chassis_number: null, engine_number: null, auction_sheet: null }

const lines: LineProp[] = [
  {
    image: picture,
    title: vehicle,
    qty: 1,
    price: '23900.00',
    product_id: 412,
    identity: {
      chassis_number: 'GDJ150-0031245',
      engine_number: '1GD-4471120',
      auction_sheet: '#sheet',
    },
    fit: null,
  },
  {
    image: 'No_Image_found',
    title: longVehicle,
    qty: 12,
    price: '1234567.00',
    product_id: null,
    identity: none,
    fit: {
      vehicle: '2014 Toyota Vitz F 1.3 L petrol (1,329 cc)',
      verdict: 'does-not-fit',
      told_at: '2026-03-02T09:12:44Z',
      accepted_at: '2026-03-02T09:12:44Z',
      is_promised: false,
    },
  },
]

export const Plain = () => <OrderLines lines={lines} currency="USD" />

export const LeadingToTheShop = () => <OrderLines lines={lines} currency="USD" linked />

/** What the invoice asks for. */
export const WithSums = () => (
  <Sums
    lines={[
      { label: 'ui.costGoods', amount: '23900.00' },
      { label: 'ui.costShipping', amount: '1150.00' },
      { label: 'ui.costInsurance', amount: '310.00' },
    ]}
    total="25360.00"
    currency="USD"
  />
)

/** Pressed here, it says that the invoice could not be downloaded. */
export const ProForma = () => <ProFormaButton order={{ id: 7, number: '100118' }} />
