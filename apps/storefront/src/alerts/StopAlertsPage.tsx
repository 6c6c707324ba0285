import { useTranslate } from '@bandari/i18n/react'
import { Button, buttonClass, ErrorAlert } from '@bandari/ui'
import { useParams } from '../shared/addresses/params.ts'
import { useStopAlertsMutation } from '../api/alerts.ts'
import { asRefusal } from '../api/refusal.ts'
import { paths } from '../shared/addresses/paths.ts'
import type { RouteModule } from '../shared/addresses/route.ts'
import { AppLink } from '../shared/page/AppLink.tsx'
import { MessagePage } from '../shared/page/MessagePage.tsx'
import { NeedsScript } from '../shared/page/NeedsScript.tsx'

export const stopAlertsRoute: RouteModule = { Page: StopAlertsPage }

/** Where a link of each alert leads. Looking at it changes nothing: mail programs and their guards follow links by themselves. */
function StopAlertsPage() {
  const t = useTranslate()
  const { token = '' } = useParams()
  const [stop, { isSuccess, isLoading, error }] = useStopAlertsMutation()
  const mine = (
    <AppLink className={buttonClass({ variant: 'secondary' })} href={paths.alerts()}>
      {t('alerts.see')}
    </AppLink>
  )
  if (isSuccess)
    return (
      <MessagePage title={t('alerts.stopped')} actions={mine}>
        <p role="status">{t('alerts.stoppedHow')}</p>
      </MessagePage>
    )
  if (error && asRefusal(error).status === 404)
    return (
      <MessagePage title={t('alerts.stopUnknown')} actions={mine}>
        <p role="status">{t('alerts.stopUnknownHow')}</p>
      </MessagePage>
    )
  return (
    <MessagePage
      title={t('alerts.stopTitle')}
      actions={
        <>
          <Button disabled={isLoading} onClick={() => void stop(token)}>
            {t('alerts.stopAction')}
          </Button>
          {mine}
        </>
      }
    >
      <p>{t('alerts.stopHow')}</p>
      <NeedsScript what={t('alerts.stopTitle')} />
      {error && <ErrorAlert title={t('alerts.stopFailed')} />}
    </MessagePage>
  )
}
