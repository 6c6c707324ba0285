import { session } from '@bandari/sdk'
import { Suspense } from 'react'
import { CreateBase, type RaRecord, useNotify, useRedirect, useResourceContext } from 'react-admin'
import { Page } from '../../layout/Page.tsx'
import { drafts, draftKeyOf } from '../../shared/drafts/drafts.ts'
import type { ListName } from '../lists.ts'
import { BackTo } from '../record/BackTo.tsx'
import { FormSkeleton } from './FormSkeleton.tsx'
import type { LazyForm } from './lazy-form.ts'

interface CreatePageProps<T extends RaRecord> {
  title: string
  /** The list, and what it is a list of. */
  list: string
  what: ListName
  /** What is said when it is created. */
  done: (record: T) => string
  /** Where to go then; the list unless it says otherwise. */
  after?: 'edit'
  transform?: (values: T) => Record<string, unknown>
  form: LazyForm
}

export function CreatePage<T extends RaRecord>(props: CreatePageProps<T>) {
  const { title, list, what, done, after, transform, form } = props
  const resource = useResourceContext()
  const notify = useNotify()
  const redirect = useRedirect()
  const onSuccess = (record: T) => {
    // After a 401 react-admin leads to the sign-in, and what was typed is kept.
    if (session.token() === null) return
    drafts.drop(draftKeyOf(resource ?? '', undefined))
    notify(done(record), { type: 'success' })
    redirect(after ?? list, resource, record.id)
  }
  return (
    <CreateBase<T>
      mutationMode="pessimistic"
      mutationOptions={{ onSuccess, onError: shownByForm }}
      {...(transform && { transform })}
    >
      <Page wide title={title} above={<BackTo to={list} what={what} />}>
        <Suspense fallback={<FormSkeleton />}>
          <form.Form />
        </Suspense>
      </Page>
    </CreateBase>
  )
}

/** The form says why it could not be saved; a notification would say it twice. */
export const shownByForm = () => undefined
