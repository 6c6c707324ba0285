import { Button, buttonClass, ErrorAlert, Notice } from '@bandari/ui'
import CheckCircle from '@mui/icons-material/CheckCircleOutlined'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import type { ChapterText } from './chapters/chapters.ts'
import { confirmLabels, notSaved } from './messages.ts'
import css from './Training.module.css'
import { t } from '../../language/translator.ts'

export interface ChapterPanelProps {
  chapter: ChapterText
  isDone: boolean
  isConfirming: boolean
  /** All four are done. */
  isTrained: boolean
  /** This confirmation was the fourth. */
  isRewarded: boolean
  failure: string | null
  onConfirm: () => void
  next: { label: string; to: string } | null
}

export function ChapterPanel(props: ChapterPanelProps) {
  const { chapter, isDone, isConfirming, isTrained, isRewarded, failure, onConfirm, next } = props
  return (
    <>
      <div className={`prose ${css.text}`}>
        <h2>{t(chapter.title)}</h2>
        <chapter.Text />
      </div>
      {failure !== null && <ErrorAlert title={t(notSaved)}>{failure}</ErrorAlert>}
      {isTrained && (
        <Notice kind="success" title={t('portalTraining.qualified')} live={isRewarded}>
          {t('portalTraining.qualifiedText')}
        </Notice>
      )}
      <div className={css.actions}>
        <Button disabled={isDone} loading={isConfirming} onClick={onConfirm}>
          {isDone && <CheckCircle aria-hidden fontSize="small" />}
          {t(isDone ? confirmLabels.done : confirmLabels.open)}
        </Button>
        {isTrained ? (
          <Link className={buttonClass({ variant: 'secondary' })} to={paths.supporterDashboard}>
            {t('portalTraining.viewDashboard')}
          </Link>
        ) : (
          isDone &&
          next && (
            <Link className={buttonClass({ variant: 'secondary' })} to={next.to}>
              {t('portalTraining.goOn', { chapter: next.label })}
            </Link>
          )
        )}
      </div>
    </>
  )
}
