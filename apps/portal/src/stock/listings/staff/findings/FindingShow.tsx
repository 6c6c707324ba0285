import type { SupportFinding } from '@bandari/sdk'
import { Button, buttonClass } from '@bandari/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { t } from '../../../../language/translator.ts'
import { paths } from '../../../../paths.ts'
import { formatMoment } from '../../../../shared/dates.ts'
import { FactList } from '../../../../shared/FactList.tsx'
import decide from '../../../../staff/record/Decide.module.css'
import { RecordDecision } from '../../../../staff/record/RecordDecision.tsx'
import { Section } from '../../../../staff/record/Section.tsx'
import sheet from '../../../../staff/record/Sheet.module.css'
import { StaffShow } from '../../../../staff/record/StaffShow.tsx'
import { useMay } from '../../../../staff/use-may.ts'
import { ListingBriefLine } from '../ListingBriefLine.tsx'
import css from '../ListingRelations.module.css'
import { FindingChip } from './FindingChip.tsx'
import { ruleNames, whyLabel } from './finding-labels.ts'

const badgesOf = (finding: SupportFinding) => <FindingChip finding={finding} />

export function FindingShow() {
  return (
    <StaffShow<SupportFinding>
      what="finding"
      listed="findings"
      filled="found_at"
      titleOf={({ rule }) => t(ruleNames[rule])}
      badgesOf={badgesOf}
    >
      {(finding) => <Sheet finding={finding} />}
    </StaffShow>
  )
}

function Sheet({ finding }: { finding: SupportFinding }) {
  const mayDecide = useMay('updateSupportFinding')
  const { listing, others, found_at, ended_at, decided_by, reason, state } = finding
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <Section title={t('staffModeration.decide')} className={decide.panel}>
          <p>{t('staffModeration.how')}</p>
          <div className={decide.buttons}>
            <Link className={buttonClass({ wide: true })} to={paths.supportListing(listing.id)}>
              {t('staffModeration.openListing')}
            </Link>
            {mayDecide && state === 'open' && <LookedAt finding={finding} />}
          </div>
        </Section>
      </div>
      <div className={sheet.main}>
        <Section title={t('staffModeration.listing')}>
          <ListingBriefLine listing={listing} />
        </Section>
        <Section title={t('staffModeration.why')}>
          <p>{whyLabel(finding)}</p>
          {others.length > 0 && (
            <ul className={css.list} aria-label={t('staffModeration.others')}>
              {others.map(({ id, title, seller_name }) => (
                <li key={id}>
                  <Link to={paths.supportListing(id)}>{title}</Link>
                  <span className={css.quiet}>{seller_name ?? t('staffListings.ownStock')}</span>
                </li>
              ))}
            </ul>
          )}
          <FactList
            facts={[
              { name: t('staffModeration.found'), value: formatMoment(found_at) },
              {
                name: t('staffModeration.over'),
                value: ended_at === null ? null : formatMoment(ended_at),
              },
              { name: t('staffModeration.by'), value: decided_by },
              { name: t('staff.reason'), value: reason },
            ]}
          />
        </Section>
      </div>
    </div>
  )
}

function LookedAt({ finding }: { finding: SupportFinding }) {
  const [isOpen, setOpen] = useState(false)
  const label = t('staffModeration.lookedAt')
  return (
    <>
      <Button wide variant="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <RecordDecision
          resource="support/findings"
          record={finding}
          words={{
            title: label,
            effect: t(
              finding.rule === 'chassis'
                ? 'staffModeration.lookedAtChassis'
                : 'staffModeration.lookedAtText',
            ),
            confirm: label,
            hint: t('staffModeration.lookedAtHint'),
            done: t('staffModeration.lookedAtDone'),
          }}
          changes={{ looked_at: true }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
