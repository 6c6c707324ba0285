import { Button, ErrorAlert } from '@bandari/ui'
import ArrowBack from '@mui/icons-material/ArrowBack'
import { LinearProgress } from '@mui/material'
import { Link } from 'react-router-dom'
import { useReadsOnly } from '../../../layout/ReadsOnly.tsx'
import { paths } from '../../../paths.ts'
import css from './EditorBar.module.css'
import { listOf } from './list-of.ts'
import type { Editor } from './use-editor.ts'
import { t } from '../../../language/translator.ts'

interface EditorBarProps {
  editor: Editor
  onSave: () => void
}

/** The top bar with a Dashboard link and a Save button (account spec §2); it stays in reach. */
export function EditorBar({ editor, onSave }: EditorBarProps) {
  const { isDirty, isSaving, problems, listing } = editor
  const list = listOf(listing)
  const readsOnly = useReadsOnly()
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        <Link className={css.back} to={list.path}>
          <ArrowBack fontSize="small" aria-hidden="true" />
          {t(list.name)}
        </Link>
        {!readsOnly && (
          <>
            <output className={css.state}>{t(stateOf(editor))}</output>
            <Button disabled={!isDirty} loading={isSaving} onClick={onSave}>
              {t('portalEditor.save')}
            </Button>
          </>
        )}
      </div>
      {problems.alert !== null && (
        <div className={css.alert}>
          <ErrorAlert title={problems.alert} />
        </div>
      )}
      {isSaving && (
        <LinearProgress className={css.progress} aria-label={t('portalEditor.savingNow')} />
      )}
    </div>
  )
}

/** What is being saved is not called unsaved: the switch saves by itself. */
function stateOf({ isDirty, isSaving }: Editor) {
  if (isSaving) return 'portalEditor.savingNow'
  return isDirty ? 'portalEditor.notSaved' : 'portalEditor.saved'
}

/** While there is nothing to save yet. */
export function EditorBarSkeleton() {
  return (
    <div className={css.bar}>
      <div className={css.tools}>
        <Link className={css.back} to={paths.vendorDashboard}>
          <ArrowBack fontSize="small" aria-hidden="true" />
          {t('portal.menu.dashboard')}
        </Link>
      </div>
    </div>
  )
}
