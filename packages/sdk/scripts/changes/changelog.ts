import { type Change, type ContractDocument, titleOf } from './change.ts'
import { callsOf } from './compare-contracts.ts'

export interface Section {
  /** `Unreleased`, or a version and its day. */
  heading: string
  changes: readonly Change[]
  /** The contract after them. */
  contract: ContractDocument
  breaks: Readonly<Record<string, string>>
}

/** What is breaking and why, what is new, by the call or shape that it is about. */
export function writeSection({ heading, changes, contract, breaks }: Section): string {
  const calls = callsOf(contract)
  const broken = changes
    .filter(({ isBreaking }) => isBreaking)
    .map((change) => `- **${titleOf(change)}.** ${breaks[titleOf(change)] ?? ''}`.trimEnd())
  const isNewCall = ({ side, what, isBreaking }: Change) =>
    side === 'call' && what === 'added' && !isBreaking
  const newCalls = changes
    .filter(isNewCall)
    .map(({ subject }) => `- \`${subject}\`: ${calls.get(subject)?.summary ?? ''}`)
  const rest = changes.filter((change) => !change.isBreaking && !isNewCall(change))
  const parts = [
    part('Breaking', broken),
    part('New calls', newCalls),
    part('Added and widened', bySubject(rest)),
  ].filter((text) => text !== '')
  return [`## ${heading}`, ...(parts.length > 0 ? parts : ['Nothing.'])].join('\n\n')
}

function part(heading: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `### ${heading}\n\n${lines.toSorted().join('\n')}`
}

/** `Order, read`: its fields with what became of them, in one line. */
function bySubject(changes: readonly Change[]): string[] {
  const groups = Map.groupBy(changes, ({ subject, side }) =>
    side === 'call' ? `\`${subject}\`` : `\`${subject}\`, ${side}`,
  )
  return [...groups].map(([subject, group]) => {
    const told = group.map(({ field, what }) => (field === '' ? what : `\`${field}\` ${what}`))
    return `- ${subject}: ${told.join('; ')}`
  })
}

const introduction = `# Changes of the contract

What callers of the API meet, by version. "Sent" is what a caller sends, "read" what it is answered with. Written by
\`pnpm contract\` from the contract and the one before; a breaking change is named in \`openapi/released/breaks.json\` with
what its callers do now, or the check of the contract fails.
`

/** The newest section written anew, those of released versions as they are. */
export function writeChangelog(before: string, newest: string): string {
  return `${[introduction.trimEnd(), newest, ...releasedSections(before)].join('\n\n')}\n`
}

function releasedSections(changelog: string): string[] {
  return changelog
    .split(/\n(?=## )/)
    .slice(1)
    .map((section) => section.trim())
    .filter((section) => !section.startsWith('## Unreleased'))
}

/** What keeps a change of the contract from landing. */
export function problemsOf(
  changes: readonly Change[],
  breaks: Readonly<Record<string, string>>,
): string[] {
  const broken = new Set(changes.filter(({ isBreaking }) => isBreaking).map(titleOf))
  const unnamed = [...broken].filter((title) => !breaks[title]?.trim())
  const stale = Object.keys(breaks).filter((title) => !broken.has(title))
  return [
    ...unnamed.map((title) => `It breaks callers and is not named: ${JSON.stringify(title)}`),
    ...stale.map((title) => `It is named as breaking and breaks nobody: ${JSON.stringify(title)}`),
  ]
}
