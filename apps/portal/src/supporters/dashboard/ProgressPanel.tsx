import { buttonClass, Card, Skeleton } from '@bandari/ui'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Circle from '@mui/icons-material/RadioButtonUnchecked'
import { LinearProgress } from '@mui/material'
import { Link } from 'react-router-dom'
import { LoadFailure } from '../../layout/LoadFailure.tsx'
import { paths } from '../../paths.ts'
import { useProfile } from '../../providers/use-profile.ts'
import { formatPercent } from '../../shared/format.ts'
import { readTraining, trainingPercent } from '../../shared/programme/training-progress.ts'
import { progressMessages } from './messages.ts'
import css from './ProgressPanel.module.css'
import { t } from '../../language/translator.ts'

/** Registration is 50 %, training completes it (account spec §2, §4). */
export function ProgressPanel({ isAgent }: { isAgent: boolean }) {
  const { data: profile, error, refetch } = useProfile()
  if (profile) {
    const percent = trainingPercent(readTraining(profile.agent_training))
    return <Progress percent={percent} isAgent={isAgent} />
  }
  if (error) return <LoadFailure error={error} onRetry={() => void refetch()} />
  return (
    <Card role="group" aria-busy="true" aria-label={t('portalSupporter.progressLoading')}>
      <Skeleton width="50%" />
      <Skeleton width="70%" />
      <div className={css.coming}>
        <Skeleton shape="block" height="100%" />
      </div>
    </Card>
  )
}

function Progress({ percent, isAgent }: { percent: 50 | 100; isAgent: boolean }) {
  const isComplete = percent === 100
  const [title, text] = progressMessages[percent]
  return (
    <Card as="section" className={css.panel} aria-label={t('portalSupporter.progress')}>
      <div className={css.words} data-complete={isComplete}>
        <p className={css.title}>{t(title)}</p>
        <p className={css.text}>{t(text)}</p>
        <div className={css.measure}>
          <LinearProgress
            variant="determinate"
            value={percent}
            color={isComplete ? 'success' : 'primary'}
            aria-label={t('portalSupporter.progressOf')}
            sx={{ flex: 1, height: 10, borderRadius: 5 }}
          />
          <strong>{formatPercent(percent)}</strong>
        </div>
      </div>
      <ul className={css.checklist}>
        <Item name={t('portalSupporter.register')} isDone />
        <Item name={t('portalSupporter.training')} isDone={isComplete} />
      </ul>
      {!isComplete && (
        <Link
          className={buttonClass({ variant: isAgent ? 'primary' : 'secondary' })}
          to={paths.training()}
        >
          {t('portalSupporter.goToTraining')}
        </Link>
      )}
    </Card>
  )
}

function Item({ name, isDone }: { name: string; isDone: boolean }) {
  const Icon = isDone ? CheckCircle : Circle
  return (
    <li className={css.item} data-done={isDone}>
      <Icon aria-hidden />
      {name}
      <span className="visually-hidden">{` ${t(isDone ? 'portalSupporter.isDone' : 'portalSupporter.isNotDone')}`}</span>
    </li>
  )
}
