import { Button, Field, TextInput } from '@bandari/ui'
import { type FormEvent, useRef, useState } from 'react'
import { useDataProvider } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { paths } from '../../../../paths.ts'
import type { PortalDataProvider } from '../../../../providers/data-provider.ts'
import css from './LectureSection.module.css'
import { listingFields } from '../values/listing-fields.ts'
import { fieldRequired, saveFirst } from '../messages.ts'
import type { Editor } from '../use-editor.ts'
import { t } from '../../../../language/translator.ts'

/** A new one begins with its heading; its text is written on its own page. */
export function LectureForm({ editor }: { editor: Editor }) {
  const [title, setTitle] = useState('')
  const { add, isAdding, mistake, setMistake } = useNewLecture(editor)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void add(title.trim())
  }
  return (
    <form className={css.add} onSubmit={submit} noValidate>
      <Field label={t('portalEditor.lecture.new')} error={mistake}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            maxLength={listingFields.lTitle.longest}
            placeholder={t('portalEditor.lecture.example')}
            value={title}
            onChange={({ currentTarget }) => {
              setTitle(currentTarget.value)
              setMistake(null)
            }}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" loading={isAdding}>
        {t('portalEditor.lecture.add')}
      </Button>
    </form>
  )
}

function useNewLecture({ listing, isDirty }: Editor) {
  const { createLecture } = useDataProvider<PortalDataProvider>()
  const navigate = useNavigate()
  const isUnderWay = useRef(false)
  const [isAdding, setAdding] = useState(false)
  const [mistake, setMistake] = useState<string | null>(null)
  const add = async (title: string) => {
    if (isUnderWay.current) return
    // The section has another page; typed values on this one would be lost.
    if (isDirty) return setMistake(t(saveFirst))
    if (title === '') return setMistake(t(fieldRequired))
    isUnderWay.current = true
    setAdding(true)
    try {
      const cid = listing.prod_id
      const { lecture_id }: { lecture_id?: number } = await createLecture({ cid, title })
      if (lecture_id !== undefined) void navigate(paths.vehicleEditor(cid, lecture_id))
    } catch (error) {
      setMistake(error instanceof Error ? error.message : String(error))
    } finally {
      isUnderWay.current = false
      setAdding(false)
    }
  }
  return { add, isAdding, mistake, setMistake }
}
