import type { PlainMessageId } from '@bandari/i18n'
import type { FoundRecord } from '@bandari/sdk'
import type { SvgIconComponent } from '@mui/icons-material'
import { t } from '../../language/translator.ts'
import type { Place } from './places.ts'
import { recent } from './recent.ts'
import { factsOf, kindNames, pathOf } from './records.ts'

export interface FinderOption {
  key: string
  path: string
  title: string
  detail: string | null
  icon?: SvgIconComponent
  /** Kept among what was opened last: records and pages, but nothing that is done once. */
  isRemembered: boolean
}

export interface FinderGroup {
  name: PlainMessageId
  options: readonly FinderOption[]
}

interface Sources {
  typed: string
  places: readonly Place[]
  records: readonly FoundRecord[]
}

/** What was opened last, until something is typed; then records, pages and actions. A group without any is not shown. */
export function groupsOf({ typed, places, records }: Sources): FinderGroup[] {
  if (typed === '') return present([{ name: 'portalFinder.kind.recent', options: recentOptions() }])
  const pages = places.filter(({ kind }) => kind === 'page').map(optionOfPlace)
  const views = places.filter(({ kind }) => kind === 'view').map(optionOfPlace)
  const actions = places.filter(({ kind }) => kind === 'action').map(optionOfPlace)
  return present([
    ...groupsOfRecords(records),
    { name: 'portalFinder.kind.view', options: views },
    { name: 'portalFinder.kind.page', options: pages },
    { name: 'portalFinder.kind.action', options: actions },
  ])
}

/** The kinds in the order of the answer; a record that was found twice is there once. */
function groupsOfRecords(records: readonly FoundRecord[]): FinderGroup[] {
  const kinds = [...new Set(records.map(({ kind }) => kind))]
  return kinds.map((kind) => {
    const ofKind = records.filter((record) => record.kind === kind).map(optionOfRecord)
    const once = new Map(ofKind.map((option) => [option.key, option]))
    return { name: kindNames[kind], options: [...once.values()] }
  })
}

function present(groups: readonly FinderGroup[]): FinderGroup[] {
  return groups.filter(({ options }) => options.length > 0)
}

function optionOfRecord(record: FoundRecord): FinderOption {
  const name = t(kindNames[record.kind])
  const facts = factsOf(record)
  return {
    key: `${record.kind} ${record.id} ${record.title}`,
    path: pathOf(record),
    title: record.title,
    detail: facts.length === 0 ? name : facts.join(' · '),
    isRemembered: true,
  }
}

function optionOfPlace({ id, kind, path, title, detail, icon }: Place): FinderOption {
  return { key: id, path, title, detail: detail ?? null, icon, isRemembered: kind !== 'action' }
}

function recentOptions(): FinderOption[] {
  return recent.list().map(({ path, title, detail }) => ({
    key: `recent ${path}`,
    path,
    title,
    detail,
    isRemembered: true,
  }))
}
