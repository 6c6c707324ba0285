import type { Profile } from '@bandari/sdk'
import { Notice, type NoticeProps } from '@bandari/ui'

type Status = Profile['seller_status']

/** The banner's condition is not specified: support has approved the account as a vendor (decisions 4). */
const notices: Record<Status, NoticeProps> = {
  approved: {
    kind: 'success',
    title: "Congratulations, you've been approved on the Seller Programme.",
  },
  pending: {
    title: 'Your application to the Seller Programme is with us.',
    children: 'Customer service reviews it and writes to you.',
  },
  suspended: {
    kind: 'attention',
    title: 'Your seller account is suspended.',
    children: 'Contact customer service to find out more.',
  },
  none: {
    title: 'Earn with Bandari',
    children:
      'On the Seller Programme you list your own vehicles and spares, and earn commission on every sale that used your promo code.',
  },
}

export function SellerStatus({ status }: { status: Status }) {
  return <Notice {...notices[status]} />
}
