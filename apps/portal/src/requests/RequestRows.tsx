import type { SupportRequest } from '@bandari/sdk'
import { SimpleList } from 'react-admin'
import css from '../staff/list/StaffTable.module.css'
import own from './Inbox.module.css'
import { NoRequests } from './NoRequests.tsx'
import { RequestClock } from './RequestClock.tsx'
import { kindNames } from './request-words.ts'

/** The table on a phone. */
export function RequestRows() {
  return (
    <SimpleList<SupportRequest>
      linkType="show"
      empty={<NoRequests />}
      primaryText={headOf}
      secondaryText={restOf}
      sx={{ padding: 0, '& li + li': { borderTop: 1, borderColor: 'divider' } }}
    />
  )
}

function headOf(request: SupportRequest) {
  return (
    <span className={css.rowHead}>
      <strong>{request.reference}</strong>
      <RequestClock request={request} />
    </span>
  )
}

function restOf({ name, kind, text }: SupportRequest) {
  return (
    <span className={css.row}>
      <span>
        {name} · {kindNames[kind]}
      </span>
      <span className={own.excerpt}>{text}</span>
    </span>
  )
}
