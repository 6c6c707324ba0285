import type { PlainMessageId } from '@bandari/i18n'
import { useFormat, useTranslate } from '@bandari/i18n/react'
import { Card } from '@bandari/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSendSparesRequestMutation } from '../api/requests.ts'
import { InfoPage } from '../shared/page/InfoPage.tsx'
import { paths } from '../shared/addresses/paths.ts'
import { RequestForm } from './RequestForm.tsx'

interface RequestPage {
  path: string
  title: PlainMessageId
  lead: PlainMessageId
  description: PlainMessageId
  requestLabel: PlainMessageId
  requestHint: PlainMessageId
}

const spares: RequestPage = {
  title: 'requests.partTitle',
  path: paths.partsRequest(),
  lead: 'requests.partLead',
  description: 'requests.partDescription',
  requestLabel: 'requests.partNeeded',
  requestHint: 'requests.partHint',
}

const electronics: RequestPage = {
  title: 'requests.electronicsTitle',
  path: paths.electronics(),
  lead: 'requests.electronicsLead',
  description: 'requests.electronicsDescription',
  requestLabel: 'requests.whatYouNeed',
  requestHint: 'requests.electronicsHint',
}

/** The request form for auto spares and electronics (buyer spec §2, §5). */
export function SparesRequestPage() {
  const t = useTranslate()
  const { labelled } = useFormat()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [send] = useSendSparesRequestMutation()
  const page = pathname.startsWith(paths.electronics()) ? electronics : spares
  const about = search.get('about')?.trim().slice(0, 255)
  return (
    <InfoPage
      title={t(page.title)}
      lead={t(page.lead)}
      description={t(page.description)}
      path={page.path}
      trail={[{ label: t('shell.autoSpares'), href: paths.parts() }]}
    >
      <Card>
        <RequestForm
          key={page.path}
          label={t(page.title)}
          requestLabel={t(page.requestLabel)}
          requestHint={t(page.requestHint)}
          request={about ? labelled(about, '') : ''}
          path="/requests/parts/"
          send={send}
        />
      </Card>
    </InfoPage>
  )
}
