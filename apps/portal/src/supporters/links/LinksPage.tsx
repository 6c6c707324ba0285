import { Card, Field, SelectInput } from '@bandari/ui'
import { useSearchParams } from 'react-router-dom'
import { AccountTrail } from '../../layout/AccountTrail.tsx'
import { AgentOnly } from '../../layout/AgentOnly.tsx'
import { Page } from '../../layout/Page.tsx'
import { JoinInvitation } from '../../shared/programme/JoinInvitation.tsx'
import { t } from '../../language/translator.ts'
import css from './Links.module.css'
import { LinkList } from './LinkList.tsx'
import { LinksSkeleton } from './LinksSkeleton.tsx'
import { ListingFigures } from './ListingFigures.tsx'
import { type Period, periods, readPeriod } from './period.ts'

/** Which of a supporter's links brings buyers: to each its clicks, sign-ups, orders and commission. */
export function LinksPage() {
  const title = t('portalLinks.title')
  return (
    <Page title={title} above={<AccountTrail here={title} />} wide>
      <AgentOnly
        skeleton={<LinksSkeleton />}
        stranger={
          <Card>
            <JoinInvitation>{t('portalLinks.join')}</JoinInvitation>
          </Card>
        }
      >
        {() => <Links />}
      </AgentOnly>
    </Page>
  )
}

function Links() {
  const [query, setQuery] = useSearchParams()
  const days = readPeriod(query.get('days'))
  const change = (chosen: Period) => setQuery({ days: String(chosen) }, { replace: true })
  return (
    <div className={css.page}>
      <p className={css.lead}>{t('portalLinks.lead')}</p>
      <PeriodField days={days} onChange={change} />
      <LinkList days={days} />
      <ListingFigures days={days} />
    </div>
  )
}

interface PeriodFieldProps {
  days: Period
  onChange: (days: Period) => void
}

function PeriodField({ days, onChange }: PeriodFieldProps) {
  const choices = periods.map((count) => ({
    value: String(count),
    label: t('portalLinks.lastDays', { count }),
  }))
  return (
    <div className={css.period}>
      <Field label={t('portalLinks.period')}>
        {(control) => (
          <SelectInput
            {...control}
            choices={choices}
            value={String(days)}
            onChange={({ currentTarget: { value } }) => onChange(readPeriod(value))}
          />
        )}
      </Field>
    </div>
  )
}
