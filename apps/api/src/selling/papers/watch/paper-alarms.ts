import { checklistOf } from '../checklist.ts'
import type { StaffAlarm } from '../paper-mails.ts'
import { endsTooSoon, stateOf } from '../paper-states.ts'
import type { PaperFacts } from '../read-order-papers.ts'

export interface PaperAlarm {
  alarm: StaffAlarm
  kind: string
  /** Another draft, or another day of arrival, is another alarm. */
  about: string
}

/** What staff, and where they must act the buyer, have to hear about the papers of an order (documents.md §2). */
export function paperAlarms({ journey, papers, checklist }: PaperFacts, now: Date): PaperAlarm[] {
  const { eta, today, done } = journey.facts
  const latest = papers.filter(({ is_latest }) => is_latest)
  const unanswered = latest.filter((paper) => stateOf(paper, now) === 'overdue')
  // What was good until the ship came did its work.
  const ending = done.arrived ? [] : latest.filter((paper) => endsTooSoon(paper, { eta, today }))
  return [
    ...unanswered.map(({ kind, id }) => alarm('draft-unanswered', kind, String(id))),
    ...ending.map(({ kind, id }) => alarm('certificate-ends', kind, `${id} ${eta ?? ''}`.trim())),
    ...missingPermit(checklist, done.booked?.on ?? null),
  ]
}

/** Before it is here the vehicle must not go on board. */
function missingPermit(checklist: PaperFacts['checklist'], bookedOn: string | null): PaperAlarm[] {
  if (!checklist || bookedOn === null || bookedOn > checklist.today) return []
  const permit = checklistOf(checklist).find(({ kind }) => kind === 'import_permit')
  if (permit?.required !== 'yes' || permit.state === 'here') return []
  return [alarm('permit-missing', 'import_permit', bookedOn)]
}

function alarm(name: StaffAlarm, kind: string, about: string): PaperAlarm {
  return { alarm: name, kind, about }
}
