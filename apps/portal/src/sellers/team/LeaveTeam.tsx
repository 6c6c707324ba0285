import { Button, ConfirmDialog, ErrorAlert } from '@bandari/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { teamCalls } from '../../providers/teams.ts'
import { useCall } from '../../shared/documents/use-call.ts'
import css from './Team.module.css'

/** For a member, who does not own what they leave. */
export function LeaveTeam({ name }: { name: string }) {
  const [isAsking, setAsking] = useState(false)
  const { run, isRunning, refusal } = useCall()
  const navigate = useNavigate()
  const leave = () =>
    run({
      act: teamCalls.leaveTeam,
      done: t('portalTeam.left', { name }),
      onDone: () => void navigate(paths.profile),
    })
  return (
    <div className={css.acts}>
      {refusal !== null && <ErrorAlert title={refusal} />}
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('portalTeam.leave')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        dangerous
        loading={isRunning}
        title={t('portalTeam.leave')}
        confirmLabel={t('portalTeam.leave')}
        onConfirm={leave}
        onCancel={() => setAsking(false)}
      >
        <p>{t('portalTeam.leaveText', { name })}</p>
      </ConfirmDialog>
    </div>
  )
}
