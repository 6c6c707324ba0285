import { Loading } from '@bandari/ui'
import { Fragment, type ReactNode } from 'react'
import { type RaRecord, ShowBase, useCreatePath, useShowContext } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { BackTo } from './BackTo.tsx'
import { reading } from './reading.ts'

interface StaffShowProps<T extends RaRecord> {
  /** The word for one record. */
  what: string
  /** What its list is a list of. */
  listed: string
  /** A field that is always filled: without it the record has not been read yet. */
  filled: keyof T
  titleOf: (record: T) => string
  /** Beside the heading: the state that the record is in. */
  marksOf?: (record: T) => ReactNode
  children: (record: T) => ReactNode
}

/** A record of staff, with the way back to its list. */
export function StaffShow<T extends RaRecord>(props: StaffShowProps<T>) {
  return (
    <ShowBase<T> queryOptions={reading}>
      <Shown {...props} />
    </ShowBase>
  )
}

function Shown<T extends RaRecord>(props: StaffShowProps<T>) {
  const { what, listed, filled, titleOf, marksOf, children } = props
  const { record: read, error, refetch, resource } = useShowContext<T>()
  const createPath = useCreatePath()
  const record = read?.[filled] ? read : null
  return (
    <Page
      wide
      title={record ? titleOf(record) : what.replace(/^./, (letter) => letter.toUpperCase())}
      above={<BackTo to={createPath({ resource, type: 'list' })} what={listed} />}
      aside={record && marksOf?.(record)}
    >
      {record ? (
        <Fragment key={record.id}>{children(record)}</Fragment>
      ) : error ? (
        <LoadFailure
          error={error}
          title={`This ${what} could not be loaded`}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={`Loading the ${what}…`} />
      )}
    </Page>
  )
}
