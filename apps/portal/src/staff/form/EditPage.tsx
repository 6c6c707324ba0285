import { session } from '@bandari/sdk'
import { type ReactNode, Suspense, useEffect } from 'react'
import {
  EditBase,
  type RaRecord,
  useEditContext,
  useNotify,
  useRedirect,
  useResourceContext,
} from 'react-admin'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { Page } from '../../layout/Page.tsx'
import { drafts, draftKeyOf } from '../../shared/drafts/drafts.ts'
import { BackTo } from '../record/BackTo.tsx'
import { reading } from '../record/reading.ts'
import type { ListName } from '../lists.ts'
import { FormSkeleton } from './FormSkeleton.tsx'
import { shownByForm } from './CreatePage.tsx'
import type { LazyForm } from './lazy-form.ts'
import { t } from '../../language/translator.ts'

interface FrameProps<T extends RaRecord> {
  /** Until the record is there. */
  title: string
  titleOf: (record: T) => string
  aside?: (record: T) => ReactNode
  list: string
  what: ListName
  form: LazyForm
}

interface EditPageProps<T extends RaRecord> extends FrameProps<T> {
  done: (record: T) => string
  /** Stays on the record after saving instead of going back to the list. */
  stay?: boolean
}

export function EditPage<T extends RaRecord>(props: EditPageProps<T>) {
  const { done, stay = false, ...frame } = props
  const resource = useResourceContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (record: T) => {
    // After a 401 react-admin leads to the sign-in, and what was typed is kept.
    if (session.token() === null) return
    drafts.drop(draftKeyOf(resource ?? '', record.id))
    notify(done(record), { type: 'success' })
    if (!stay) redirect(frame.list)
  }
  return (
    <EditBase<T>
      mutationMode="pessimistic"
      redirect={false}
      queryOptions={reading}
      mutationOptions={{ onSuccess, onError: shownByForm }}
    >
      <Frame {...frame} />
    </EditBase>
  )
}

function Frame<T extends RaRecord>({ title, titleOf, aside, list, what, form }: FrameProps<T>) {
  const { record, error, refetch } = useEditContext<T>()
  // The form comes while the record does.
  useEffect(() => form.ask(), [form])
  return (
    <Page
      wide
      title={record ? titleOf(record) : title}
      above={<BackTo to={list} what={what} />}
      aside={record && aside?.(record)}
    >
      {record ? (
        <Suspense fallback={<FormSkeleton />}>
          <form.Form />
        </Suspense>
      ) : error ? (
        <LoadFailure error={error} title={t('staff.notLoaded')} onRetry={() => void refetch()} />
      ) : (
        <FormSkeleton />
      )}
    </Page>
  )
}
