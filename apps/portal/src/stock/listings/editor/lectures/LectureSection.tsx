import type { VehicleListing } from '@bandari/sdk'
import { Button, classNames } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../../../paths.ts'
import { EditorSection } from '../EditorSection.tsx'
import { isClosed } from '../LockNotice.tsx'
import css from './LectureSection.module.css'
import { LectureForm } from './LectureForm.tsx'
import { RemoveLectureDialog } from './RemoveLectureDialog.tsx'
import type { Editor } from '../use-editor.ts'
import { FieldInput } from '../inputs/FieldInput.tsx'
import { t } from '../../../../language/translator.ts'

interface LectureSectionProps {
  editor: Editor
  listing: VehicleListing
}

type LectureTitle = VehicleListing['lecture_list'][number]

/** Further titled parts of the description, such as an inspection report (decisions 18). */
export function LectureSection({ editor, listing }: LectureSectionProps) {
  const { prod_id: cid, lecture_list, lectures: open } = listing
  const [leaving, setLeaving] = useState<LectureTitle | null>(null)
  return (
    <EditorSection title={t('portalEditor.lecture.title')} lead={t('portalEditor.lecture.lead')}>
      {lecture_list.length > 0 && (
        <ul className={css.lectures} aria-label={t('portalEditor.lecture.list')}>
          {lecture_list.map((lecture) => (
            <li
              key={lecture.lecture_id}
              className={classNames(
                css.lecture,
                lecture.lecture_id === open?.lecture_id && css.open,
              )}
            >
              <LectureRow
                lecture={lecture}
                href={paths.vehicleEditor(cid, lecture.lecture_id)}
                isOpen={lecture.lecture_id === open?.lecture_id}
                isKept={isClosed(listing, 'remove')}
                onRemove={() => setLeaving(lecture)}
              />
              {lecture.lecture_id === open?.lecture_id && <OpenLecture editor={editor} />}
            </li>
          ))}
        </ul>
      )}
      <LectureForm editor={editor} />
      {leaving && (
        <RemoveLectureDialog
          editor={editor}
          lecture={leaving}
          isOpen={leaving.lecture_id === open?.lecture_id}
          onClose={() => setLeaving(null)}
        />
      )}
    </EditorSection>
  )
}

interface LectureRowProps {
  lecture: LectureTitle
  href: string
  isOpen: boolean
  /** A buyer was promised it. */
  isKept: boolean
  onRemove: () => void
}

function LectureRow({ lecture: { title }, href, isOpen, isKept, onRemove }: LectureRowProps) {
  return (
    <div className={css.row}>
      {isOpen ? (
        <h3 className={css.title}>{title}</h3>
      ) : (
        <Link className={css.title} to={href}>
          {title}
        </Link>
      )}
      <Button
        variant="quiet"
        size="small"
        disabled={isKept}
        aria-label={t('portalEditor.lecture.deleteWhich', { title })}
        onClick={onRemove}
      >
        {t('portalEditor.lecture.delete')}
      </Button>
    </div>
  )
}

/** The page of a lecture begins at it. */
function OpenLecture({ editor }: { editor: Editor }) {
  return (
    <div className={css.fields} ref={showOnce}>
      <FieldInput editor={editor} name="lTitle" />
      <FieldInput editor={editor} name="lContent" />
    </div>
  )
}

/** The same function each time, so that React calls it when the fields appear and never again. */
function showOnce(fields: HTMLElement | null) {
  fields?.scrollIntoView({ block: 'center' })
}
