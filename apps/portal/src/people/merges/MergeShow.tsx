import type { AccountMerge } from '@bandari/sdk'
import { Link } from 'react-router-dom'
import { t } from '../../language/translator.ts'
import { paths } from '../../paths.ts'
import { formatMoment } from '../../shared/dates.ts'
import { type Fact, FactList } from '../../shared/FactList.tsx'
import decide from '../../staff/record/Decide.module.css'
import { Section } from '../../staff/record/Section.tsx'
import sheet from '../../staff/record/Sheet.module.css'
import { StaffShow } from '../../staff/record/StaffShow.tsx'
import { MergeChip } from './MergeChip.tsx'
import { MergeDecisions } from './MergeDecisions.tsx'
import { MergeEffect } from './MergeEffect.tsx'

const badgesOf = ({ state }: AccountMerge) => <MergeChip state={state} />

export function MergeShow() {
  return (
    <StaffShow<AccountMerge>
      what="merge"
      listed="merges"
      filled="effect"
      titleOf={({ kept, ended }) =>
        t('staffMerges.heading', { kept: kept.email, ended: ended.email })
      }
      badgesOf={badgesOf}
    >
      {(merge) => <MergeSheet merge={merge} />}
    </StaffShow>
  )
}

function MergeSheet({ merge }: { merge: AccountMerge }) {
  const { state, effect } = merge
  return (
    <div className={sheet.sheet}>
      <div className={decide.side}>
        <MergeDecisions merge={merge} />
      </div>
      <div className={sheet.main}>
        <Section title={t('staffMerges.facts')}>
          <FactList facts={factsOf(merge)} />
        </Section>
        {effect && state !== 'rejected' && (
          <Section title={t('staff.record.merge')}>
            <MergeEffect
              title={t(state === 'waiting' ? 'staffMerges.whatMoves' : 'staffMerges.whatMoved')}
              nothing={t('staffMerges.nothing')}
              hindered={t('staffMerges.hindered')}
              effect={effect}
            />
          </Section>
        )}
      </div>
    </div>
  )
}

function factsOf({ kept, ended, reason, ...merge }: AccountMerge): Fact[] {
  const { created_at, created_by, decided_at, decided_by, rejection } = merge
  const by = (name: string, at: string) =>
    t('staffMerges.askedBy', { name, moment: formatMoment(at) })
  return [
    { name: t('staffMerges.kept'), value: <Person person={kept} /> },
    { name: t('staffMerges.ended'), value: <Person person={ended} /> },
    { name: t('staff.reason'), value: reason },
    { name: t('staffMerges.asked'), value: by(created_by, created_at) },
    {
      name: t('staffMerges.decided'),
      value: decided_at !== null && decided_by !== null ? by(decided_by, decided_at) : null,
    },
    { name: t('staffMerges.rejected'), value: rejection },
  ]
}

function Person({
  person: { id, email, first_name, last_name },
}: {
  person: AccountMerge['kept']
}) {
  return (
    <>
      <Link to={paths.supportUser(id)}>{email}</Link> {first_name} {last_name}
    </>
  )
}
