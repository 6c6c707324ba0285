import { readFileSync, writeFileSync } from 'node:fs'
import type { Schema } from 'yup'
import type { SettingNote } from '../src/core/setting-note.ts'
import { methods } from '../src/money/methods.ts'
import { settingsSchema } from '../src/settings.ts'
import { settingNotes } from '../src/start-rules.ts'

/**
 * `pnpm settings` writes `docs/settings.md` and `.env.example` from the declarations of the settings, which stand in
 * `settings.ts` of the folders whose settings they are.
 */

/** The headings of the page, in the order of the modules, and the folder that each is mostly about. */
export const settingGroups: Readonly<
  Record<string, { title: string; module: string; about?: string }>
> = {
  process: { title: 'Addresses and files', module: 'core' },
  database: { title: 'Database', module: 'platform/db' },
  processes: { title: 'Processes', module: 'platform/processes' },
  mail: { title: 'Mail', module: 'platform/mail' },
  storage: { title: 'Pictures and documents', module: 'platform/storage' },
  watching: { title: 'Watching', module: 'platform/metrics' },
  'sign-in': { title: 'Signing in', module: 'people/accounts' },
  retention: {
    title: 'Retention',
    module: 'people/privacy',
    about:
      'How long records are kept. A daily job deletes, and the privacy page prints these numbers.',
  },
  search: { title: 'Search', module: 'stock/catalogue' },
  partners: { title: 'Partners’ items', module: 'stock/partner-items' },
  prices: { title: 'Prices', module: 'pricing/cost-lines' },
  orders: { title: 'Orders', module: 'selling/orders' },
  ...Object.fromEntries(
    methods.map(({ settingsGroup: { name, ...heading } }) => [name, heading] as const),
  ),
  threads: { title: 'Conversations', module: 'conversations/threads' },
  supporters: { title: 'Supporters', module: 'supporters' },
  shopfront: { title: 'The shop itself', module: 'shopfront' },
}

const root = new URL('../../../', import.meta.url)

/** What is generated, by its path in the repository. */
export function settingsFiles(): Readonly<Record<string, string>> {
  return { 'docs/settings.md': settingsPage(), '.env.example': environmentExample() }
}

/** A file as it stands in the repository. */
export function storedFile(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

const importances = [
  ['set', 'You must set'],
  ['know', 'You should know'],
  ['ignore', 'You may ignore'],
] as const

type Entry = [name: string, note: SettingNote]

const groups = Object.entries(settingGroups)

const entriesOf = (group: string, importance: SettingNote['importance']): Entry[] =>
  Object.entries(settingNotes).filter(
    ([, note]) => note.group === group && note.importance === importance,
  )

function settingsPage(): string {
  const mustSet = groups.flatMap(([group, { title }]) => {
    const names = entriesOf(group, 'set').map(([name]) => `\`${name}\``)
    const anchor = title.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')
    return names.length === 0 ? [] : [item(`[${title}](#${anchor}): ${names.join(', ')}.`)]
  })
  return `# Settings

Written by \`pnpm settings\` from the declarations (\`settings.ts\` in the folders of \`apps/api/src/\`); never edited.
\`.env.example\` has the same settings as lines to copy.

Settings are environment variables. They are read once, when a process starts. A malformed setting stops the start, and
the message names the setting and what it must look like. An empty value counts as unset. In brackets stands what counts
while a setting is unset.

- A **switch** is written \`on\` or \`off\`; \`true\` and \`false\` mean the same.
- A **list** is split by commas, unless the entry says otherwise.
- **Demo** means a shop with the demo world: every start without \`NODE_ENV=production\`.
- With \`NODE_ENV=production\` a start that would be unsafe is refused (\`apps/api/src/start-rules.ts\`). Which values
  are, an entry says by “Production refuses”; the others may have any value that is well formed. What the demo made up
  and you have not set is listed as a warning.

## What you must set

For a shop that sells; the rest has defaults that work.

${mustSet.join('\n')}

${groups.map(groupSection).join('\n\n')}

## For tests and tools only

- \`CHROME_PATH\`: a Chromium to use instead of the one that Playwright would bring.
- \`HISTORIES\`: how many random histories the tests of the ledger and of orders' sums run through (2,000).
- \`PICTURES\`: a folder into which browser tests put pictures of what they see.
`
}

function groupSection([group, about]: (typeof groups)[number]): string {
  const parts = importances.flatMap(([importance, title]) => {
    const entries = entriesOf(group, importance)
    return entries.length === 0 ? [] : [`${title}:\n\n${entries.map(entryItem).join('\n')}`]
  })
  return [
    `## ${about.title}`,
    fill(`Module \`apps/api/src/${about.module}/\`. ${about.about ?? ''}`.trim()),
    ...parts,
  ].join('\n\n')
}

function entryItem([name, note]: Entry): string {
  const example = note.example === undefined ? '' : ` For example \`${note.example}\`.`
  const unsafe =
    note.unsafe === undefined
      ? ''
      : ` Production refuses ${note.unsafe.values}: ${note.unsafe.because}.`
  return item(`\`${name}\` (${note.unset ?? defaultOf(name)}): ${note.text}${example}${unsafe}`)
}

/** As the page writes it. */
function defaultOf(name: string): string {
  const value = schemaDefault(name)
  return value === '' ? 'unset' : /^(on|off|\d+)$/.test(value) ? value : `\`${value}\``
}

/** The schema's default as the environment would say it; empty for none. */
function schemaDefault(name: string): string {
  const fields: Readonly<Record<string, unknown>> = settingsSchema.fields
  const value: unknown = (fields[name] as Schema | undefined)?.getDefault()
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function environmentExample(): string {
  const parts = groups.map(([group, { title: heading }]) => {
    const lines = importances.flatMap(([importance, title]) =>
      entriesOf(group, importance).map((entry) => environmentEntry(entry, title)),
    )
    return [`# ---- ${heading} ----`, ...lines].join('\n\n')
  })
  return `# Written by \`pnpm settings\`; docs/settings.md explains the words. A file of the environment of the shop: whatever starts
# the process reads it, such as systemd or Podman. What must be set is empty here, the rest is a comment that shows the
# default. An empty value counts as unset.

${parts.join('\n\n')}
`
}

function environmentEntry([name, note]: Entry, title: string): string {
  const written = note.unset === undefined ? schemaDefault(name) : ''
  const text = note.text.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 (docs/$2)').replaceAll('`', '')
  const hints = [
    `${title}: ${text}`,
    ...(note.unset === undefined || note.unset === 'unset'
      ? []
      : [`While it is unset: ${note.unset.replaceAll('`', '')}.`]),
    ...(note.example === undefined ? [] : [`For example ${note.example}`]),
  ]
  const line = note.importance === 'set' ? `${name}=` : `#${name}=${written}`
  return [...hints.map((hint) => fill(hint, '# ', '# ')), line].join('\n')
}

const item = (text: string) => fill(text, '- ', '  ')

const widest = 120

/** Lines of at most 120 characters; what stands in backticks is not broken. */
function fill(text: string, first = '', rest = ''): string {
  const lines: string[] = []
  for (const word of text.match(/(?:[^\s`]|`[^`]*`)+/g) ?? []) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= widest)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push((lines.length === 0 ? first : rest) + word)
  }
  return lines.join('\n')
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(settingsFiles()))
    writeFileSync(new URL(path, root), text)
}
