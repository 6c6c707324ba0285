import type {
  OwnThreads,
  SupportThread,
  SupportThreadRead,
  Thread,
  ThreadFile,
  ThreadMessage,
} from '@bandari/sdk'
import { vendorRights } from '@bandari/sdk/vendor-rights'
import type { Account } from '../../core/account.ts'
import { isOfVendor } from '../../core/vendor-of.ts'
import { toDecimal } from '../../core/money.ts'
import type { Settings } from '../../core/settings.ts'
import type { ThreadSide } from './tables.ts'
import { maskContacts, maskedUntil } from './mask-contacts.ts'
import { type MessageFile, type MessageRow, messagesPerPage } from './thread-messages.store.ts'
import { threadsPerPage, type ThreadRow } from './threads.store.ts'

type Shop = Pick<Settings, 'brandName' | 'maskContacts'>

interface Viewer extends Shop {
  side: ThreadSide
}

interface MessagePage {
  rows: readonly MessageRow[]
  responseMinutes: number | null
}

/** The thread as one of its two sides sees it. */
export function threadView(
  row: ThreadRow,
  viewer: Viewer,
  { rows, responseMinutes }: MessagePage,
): Thread {
  return {
    ...aboutView(row, viewer),
    is_shop: row.vendor_id === null,
    blocked_by: row.blocked_by,
    reported: row.report?.outcome === null,
    masked: maskedUntilOf(row, viewer) !== null,
    masked_until: maskedUntilOf(row, viewer),
    response_minutes: responseMinutes,
    ...messagesView(row, rows, viewer.brandName, (side, text) =>
      seenText(row, viewer, { side, text }),
    ),
  }
}

/** The account's threads, as buyer or as vendor. */
export function myThreadsView(
  rows: readonly ThreadRow[],
  { account, unread, shop }: { account: Correspondent; unread: number; shop: Shop },
): OwnThreads {
  const threads = rows.slice(0, threadsPerPage).map((row) => {
    const viewer = { ...shop, side: sideOf(row, account) ?? 'buyer' }
    const last_text = seenText(row, viewer, { side: row.last_side, text: row.last_text })
    return { ...aboutView(row, viewer), last_text }
  })
  return { unread, more: rows.length > threadsPerPage, threads }
}

export function supportThreadView(row: ThreadRow): SupportThread {
  const { id, product_id, order_id, request_id, title, buyer_id, buyer_name } = row
  const { vendor_id, last_side } = row
  return {
    id,
    seller: vendor_id === null ? 'shop' : 'vendor',
    product_id,
    order_id,
    request_id,
    quote_id: row.basket_id,
    title,
    buyer_id,
    buyer_name,
    vendor_id,
    vendor_name: row.vendor_name,
    unread: row.seller_unread,
    last_at: row.last_at.toISOString(),
    last_side,
    last_text: row.last_text,
    blocked_by: row.blocked_by,
    // jsonb renders times with an offset; the wire has them in UTC.
    report: row.report && { ...row.report, at: new Date(row.report.at).toISOString() },
    assignee: row.assignee,
  }
}

export function supportThreadPageView(
  row: ThreadRow,
  rows: readonly MessageRow[],
  { brandName }: Pick<Shop, 'brandName'>,
): SupportThreadRead {
  return { ...supportThreadView(row), ...messagesView(row, rows, brandName, (_, text) => text) }
}

/** Who reads and writes, for themselves or for a vendor. */
export type Correspondent = Pick<Account, 'id' | 'membership'>

/** Null if the account is on neither side. */
export function sideOf(
  { buyer_id, vendor_id }: Pick<ThreadRow, 'buyer_id' | 'vendor_id'>,
  account: Correspondent,
): ThreadSide | null {
  if (buyer_id === account.id) return 'buyer'
  return isOfVendor(account, vendor_id) ? 'seller' : null
}

/** Whether the account may write, block and report on its side: a reader of the seller's team may not. */
export function mayAnswer({ membership }: Correspondent, side: ThreadSide): boolean {
  return side === 'buyer' || membership === null || vendorRights[membership.role].includes('list')
}

function aboutView(row: ThreadRow, { side, brandName }: Viewer) {
  const { id, product_id: product, order_id: order, request_id: request, title } = row
  const seller = row.vendor_id === null ? brandName : row.vendor_name
  return {
    id,
    side,
    product,
    order,
    request,
    quote: row.basket_id,
    title,
    with: side === 'seller' ? row.buyer_name : seller,
    unread: side === 'buyer' ? row.buyer_unread : row.seller_unread,
    last_at: row.last_at.toISOString(),
  }
}

export function maskedUntilOf(
  row: ThreadRow,
  { maskContacts: setting }: Pick<Shop, 'maskContacts'>,
): Thread['masked_until'] {
  const { has_order: hasOrder, is_answered: isAnswered, market, vendor_id } = row
  const isOfShop = vendor_id === null
  return maskedUntil(setting, { hasOrder, isAnswered, isOfShop, isLocal: market === 'local' })
}

function seenText(row: ThreadRow, viewer: Viewer, one: { side: ThreadSide; text: string }): string {
  const isTheirs = one.side !== viewer.side
  return isTheirs && maskedUntilOf(row, viewer) !== null ? maskContacts(one.text) : one.text
}

function eventView({ event, amount, currency, valid_until }: MessageRow): ThreadMessage['event'] {
  if (event === null) return null
  return { kind: event, amount: amount === null ? null : toDecimal(amount), currency, valid_until }
}

export function threadFileView({ id, name, type, bytes }: MessageFile): ThreadFile {
  return { id, name, type, bytes }
}

/** Staff write as the shop. */
function messagesView(
  { vendor_id }: ThreadRow,
  rows: readonly MessageRow[],
  brandName: string,
  textOf: (side: ThreadSide, text: string) => string,
) {
  return {
    earlier: rows.length > messagesPerPage,
    messages: rows.slice(-messagesPerPage).map((one) => ({
      id: one.id,
      side: one.side,
      by: one.side === 'seller' && vendor_id === null ? brandName : one.by,
      text: textOf(one.side, one.text),
      event: eventView(one),
      files: one.files.map((file) => ({
        ...threadFileView(file),
        name: textOf(one.side, file.name),
      })),
      at: one.at.toISOString(),
    })),
  }
}
