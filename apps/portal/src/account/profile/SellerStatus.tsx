import type { Profile } from '@bandari/sdk'
import { Notice, type NoticeProps } from '@bandari/ui'

type Status = Profile['seller_status']

const notices: Record<Exclude<Status, 'approved' | 'none'>, NoticeProps> = {
  pending: {
    title: 'Your application to the Seller Programme is with us.',
    children: 'Customer service reviews it and writes to you.',
  },
  suspended: {
    kind: 'attention',
    title: 'Your seller account is suspended.',
    children: 'Contact customer service to find out more.',
  },
}

/** The state of the seller account; an approval has a banner of its own. */
export function SellerStatus({ status }: { status: Status }) {
  return status === 'pending' || status === 'suspended' ? <Notice {...notices[status]} /> : null
}
