import type { PlainMessageId } from '@bandari/i18n'
import type { SavedView } from '@bandari/sdk'
import type { SvgIconComponent } from '@mui/icons-material'
import Bolt from '@mui/icons-material/BoltOutlined'
import Search from '@mui/icons-material/Search'
import { newNote, paths } from '../../paths.ts'
import type { Permissions } from '../../providers/auth-provider.ts'
import { may, type OperationId } from '../../providers/may.ts'
import { sells } from '../../providers/sells.ts'
import { sellsOwnStock } from '../../shared/markets.ts'
import { addressOf } from '../../shared/views/list-views.ts'
import type { Audience, MenuEntry } from '../portal-resource.ts'
import { t } from '../../language/translator.ts'
import { matchWords } from './match-words.ts'

/** Other words by which somebody looks for a page, in their language. */
const otherWords: Readonly<Partial<Record<PlainMessageId, PlainMessageId>>> = {
  'portal.menu.myOrders': 'portalFinder.words.myOrders',
  'portal.menu.messages': 'portalFinder.words.messages',
  'portal.menu.myAccount': 'portalFinder.words.myAccount',
  'portal.menu.statement': 'portalFinder.words.statement',
  'portal.menu.sellerDashboard': 'portalFinder.words.sellerDashboard',
  'portal.menu.importFile': 'portalFinder.words.importFile',
  'portal.menu.orders': 'portalFinder.words.orders',
  'portal.menu.accounts': 'portalFinder.words.accounts',
  'portal.menu.bankEntries': 'portalFinder.words.bankEntries',
  'portal.menu.payouts': 'portalFinder.words.payouts',
  'portal.menu.audit': 'portalFinder.words.audit',
}

export interface Action {
  name: PlainMessageId
  words?: PlainMessageId
  path: string
  isFor: Audience
  /** Where it can be done; anywhere without it. */
  at?: RegExp
}

const staffWho =
  (operation: OperationId): Audience =>
  (permissions) =>
    may(permissions, operation)

const listsLocally: Audience = (permissions) => sells(permissions, 'list')
const buys: Audience = (permissions) => permissions?.isStaff === false

const actions: readonly Action[] = [
  {
    name: 'portalFinder.action.note',
    words: 'portalFinder.words.note',
    path: newNote,
    isFor: staffWho('addOrderNote'),
    at: /^\/support\/orders\/\d+\/show/,
  },
  {
    name: 'portalFinder.action.exportOrders',
    words: 'portalFinder.words.exportOrders',
    path: paths.supportOrders,
    isFor: staffWho('listSupportOrders'),
  },
  { name: 'portalFinder.action.article', path: paths.newArticle, isFor: staffWho('createArticle') },
  { name: 'portalFinder.action.voucher', path: paths.newVoucher, isFor: staffWho('createVoucher') },
  { name: 'portalFinder.action.rate', path: paths.newRate, isFor: staffWho('setExchangeRate') },
  { name: 'portalFinder.action.tariff', path: paths.newTariff, isFor: staffWho('createTariff') },
  {
    name: 'portalFinder.action.listVehicle',
    path: paths.createVehicle(),
    isFor: listsLocally,
  },
  { name: 'portalFinder.action.listSpare', path: paths.createSpare(), isFor: listsLocally },
  {
    name: 'portalFinder.action.importStock',
    words: 'portalFinder.words.importFile',
    path: paths.importHouseListings,
    isFor: (permissions) => permissions?.isStaff === true && sellsOwnStock(permissions),
  },
  {
    name: 'portalFinder.action.ask',
    words: 'portalFinder.words.ask',
    path: paths.ask(),
    isFor: buys,
  },
  {
    name: 'portalFinder.action.password',
    words: 'portalFinder.words.password',
    path: paths.security,
    isFor: () => true,
  },
  { name: 'portalFinder.action.addresses', path: paths.addresses, isFor: buys },
  { name: 'portalFinder.action.ownData', path: paths.ownData, isFor: () => true },
]

export interface Place {
  id: string
  kind: 'page' | 'view' | 'action'
  path: string
  title: string
  /** The list of a view. */
  detail?: string
  icon: SvgIconComponent
}

interface Wanted {
  typed: string
  entries: readonly MenuEntry[]
  views: readonly SavedView[]
  permissions: Permissions | undefined
  pathname: string
}

const mostPages = 6
const mostViews = 4
const mostActions = 4

/** Pages, views of them and actions that the person may open, the best first. */
export function findPlaces({ typed, entries, views, permissions, pathname }: Wanted): Place[] {
  const own = entries.filter(({ isFor }) => isFor(permissions))
  const pages = own.map(({ name, path, icon }) => ({
    place: { id: `page ${path}`, kind: 'page' as const, path, title: t(name), icon },
    rank: matchWords(typed, t(name), wordsOf(otherWords[name])),
  }))
  const done = actions
    .filter(({ isFor, at }) => isFor(permissions) && (at?.test(pathname) ?? true))
    .map(({ name, words, path }) => ({
      place: {
        id: `action ${name}`,
        kind: 'action' as const,
        path: path.startsWith('#') ? pathname + path : path,
        title: t(name),
        icon: Bolt,
      },
      rank: matchWords(typed, t(name), wordsOf(words)),
    }))
  return [
    ...best(views.flatMap((view) => rankedView(view, typed, own))).slice(0, mostViews),
    ...best(pages).slice(0, mostPages),
    ...best(done).slice(0, mostActions),
  ]
}

/** A view of one's own, of a list that one may still open. */
function rankedView(
  { id, list, name, query }: SavedView,
  typed: string,
  own: readonly MenuEntry[],
) {
  const isSellers = list === 'listings'
  const entry = own.find(({ path }) => path === (isSellers ? paths.vendorDashboard : `/${list}`))
  if (!entry) return []
  const path = addressOf(entry.path, query)
  const detail = t(entry.name)
  const place = { kind: 'view' as const, path, title: name, detail, icon: Search }
  return [{ place: { id: `view ${id}`, ...place }, rank: matchWords(typed, name, detail) }]
}

function wordsOf(id: PlainMessageId | undefined): string {
  return id === undefined ? '' : t(id)
}

function best(ranked: readonly { place: Place; rank: number | null }[]): Place[] {
  return ranked
    .filter(({ rank }) => rank !== null)
    .toSorted((one, other) => (one.rank ?? 0) - (other.rank ?? 0))
    .map(({ place }) => place)
}
