import type { SupportRequest } from '@bandari/sdk'
import { useMediaQuery } from '@mui/material'
import type { Theme } from '@mui/material/styles'
import type { MouseEvent } from 'react'
import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import { paths } from '../paths.ts'
import { formatMoment } from '../shared/dates.ts'
import css from '../staff/list/StaffTable.module.css'
import own from './Inbox.module.css'
import { NoRequests } from './NoRequests.tsx'
import { RequestClock } from './RequestClock.tsx'
import { kindNames } from './request-words.ts'

const Column = DataTable.Col<SupportRequest>

export function RequestTable() {
  const isTablet = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'))
  return (
    <DataTable<SupportRequest>
      rowClick="show"
      size="medium"
      bulkActionButtons={false}
      empty={<NoRequests />}
      hiddenColumns={isTablet ? ['created_at'] : []}
      storeKey={isTablet ? 'requests.tablet' : 'requests.desktop'}
    >
      <Column source="id" label="Request" render={referenceOf} />
      <Column source="state" label="Clock" disableSort render={clockOf} />
      <Column source="name" label="From" render={senderOf} />
      <Column source="text" label="Asked for" disableSort render={askedOf} />
      <Column source="created_at" label="Asked" cellClassName={css.whole} render={momentOf} />
    </DataTable>
  )
}

/** The link is for the keyboard and for new tabs; a row answers to the mouse alone. */
function referenceOf({ id, reference }: SupportRequest) {
  const stop = (event: MouseEvent) => event.stopPropagation()
  return (
    <Link to={paths.supportRequest(id)} onClick={stop} className={css.whole}>
      {reference}
    </Link>
  )
}

function clockOf(request: SupportRequest) {
  return <RequestClock request={request} />
}

function senderOf({ name, email, contact_number }: SupportRequest) {
  return (
    <span className={css.stack}>
      <span className={css.cut}>{name}</span>
      <span className={css.quiet}>{email ?? contact_number}</span>
    </span>
  )
}

function askedOf({ kind, text }: SupportRequest) {
  return (
    <span className={css.stack}>
      <span>{kindNames[kind]}</span>
      <span className={own.excerpt}>{text}</span>
    </span>
  )
}

function momentOf({ created_at }: SupportRequest) {
  return formatMoment(created_at)
}
