import { useEffect, useRef, useState } from 'react'
import { useRecordContext, useResourceContext } from 'react-admin'
import { type FieldValues, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { drafts, draftKeyOf } from '../../shared/drafts/drafts.ts'
import { LeaveDialog } from '../../shared/drafts/LeaveDialog.tsx'
import { RestoredNotice } from '../../shared/drafts/RestoredNotice.tsx'
import { useLeaveGuard } from '../../shared/drafts/use-leave-guard.ts'

/** Keeps what is typed into a record's form, brings it back after a reload, and asks before it is given up. */
export function RecordDraft() {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const draftKey = draftKeyOf(resource, record?.id)
  const { reset } = useFormContext()
  const { isDirty, isRestored } = useDraft(draftKey)
  const guard = useLeaveGuard(draftKey, isDirty)
  return (
    <>
      {isRestored && <RestoredNotice onDiscard={() => reset()} />}
      <LeaveDialog
        guard={guard}
        onDiscard={() => {
          drafts.drop(draftKey)
          guard.leave()
        }}
      />
    </>
  )
}

/** The form's values in the drafts. They keep the version that they began with, so a save still detects another's. */
function useDraft(draftKey: string) {
  const { getValues, reset, formState } = useFormContext()
  const isDirty = hasTrue(useFormState().dirtyFields)
  const values: unknown = useWatch()
  const [draft] = useState(() => drafts.read(draftKey))
  const isRestored = useUntilClean(draft !== null, isDirty)
  const isBegun = useRef(false)
  const stored = useRef('')
  // Other values may replace the first ones only after react-admin has given those to the form.
  useEffect(() => {
    if (!formState.isReady || isBegun.current) return
    isBegun.current = true
    if (typeof draft === 'object' && draft !== null)
      reset({ ...getValues(), ...(draft as FieldValues) }, { keepDefaultValues: true })
  }, [formState.isReady, draft, getValues, reset])
  // Keeps the browser's storage up to date. A form that is saved says so again without a new value: that is no draft.
  useEffect(() => {
    if (!isBegun.current) return
    if (!isDirty) return drafts.drop(draftKey)
    const text = JSON.stringify(values)
    if (text !== stored.current) drafts.save(draftKey, values)
    stored.current = text
  }, [isDirty, draftKey, values])
  return { isDirty, isRestored: isRestored && isDirty }
}

/** A draft counts as restored until it is saved or given up; what is typed after that is new. */
function useUntilClean(isRestored: boolean, isDirty: boolean): boolean {
  const [wasDirty, setWasDirty] = useState(isDirty)
  const [isOver, setOver] = useState(false)
  if (isDirty !== wasDirty) {
    setWasDirty(isDirty)
    if (!isDirty) setOver(true)
  }
  return isRestored && !isOver
}

/** Of one field, or of the fields of a part of the record. */
function hasTrue(dirty: unknown): boolean {
  if (typeof dirty !== 'object' || dirty === null) return dirty === true
  return Object.values(dirty).some(hasTrue)
}
