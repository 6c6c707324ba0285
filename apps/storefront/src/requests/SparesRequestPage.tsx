import { Card } from '@bandari/ui'
import { useLocation, useSearchParams } from 'react-router-dom'
import { useSendSparesRequestMutation } from '../api/requests.ts'
import { InfoPage } from '../shared/InfoPage.tsx'
import { paths } from '../shared/paths.ts'
import { RequestForm } from './RequestForm.tsx'

const spares = {
  title: 'Request a part',
  path: paths.partsRequest(),
  lead: 'Tell us the vehicle and the part. An agent asks our sellers and will be in touch within 12 hours, with what it costs.',
  description:
    'Ask for an auto spare part that is not in the catalogue: an agent will be in touch within 12 hours.',
  requestLabel: 'The part you need',
  requestHint:
    'Make, model, year, and the part number if you have it. For example: front left headlamp for a 2014 Nissan Note.',
}

const electronics = {
  title: 'Request electronics',
  path: paths.electronics(),
  lead: 'Radios, cameras, trackers, control units and other electronics. Tell us what you need; an agent will be in touch within 12 hours, with what it costs.',
  description:
    'Ask for car electronics: radios, cameras, trackers, control units. An agent will be in touch within 12 hours.',
  requestLabel: 'What you need',
  requestHint:
    'Brand and model, how many, and the vehicle it is for. For example: a reversing camera for a 2017 Toyota Hiace.',
}

/** The request form for auto spares and electronics (buyer spec §2, §5). */
export function SparesRequestPage() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const [send] = useSendSparesRequestMutation()
  const page = pathname.startsWith(paths.electronics()) ? electronics : spares
  const about = search.get('about')?.trim().slice(0, 255)
  return (
    <InfoPage
      title={page.title}
      lead={page.lead}
      description={page.description}
      path={page.path}
      trail={[{ label: 'Auto spares', href: paths.parts() }]}
    >
      <Card>
        <RequestForm
          key={page.path}
          label={page.title}
          requestLabel={page.requestLabel}
          requestHint={page.requestHint}
          request={about ? `${about}: ` : ''}
          send={send}
        />
      </Card>
    </InfoPage>
  )
}
