import { type ComponentType, type ReactNode, Suspense } from 'react'
import { t } from '../language/translator.ts'
import { ListSkeleton } from '../layout/ListSkeleton.tsx'
import { PageSkeleton } from '../layout/FirstFrame.tsx'
import type { MenuEntry, PortalResource, PortalRoute } from '../layout/portal-resource.ts'
import { may, type OperationId } from '../providers/may.ts'
import { StaffOnly } from './StaffOnly.tsx'

/** A page and the operation that it needs; people without permission for it see a refusal. */
type GuardedPage = readonly [permission: OperationId, page: ComponentType]

interface StaffResource {
  name?: string
  /** The path of a page that is no resource; a resource has its name for a path. */
  menu: Pick<MenuEntry, 'group' | 'name' | 'icon' | 'counts'> & { path?: string }
  /** The menu shows the resource to those who may open this. */
  list: GuardedPage
  show?: GuardedPage
  create?: GuardedPage
  edit?: GuardedPage
  recordRepresentation?: string
  routes?: readonly PortalRoute[]
}

/** A resource of staff: each page is guarded, the menu follows the list's permission, and the list's heading is there at once. */
export function staffResource(resource: StaffResource): PortalResource {
  const { name, menu, list, show, create, edit, recordRepresentation, routes = [] } = resource
  const [permission] = list
  const path = menu.path ?? `/${name}`
  const entry: MenuEntry = {
    ...menu,
    path,
    isFor: (permissions) => may(permissions, permission),
  }
  const listPage = guarded(list, () => <ListSkeleton title={t(menu.name)} />)
  if (name === undefined) return { routes: [{ path, page: listPage }, ...routes], menu: entry }
  return {
    name,
    list: listPage,
    show: show && guarded(show),
    create: create && guarded(create),
    edit: edit && guarded(edit),
    recordRepresentation,
    routes,
    menu: entry,
  }
}

/** A page of staff that is no list and no record. */
export function staffRoute(path: string, page: GuardedPage): PortalRoute {
  return { path, page: guarded(page) }
}

function guarded(
  [permission, Page]: GuardedPage,
  coming: () => ReactNode = () => <PageSkeleton />,
): ComponentType {
  return function Guarded() {
    return (
      <StaffOnly operation={permission}>
        <Suspense fallback={coming()}>
          <Page />
        </Suspense>
      </StaffOnly>
    )
  }
}
