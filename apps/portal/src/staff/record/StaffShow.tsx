import type { PlainMessageId } from '@bandari/i18n'
import { Loading } from '@bandari/ui'
import { Fragment, type ReactNode } from 'react'
import { type RaRecord, ShowBase, useCreatePath, useShowContext } from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import type { ListName } from '../lists.ts'
import { BackTo } from './BackTo.tsx'
import { reading } from './reading.ts'
import { t } from '../../language/translator.ts'

type NameIn<Id> = Id extends `staff.record.${infer Name}` ? Name : never

/** The kinds of records that `staff.json` has a name for. */
type RecordName = NameIn<PlainMessageId>

interface StaffShowProps<T extends RaRecord> {
  /** One record, in sentences of its own: `staff.recordFailed.order`. */
  what: RecordName
  /** What its list is a list of. */
  listed: ListName
  /** A field that is always filled: without it the record has not been read yet. */
  filled: keyof T
  titleOf: (record: T) => string
  /** Beside the heading: the state that the record is in. */
  badgesOf?: (record: T) => ReactNode
  children: (record: T) => ReactNode
}

/** A staff record, with a link back to its list. */
export function StaffShow<T extends RaRecord>(props: StaffShowProps<T>) {
  return (
    <ShowBase<T> queryOptions={reading}>
      <Shown {...props} />
    </ShowBase>
  )
}

function Shown<T extends RaRecord>(props: StaffShowProps<T>) {
  const { what, listed, filled, titleOf, badgesOf, children } = props
  const { record: read, error, refetch, resource } = useShowContext<T>()
  const createPath = useCreatePath()
  const record = read?.[filled] ? read : null
  return (
    <Page
      wide
      title={record ? titleOf(record) : t(`staff.record.${what}`)}
      above={<BackTo to={createPath({ resource, type: 'list' })} what={listed} />}
      aside={record && badgesOf?.(record)}
    >
      {record ? (
        <Fragment key={record.id}>{children(record)}</Fragment>
      ) : error ? (
        <LoadFailure
          error={error}
          title={t(`staff.recordFailed.${what}`)}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading label={t(`staff.recordLoading.${what}`)} />
      )}
    </Page>
  )
}
