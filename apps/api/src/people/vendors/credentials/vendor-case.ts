import type { CaseEntry, Credential, VendorCase } from '@bandari/sdk'
import type { Context } from '../../../core/context.ts'
import { shopDay } from '../../../core/shop-day.ts'
import {
  type ApplicationEntry,
  type CredentialRow,
  type DecisionEntry,
  listApplications,
  listCredentials,
  listDecisions,
} from './credentials.store.ts'

/** The papers and the history of somebody who sells or asks to. */
export async function readVendorCase(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  accountId: number,
): Promise<VendorCase> {
  const papers = await listCredentials(db, accountId)
  return {
    papers: papers.map((paper) => credentialView(paper, shopDay(clock.now()))),
    history: caseHistory({
      papers,
      applications: await listApplications(db, accountId),
      decisions: await listDecisions(db, accountId),
    }),
  }
}

function credentialView(row: CredentialRow, today: string): Credential {
  // Where its file is, nobody outside needs to know.
  const { file_id: _file, uploaded_at, decided_at, ...shown } = row
  return {
    ...shown,
    is_expired: row.expires_on !== null && row.expires_on < today,
    uploaded_at: uploaded_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
  }
}

const decided = {
  'approve-vendor': 'approved',
  'refuse-vendor': 'declined',
  'suspend-vendor': 'suspended',
  'reinstate-vendor': 'reinstated',
} as const

interface CaseParts {
  papers: readonly Pick<CredentialRow, 'kind' | 'state' | 'reason' | 'uploaded_at' | 'decided_at'>[]
  applications: readonly ApplicationEntry[]
  decisions: readonly DecisionEntry[]
}

/** One line for each step, the newest first. */
export function caseHistory({ papers, applications, decisions }: CaseParts): CaseEntry[] {
  const steps: (Omit<CaseEntry, 'at'> & { at: Date })[] = [
    ...papers.flatMap(({ kind, state, reason, uploaded_at, decided_at }) => [
      { at: uploaded_at, what: 'added' as const, kind, text: null },
      ...(state === 'waiting' || decided_at === null
        ? []
        : [{ at: decided_at, what: state, kind, text: reason }]),
    ]),
    ...applications.map(({ at, answer }) => ({
      at,
      what: answer === null ? ('applied' as const) : ('answered' as const),
      kind: null,
      text: answer,
    })),
    ...decisions.map(({ action, at, reason }) => ({
      at,
      what: decided[action],
      kind: null,
      text: reason,
    })),
  ]
  return steps
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .map((step) => ({ ...step, at: step.at.toISOString() }))
}
