import { Button, ErrorAlert } from '@bandari/ui'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { LinearProgress } from '@mui/material'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import css from './EditorBar.module.css'
import type { Editor } from './use-editor.ts'

interface EditorBarProps {
  editor: Editor
  onSave: () => void
}

/** The top bar with a Dashboard link and a Save button (account spec §2); it stays in reach. */
export function EditorBar({ editor, onSave }: EditorBarProps) {
  const { isDirty, isSaving, problems } = editor
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        <Link className={css.back} to={paths.vendorDashboard}>
          <ArrowBack fontSize="small" aria-hidden="true" />
          Dashboard
        </Link>
        <output className={css.state}>{isDirty ? 'Not saved yet' : 'Saved'}</output>
        <Button disabled={!isDirty} loading={isSaving} onClick={onSave}>
          Save
        </Button>
      </div>
      {problems.alert !== null && (
        <div className={css.alert}>
          <ErrorAlert title={problems.alert} />
        </div>
      )}
      {isSaving && <LinearProgress className={css.progress} aria-label="Saving" />}
    </div>
  )
}

/** While there is nothing to save yet. */
export function EditorBarSkeleton() {
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        <Link className={css.back} to={paths.vendorDashboard}>
          <ArrowBack fontSize="small" aria-hidden="true" />
          Dashboard
        </Link>
      </div>
    </div>
  )
}
