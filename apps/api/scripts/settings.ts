import { readFileSync, writeFileSync } from 'node:fs'
import type { Schema } from 'yup'
import type { SettingNote } from '../src/core/setting-note.ts'
import { methods } from '../src/money/methods.ts'
import { settingsSchema } from '../src/settings.ts'
import { limits, variables } from '../src/shopfront/shop-settings/shop-settings.data.ts'
import { settingNotes } from '../src/start-rules.ts'

/**
 * `pnpm settings` writes `docs/settings.md` and `.env.example` from the declarations of the settings, which each module has in
 * its `settings.ts`.
 */

/** The headings of the page in the order of the modules, with the folder that declares most settings of each. */
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

/** The generated texts by path. */
export function settingsFiles(): Readonly<Record<string, string>> {
  return { 'docs/settings.md': settingsPage(), '.env.example': environmentExample() }
}

/** The text of a file in the repository. */
export function storedFile(path: string): string {
  return readFileSync(new URL(path, root), 'utf8')
}

const importances = [
  ['set', 'You must set'],
  ['know', 'You should know'],
  ['ignore', 'You may ignore'],
] as const

/** What may be ignored stands in the documentation alone. */
const operators = importances.filter(([importance]) => importance !== 'ignore')

type Entry = [name: string, note: SettingNote]

/** Variables that count once: afterwards people change the setting in the portal. */
const firstValues: ReadonlySet<string> = new Set(Object.values(variables))

const groups = Object.entries(settingGroups)

const entriesOf = (group: string, importance: SettingNote['importance']): Entry[] =>
  Object.entries(settingNotes).filter(
    ([name, note]) =>
      note.group === group && note.importance === importance && !firstValues.has(name),
  )

function settingsPage(): string {
  const mustSet = groups.flatMap(([group, { title }]) => {
    const names = entriesOf(group, 'set').map(([name]) => `\`${name}\``)
    const anchor = title.toLowerCase().replaceAll(/[^a-z0-9-]+/g, '-')
    return names.length === 0 ? [] : [item(`[${title}](#${anchor}): ${names.join(', ')}.`)]
  })
  const mustSay = firstEntries().filter(([, { importance }]) => importance === 'set')
  const firstNames = mustSay.map(([name]) => `\`${name}\``).join(', ')
  return `# Settings

Written by \`pnpm settings\` from the declarations (\`settings.ts\` in the folders of \`apps/api/src/\`); never edited.
\`.env.example\` has the same settings as lines to copy.

Settings are environment variables. They are read once, when a process starts; what a shop says of itself, its limits and
its periods are only [first values](#first-values) there. A malformed setting stops the start, and the message names the
setting and its required form. An empty value counts as unset. The value in brackets applies while a setting is unset.

- A **switch** is written \`on\` or \`off\`; \`true\` and \`false\` mean the same.
- A **list** is split by commas, unless the entry says otherwise.
- **Demo** means a shop with the demo world: every start without \`NODE_ENV=production\`.
- With \`NODE_ENV=production\` an unsafe start is refused (\`apps/api/src/start-rules.ts\`). An entry names unsafe values
  after “Production refuses”; all other settings accept any well-formed value. The start warns about values that the
  demo invented and you have not replaced.

## What you must set

A real shop needs these; all other settings have working defaults.

${mustSet.join('\n')}
${item(`[First values](#first-values), or later in the portal: ${firstNames}.`)}

${groups.flatMap(groupSection).join('\n\n')}

## First values

${firstEntries().length} variables count once. When a process starts, what they say is written into the database where nobody has said
anything before; afterwards the portal’s page “Settings of the shop” rules, all processes follow it within seconds, and the
variable has no effect. Unset, a setting has the value in brackets until somebody sets it there. Nobody has to set any of
them here.

${firstEntries().map(entryItem).join('\n')}

## For tests and tools only

- \`CHROME_PATH\`: the Chromium for browser tests, instead of Playwright's own.
- \`PICTURES\`: a folder for screenshots of browser tests.
`
}

/** In the order of the page of the portal. */
function firstEntries(): Entry[] {
  return [...firstValues].flatMap((name): Entry[] => {
    const note = settingNotes[name]
    return note === undefined ? [] : [[name, note]]
  })
}

/** Nothing where all of its settings are set in the portal. */
function groupSection([group, about]: (typeof groups)[number]): string[] {
  const parts = importances.flatMap(([importance, title]) => {
    const entries = entriesOf(group, importance)
    return entries.length === 0 ? [] : [`${title}:\n\n${entries.map(entryItem).join('\n')}`]
  })
  if (parts.length === 0) return []
  const lines = [
    `## ${about.title}`,
    fill(`Module \`apps/api/src/${about.module}/\`. ${about.about ?? ''}`.trim()),
    ...parts,
  ]
  return [lines.join('\n\n')]
}

function entryItem([name, note]: Entry): string {
  const example = note.example === undefined ? '' : ` For example \`${note.example}\`.`
  const unsafe =
    note.unsafe === undefined
      ? ''
      : ` Production refuses ${note.unsafe.values}: ${note.unsafe.because}.`
  const limit = limits.find((one) => variables[one.name] === name)
  const bounds = limit
    ? ` Production refuses all but ${limit.least} to ${limit.most}: ${limit.because}.`
    : ''
  return item(
    `\`${name}\` (${note.unset ?? defaultOf(name)}): ${note.text}${example}${unsafe}${bounds}`,
  )
}

/** The default as the page shows it. */
function defaultOf(name: string): string {
  const value = schemaDefault(name)
  return value === '' ? 'unset' : /^(on|off|\d+)$/.test(value) ? value : `\`${value}\``
}

/** The schema's default as a value of the environment; empty if there is none. */
function schemaDefault(name: string): string {
  const fields: Readonly<Record<string, unknown>> = settingsSchema.fields
  const value: unknown = (fields[name] as Schema | undefined)?.getDefault()
  if (typeof value === 'boolean') return value ? 'on' : 'off'
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

function environmentExample(): string {
  const parts = groups.flatMap(([group, { title: heading }]) => {
    const lines = operators.flatMap(([importance, title]) =>
      entriesOf(group, importance).map((entry) => environmentEntry(entry, title)),
    )
    return lines.length === 0 ? [] : [[`# ---- ${heading} ----`, ...lines].join('\n\n')]
  })
  const first = firstEntries().map((entry) => environmentEntry(entry, 'First value'))
  parts.push(['# ---- First values, which people change in the portal ----', ...first].join('\n\n'))
  return `# Written by \`pnpm settings\`; docs/settings.md explains the terms. The environment of the shop: whatever starts the process
# reads this file, such as systemd or Podman. Settings that you must set are empty here; the others are comments with their
# default. An empty value counts as unset.

${parts.join('\n\n')}
`
}

function environmentEntry([name, note]: Entry, title: string): string {
  const defaultValue = note.unset === undefined ? schemaDefault(name) : ''
  const text = note.text.replaceAll(/\[([^\]]+)\]\(([^)]+)\)/g, '$1 (docs/$2)').replaceAll('`', '')
  const hints = [
    `${title}: ${text}`,
    ...(note.unset === undefined || note.unset === 'unset'
      ? []
      : [`While it is unset: ${note.unset.replaceAll('`', '')}.`]),
    ...(note.example === undefined ? [] : [`For example ${note.example}`]),
  ]
  const line =
    note.importance === 'set' && !firstValues.has(name) ? `${name}=` : `#${name}=${defaultValue}`
  return [...hints.map((hint) => fill(hint, '# ', '# ')), line].join('\n')
}

const item = (text: string) => fill(text, '- ', '  ')

const maxWidth = 120

/** Wraps text at 120 characters, but never within backticks. */
function fill(text: string, first = '', rest = ''): string {
  const lines: string[] = []
  for (const word of text.match(/(?:[^\s`]|`[^`]*`)+/g) ?? []) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= maxWidth)
      lines[lines.length - 1] = `${last} ${word}`
    else lines.push((lines.length === 0 ? first : rest) + word)
  }
  return lines.join('\n')
}

if (import.meta.main) {
  for (const [path, text] of Object.entries(settingsFiles()))
    writeFileSync(new URL(path, root), text)
}
