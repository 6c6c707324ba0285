import type { PlainMessageId } from '@bandari/i18n'
import type { SupportOverview } from '@bandari/sdk'
import type { SvgIconComponent } from '@mui/icons-material'
import type { ComponentType } from 'react'
import type { Permissions } from '../providers/auth-provider.ts'

/** The headings of the menu, in its order. No role may have more than nine entries under one: a dozen is seen at once. */
export const menuGroups = [
  'account',
  'seller',
  'supporter',
  'desk',
  'stock',
  'people',
  'money',
  'content',
  'shipping',
  'reports',
] as const

export type MenuGroup = (typeof menuGroups)[number]

/** What staff have to do, as the overview counts it. */
export type Queue = SupportOverview['waiting'][number]['what']

/** Whose menu shows an entry. Until the permissions are read they are undefined. */
export type Audience = (permissions: Permissions | undefined) => boolean

export interface MenuEntry {
  group: MenuGroup
  path: string
  name: PlainMessageId
  icon: SvgIconComponent
  isFor: Audience
  /** Queues whose total is shown next to the name. */
  counts?: readonly Queue[]
  /** Whether the number of unread messages is shown next to the name. */
  countsUnread?: boolean
  /** Whether the number of orders that wait for the seller is shown next to the name. */
  countsSellersOrders?: boolean
}

export interface PortalRoute {
  path: string
  page: ComponentType
  /** Has a bar of its own instead of the portal's. */
  bare?: boolean
}

/** What a module adds to the portal: its screens, their addresses and its menu entry. */
export interface PortalResource {
  /** react-admin's resource: the API's path, which is the address of its screens too. */
  name?: string
  list?: ComponentType
  show?: ComponentType
  create?: ComponentType
  edit?: ComponentType
  recordRepresentation?: string
  /** Screens that are no list and no record. */
  routes?: readonly PortalRoute[]
  menu?: MenuEntry
}

/** A page of its own at the address that its menu entry leads to. */
export function menuPage(page: ComponentType, menu: MenuEntry): PortalResource {
  return { routes: [{ path: menu.path, page }], menu }
}
