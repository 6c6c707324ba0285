import { i18nProvider } from '@bandari/portal/src/language/i18n-provider.ts'
import type { ThemeName } from '@bandari/portal/src/layout/chosen-theme.ts'
import { darkTheme, lightTheme } from '@bandari/portal/src/layout/portal-theme.ts'
import type { Permissions } from '@bandari/portal/src/providers/auth-provider.ts'
import { CssBaseline } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { AdminContext, type AuthProvider, memoryStore, Notification } from 'react-admin'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import {
  answerOperations,
  type Answers,
  type Operations,
  type Records,
  sampleData,
} from './sample-data.ts'

/** What a story of the portal says of the world around it: its `parameters`. */
export interface PortalWorld {
  records?: Records
  operations?: Operations
  answers?: Answers
  /** The address it stands at: `/7` for a page of the record 7. */
  at?: string
  /** Null for somebody who is not staff; an administrator unless it says otherwise. */
  staffRole?: Permissions['staffRole']
}

interface InPortalProps extends PortalWorld {
  theme: ThemeName
  children: ReactNode
}

/** react-admin's context as `App.tsx` of the portal makes it, with a router and data that live in memory. */
export function InPortal({ theme, children, at = '/', ...world }: InPortalProps) {
  const [{ store, data, auth }] = useState(() => {
    const { records = {}, operations = {}, answers = 'records', staffRole = 'admin' } = world
    answerOperations(operations, answers)
    const data = sampleData(records, answers)
    return { store: memoryStore({ theme }), data, auth: signedIn(staffRole) }
  })
  const [router] = useState(() =>
    createMemoryRouter(
      [
        {
          // react-admin's pages of a record take its id from the address.
          path: '/:id?/*',
          element: (
            <AdminContext
              i18nProvider={i18nProvider}
              authProvider={auth}
              dataProvider={data}
              store={store}
              theme={lightTheme}
              darkTheme={darkTheme}
            >
              <CssBaseline enableColorScheme />
              {children}
              <Notification />
            </AdminContext>
          ),
        },
      ],
      { initialEntries: [at] },
    ),
  )
  return <RouterProvider router={router} />
}

function signedIn(staffRole: Permissions['staffRole']): AuthProvider {
  const permissions: Permissions = {
    isStaff: staffRole !== null,
    isAgent: true,
    staffRole,
    sellerStatus: 'approved',
    sellsFor: { vendor_id: 1, role: 'owner', may_list_export: true },
    mayListExport: true,
  }
  return {
    login: () => Promise.resolve(),
    logout: () => Promise.resolve(),
    checkAuth: () => Promise.resolve(),
    checkError: () => Promise.resolve(),
    getIdentity: () => Promise.resolve({ id: 'amina@example.com', fullName: 'Amina Odhiambo' }),
    getPermissions: () => Promise.resolve(permissions),
  }
}
